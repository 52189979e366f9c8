import { listOf } from './list';
import { floor, lerp, smooth } from './math';
import { memo } from './memo';
import type { Stream } from './random';

/** Lattice points kept: the two that an `x` lies between, and those of another instant. */
const KEPT_POINTS = 4;

/** The curves of lanes 0 to `lanes` - 1, all at one `x`: what `noise` gives for each of them, at less cost where `x` moves slowly. */
export function openNoise(source: Stream, lanes: number): (x: number) => number[] {
  const point = memo(KEPT_POINTS, (cell: number) => listOf(lanes, (lane) => source.unit(cell, lane)));
  return (x) => {
    const cell = floor(x);
    const [from, to, u] = [point(cell), point(cell + 1), smooth(x - cell)];
    return listOf(lanes, (lane) => lerp(from[lane] as number, to[lane] as number, u));
  };
}
