import { floor, lerp, smooth } from './math';
import type { Stream } from './random';

/** `cell % period`; most cells are within it, and the remainder of a floating-point number takes long to compute. */
const within = (cell: number, period: number) => (cell < period ? cell : cell % period);

/**
 * Value noise in [0, 1): random lattice points at whole `x`, joined by the quintic smoothstep, so it is
 * continuous with two continuous derivatives. Mean 0.5. Each `lane` is an independent curve. With a `period` (whole,
 * for `x` from 0) the curve repeats after so many lattice points.
 */
export function noise(source: Stream, x: number, lane = 0, period = Number.POSITIVE_INFINITY): number {
  const cell = floor(x);
  return lerp(source.unit(within(cell, period), lane), source.unit(within(cell + 1, period), lane), smooth(x - cell));
}
