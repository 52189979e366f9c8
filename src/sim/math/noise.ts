import { floor, lerp, smooth } from './math';
import type { Stream } from './random';

/** Computes `cell % period`, without the slow floating-point remainder for the many cells already below the period. */
const within = (cell: number, period: number) => (cell < period ? cell : cell % period);

/**
 * Value noise in [0, 1): random values at whole `x`, joined by the quintic smoothstep, so that two derivatives are
 * continuous. Its mean is 0.5, and each `channel` is an independent curve. With a `period` (a whole number, for `x`
 * from 0) the curve repeats after that many lattice points.
 */
export function noise(source: Stream, x: number, channel = 0, period = Number.POSITIVE_INFINITY): number {
  const cell = floor(x);
  return lerp(
    source.unit(within(cell, period), channel),
    source.unit(within(cell + 1, period), channel),
    smooth(x - cell),
  );
}
