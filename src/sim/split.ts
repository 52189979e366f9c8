import { floor } from './math';

/**
 * `total`, a whole number from 0, in whole parts proportional to `weights` (each from 0, their sum above 0). The parts sum to `total`
 * exactly, each is within 1 of its exact share, and a weight of 0 gets nothing.
 */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const last = weights.findLastIndex((weight) => weight > 0);
  const parts = new Array<number>(weights.length);
  let before = 0;
  let reached = 0;
  for (let i = 0; i < parts.length; i++) {
    reached += weights[i] as number;
    const edge = i >= last ? total : floor((total * reached) / sum);
    parts[i] = edge - before;
    before = edge;
  }
  return parts;
}
