import { CORNERS, DISC_RADIUS, HOLLOW_LINE, insetCorners, type Point, type Shape, TRAIL } from '../../theme/shape';
import { BEYOND_SIZE, SHAPES } from './inks';
import { CLASSES, SHOWN_PER_LANE } from './sim';

const points = (corners: readonly Point[]) => corners.map((corner) => corner.join(',')).join(' ');

function Outline({ shape, by = 0 }: { shape: Shape; by?: number }) {
  if (shape === 'disc') return <circle r={DISC_RADIUS - by} />;
  return <polygon points={points(insetCorners(CORNERS[shape], by))} />;
}

/** Shape of a batch with its trail, as the drawing has it. */
function Mark({ shape, degraded }: { shape: Shape; degraded?: 'true' | 'incident' }) {
  return (
    <svg
      className="shape"
      data-degraded={degraded}
      viewBox="-3.5 -1 4.5 2"
      width="2.25em"
      height="1em"
      aria-hidden="true"
    >
      <path d="M0-.25V.25L-3.5 0Z" />
      <Outline shape={shape} />
      {!degraded && (
        <g className="shape-ground">
          <Outline shape={shape} by={HOLLOW_LINE} />
        </g>
      )}
    </svg>
  );
}

/** Bar of a lane as the drawing has it. */
function Load() {
  return (
    <svg className="shape" viewBox="0 0 40 16" width="2.5em" height="1em" aria-hidden="true">
      <path className="shape" data-degraded="true" d="M0 5h6v6H0ZM22 5h6v6H22Z" />
      <path d="M6 5h14v6H6Z" />
      <path className="shape" data-beyond="true" d="M28 5h10v6H28Z" />
      <path
        className="shape-ground"
        data-only="forced"
        d="M7 5h2v6H7ZM11 5h2v6h-2ZM15 5h2v6h-2ZM29 5h2v6h-2ZM33 5h2v6h-2ZM37 5h1v6h-1Z"
      />
    </svg>
  );
}

/**
 * Legend of the batches' shapes, which no word beside them explains: it is needed wherever they are drawn, at least the
 * keys that lead.
 */
export default function Legend() {
  return (
    <ul className="legend muted small" data-needed>
      {CLASSES.map((cls) => (
        <li key={cls} data-lead>
          <Mark shape={SHAPES[cls]} />
          {` ${cls}`}
        </li>
      ))}
      <li data-lead>
        <Mark shape={SHAPES.VECTOR} degraded="true" /> Degraded
      </li>
      <li data-lead>
        <Mark shape={SHAPES.VECTOR} degraded="incident" /> In an incident
      </li>
      <li>
        <svg className="shape" data-beyond="true" viewBox="-1 -1 2 2" width="1em" height="1em" aria-hidden="true">
          <circle r={DISC_RADIUS * BEYOND_SIZE} />
        </svg>
        {` Batches beyond ${SHOWN_PER_LANE} in a lane`}
      </li>
      <li>
        <Load /> Load
      </li>
      <li>{`Trail: last ${TRAIL.ms / 1_000} s`}</li>
    </ul>
  );
}
