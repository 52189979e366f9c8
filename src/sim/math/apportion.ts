import { floor } from './math';

/**
 * Apportions `total`, a whole number from 0, into whole parts proportional to `weights` (none negative, their sum above
 * 0). The parts sum to `total` exactly, each is within 1 of its exact share, and a weight of 0 gets 0. Of 10, three
 * equal weights get 3, 3 and 4.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const parts = new Array<number>(weights.length);
  let sum = 0;
  let last = -1;
  for (let i = 0; i < parts.length; i++) {
    sum += weights[i] as number;
    if ((weights[i] as number) > 0) last = i;
  }
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
