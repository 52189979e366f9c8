import { listOf } from './list';
import { floor, lerp, smooth } from './math';
import { memo } from './memo';
import type { Stream } from './random';

/**
 * Value noise in [0, 1): random lattice points at whole `x`, joined by the quintic smoothstep, so it is
 * continuous with two continuous derivatives. Mean 0.5. Each `lane` is an independent curve. With a `period` (whole,
 * for `x` from 0) the curve repeats after so many lattice points.
 */
export function noise(source: Stream, x: number, lane = 0, period = Number.POSITIVE_INFINITY): number {
  const cell = floor(x);
  return lerp(source.unit(cell % period, lane), source.unit((cell + 1) % period, lane), smooth(x - cell));
}

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
