import { floor, lerp, smooth } from './math';
import type { Stream } from './random';

/**
 * Value noise in [0, 1): random lattice points at whole `x`, joined by the quintic smoothstep, so it is
 * continuous with two continuous derivatives. Mean 0.5. Each `lane` is an independent curve.
 */
export function noise(source: Stream, x: number, lane = 0): number {
  const cell = floor(x);
  return lerp(source.unit(cell, lane), source.unit(cell + 1, lane), smooth(x - cell));
}
