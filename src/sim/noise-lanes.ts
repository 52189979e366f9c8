import { floor, lerp, smooth } from './math';
import type { Stream } from './random';
import { ring } from './ring';

/** Lattice points kept: the two that an `x` lies between, and those of another instant. */
const KEPT_POINTS = 4;

/** Where curves stand at one `x`: at the lattice points before and after it, by lane, and how far it is from one to the other, [0, 1). */
export interface Lanes {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly u: number;
}

/** The curve of that lane: what `noise` gives for it. No method of `Lanes`: V8 makes an object of each number that a closure returns. */
export function laneOf({ from, to, u }: Lanes, lane: number): number {
  return lerp(from[lane] as number, to[lane] as number, u);
}

/** The curves of lanes 0 to `lanes` - 1, all at one `x`, at less cost than `noise` for each of them where `x` moves slowly. */
export function openNoise(source: Stream, lanes: number): (x: number) => Lanes {
  const point = ring(KEPT_POINTS, (cell) => source.units(cell, lanes));
  return (x) => {
    const cell = floor(x);
    return { from: point(cell), to: point(cell + 1), u: smooth(x - cell) };
  };
}
