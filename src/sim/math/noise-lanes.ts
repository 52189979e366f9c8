import { cacheSequence } from './cache-sequence';
import { floor, lerp, smooth } from './math';
import type { Stream } from './random';

/** Lattice points cached: the two around an `x`, and the two of another instant. */
const KEPT_POINTS = 4;

/**
 * The values of all curves at the lattice points before and after one `x`, by lane, and the position of `x` between the
 * two, [0, 1).
 */
export interface Lanes {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly u: number;
}

/**
 * The value of one lane's curve, equal to that of `noise`. Not a method of `Lanes`, because V8 allocates an object for
 * each number that a closure returns.
 */
export function laneOf({ from, to, u }: Lanes, lane: number): number {
  return lerp(from[lane] as number, to[lane] as number, u);
}

/** The curves of lanes 0 to `lanes` - 1 at one `x`. Cheaper than `noise` for each lane if `x` changes slowly. */
export function createNoise(source: Stream, lanes: number): (x: number) => Lanes {
  const point = cacheSequence(KEPT_POINTS, (cell) => source.units(cell, lanes));
  return (x) => {
    const cell = floor(x);
    return { from: point(cell), to: point(cell + 1), u: smooth(x - cell) };
  };
}
