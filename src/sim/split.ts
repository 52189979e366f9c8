import { floor } from './math';

/**
 * `total`, a whole number from 0, in whole parts proportional to `weights` (each from 0, their sum above 0). The parts sum to `total`
 * exactly, each is within 1 of its exact share, and a weight of 0 gets nothing.
 */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const last = weights.findLastIndex((weight) => weight > 0);
  let before = 0;
  let reached = 0;
  return weights.map((weight, i) => {
    reached += weight;
    const edge = i >= last ? total : floor((total * reached) / sum);
    const part = edge - before;
    before = edge;
    return part;
  });
}
