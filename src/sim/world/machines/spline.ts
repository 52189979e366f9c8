import type { Spec } from './specs';

/** Place and speed of a machine at an instant. */
export interface MotionSample {
  /** Place along the patrol, metres. */
  readonly place: number;
  /** Speed, metres a second. */
  readonly speed: number;
}

/**
 * Motion at the part `u` of a step, from its own speed and those of the steps beside it: metres and metres a second. As
 * in a quadratic spline, the speed where two steps meet is the mean of theirs.
 */
export function motionWithin(before: number, during: number, after: number, u: number, { step }: Spec): MotionSample {
  const left = 1 - u;
  const speed = (left * left * before + (1 + 2 * u * left) * during + u * u * after) / 2;
  const share = (before * (1 - left * left * left)) / 6 + during * (u / 2 + (u * u) / 2 - (u * u * u) / 3);
  return { place: ((share + (after * u * u * u) / 6) * step) / 1_000, speed };
}

/** Points of Gauss and Legendre on (0, 1) with their weights: exact for the cube of a speed that is a quadratic. */
const POINTS = [
  [0.06943184420297371, 0.17392742256872692],
  [0.33000947820757187, 0.32607257743127305],
  [0.6699905217924281, 0.32607257743127305],
  [0.9305681557970263, 0.17392742256872692],
] as const;

/**
 * Metres that a drive works for up to the part `u` of a step: those travelled, of a hull each times the square of its
 * speed by its cruising speed, as the drag grows.
 */
export function workIn(before: number, during: number, after: number, u: number, spec: Spec): number {
  const { step, cruises } = spec;
  if (cruises === undefined) return motionWithin(before, during, after, u, spec).place;
  let sum = 0;
  for (const [point, weight] of POINTS) {
    const { speed } = motionWithin(before, during, after, u * point, spec);
    sum += (weight * speed * speed * speed) / (cruises * cruises);
  }
  return (sum * u * step) / 1_000;
}
