import { Link } from 'react-router-dom';

/** Height of the live line, in units of the drawing. */
const AXIS = 300;
const FORKS = 30;
/** Farthest distance of a fork from the axis, in units of the drawing. */
const REACH = 235;
/** Largest sway of a fork, in units of the drawing. */
const SWAY = 30;

/** Pseudo-random number from 0 to 1. Whole numbers alone, so that every browser draws what was prerendered. */
const scattered = (i: number, salt: number) => (((i + 3) * (salt + 5) * 7919 + salt * 104_729) % 97) / 97;

/** Path of a fork that leaves the axis, runs beside it and comes back. */
function fork(i: number): string {
  const side = i % 2 === 0 ? -1 : 1;
  const far = AXIS + side * REACH * ((i + 1) / FORKS);
  const y = (salt: number) => Math.round(far + (scattered(i, salt) - 0.5) * SWAY);
  const start = 370 + Math.round(scattered(i, 3) * 50);
  const end = 1_130 + Math.round(scattered(i, 4) * 50);
  const [out, middle, back] = [y(1), y(2), y(5)];
  return (
    `M${start} ${AXIS}C${start + 110} ${AXIS} 480 ${out} 610 ${out}` +
    `S700 ${middle} 790 ${middle}S900 ${back} 960 ${back}S${end - 110} ${AXIS} ${end} ${AXIS}`
  );
}

const PATHS = Array.from({ length: FORKS }, (_, i) => fork(i));

/**
 * The forks of a slice: all of them come back to the live line but one, which is lost. Its end leads home, as the line
 * above it does for those who do not see it.
 */
export function LostFork() {
  return (
    <svg className="lost-fork" viewBox="0 0 1600 560" preserveAspectRatio="none" aria-hidden="true">
      {PATHS.map((path, i) => (
        <path key={path} d={path} strokeOpacity={(0.3 + 0.6 * scattered(i, 6)).toFixed(2)} />
      ))}
      <path className="lost-fork-live" d={`M0 ${AXIS}H1240`} />
      <path className="lost-fork-next" d={`M1240 ${AXIS}H1600`} />
      <path className="lost-fork-lost" d={`M380 ${AXIS}C500 ${AXIS} 490 170 620 160S800 200 880 150S1040 24 1160 40`} />
      <path className="lost-fork-lost lost-fork-fading" d="M1160 40C1260 54 1290 170 1390 150S1480 60 1520 74" />
      <Link to="/" tabIndex={-1}>
        <path className="lost-fork-lost lost-fork-end" d="M1520 74h0" />
        <path className="lost-fork-hit" d="M1520 74h0" />
      </Link>
    </svg>
  );
}
