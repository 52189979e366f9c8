import { CORNERS, DISC_RADIUS, HOLLOW, inset, type Point, type Shape } from '../../theme/shape';
import { BEYOND_SIZE, SHAPES } from './inks';
import { CLASSES, SHOWN_PER_LANE } from './sim';

const points = (corners: readonly Point[]) => corners.map((corner) => corner.join(',')).join(' ');

function Outline({ shape, by = 0 }: { shape: Shape; by?: number }) {
  if (shape === 'disc') return <circle r={DISC_RADIUS - by} />;
  return <polygon points={points(inset(CORNERS[shape], by))} />;
}

/** A batch's shape as the stage draws it. */
function Mark({ shape, degraded = false }: { shape: Shape; degraded?: boolean }) {
  return (
    <svg className="shape" data-degraded={degraded} viewBox="-1 -1 2 2" width="1em" height="1em" aria-hidden="true">
      <Outline shape={shape} />
      {degraded && (
        <g className="shape-ground">
          <Outline shape={shape} by={HOLLOW.line} />
          <rect x={-HOLLOW.cut / 2} y="-1" width={HOLLOW.cut} height="2" />
        </g>
      )}
    </svg>
  );
}

/** A lane's bar as the stage draws it. */
function Load() {
  return (
    <svg className="shape" viewBox="0 0 40 16" width="2.5em" height="1em" aria-hidden="true">
      <path className="shape" data-degraded="true" d="M0 5h6v6H0ZM22 5h6v6H22Z" />
      <path d="M6 5h14v6H6Z" />
      <path className="shape" data-beyond="true" d="M28 5h10v6H28Z" />
    </svg>
  );
}

/** What the shapes of the batches mean. */
export default function Legend() {
  return (
    <ul className="legend">
      {CLASSES.map((cls) => (
        <li key={cls}>
          <Mark shape={SHAPES[cls]} /> {cls}
        </li>
      ))}
      <li>
        <Mark shape={SHAPES.VECTOR} degraded /> degraded batch of any class
      </li>
      <li>
        <svg className="shape" data-beyond="true" viewBox="-1 -1 2 2" width="1em" height="1em" aria-hidden="true">
          <circle r={DISC_RADIUS * BEYOND_SIZE} />
        </svg>{' '}
        batch beyond the {SHOWN_PER_LANE} shown in a lane
      </li>
      <li>
        <Load /> lane load: the {SHOWN_PER_LANE} shown, then the others
      </li>
      <li>%: average quality of the lane</li>
    </ul>
  );
}
