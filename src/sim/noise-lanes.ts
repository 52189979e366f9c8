import { listOf } from './list';
import { floor, lerp, smooth } from './math';
import type { Stream } from './random';
import { ring } from './ring';

/** Lattice points kept: the two that an `x` lies between, and those of another instant. */
const KEPT_POINTS = 4;

/**
 * The curves of lanes 0 to `lanes` - 1, all at one `x`, by lane: what `noise` gives for each of them, at less cost where `x` moves
 * slowly.
 */
export function openNoise(source: Stream, lanes: number): (x: number) => (lane: number) => number {
  const point = ring(KEPT_POINTS, (cell) => listOf(lanes, (lane) => source.unit(cell, lane)));
  return (x) => {
    const cell = floor(x);
    const [from, to, u] = [point(cell), point(cell + 1), smooth(x - cell)];
    return (lane) => lerp(from[lane] as number, to[lane] as number, u);
  };
}
