import { clamp, lerp } from './math';

/**
 * Distribution of a skewed quantity as rows `[p, value]`: a share `p` of the draws is at or below `value`. The
 * probabilities rise strictly from 0 to 1; the values are finite and never fall. Between two rows with the same value,
 * draws are exactly that value.
 */
export type QuantileTable = readonly (readonly [p: number, value: number])[];

/**
 * The value at `u` in [0, 1), interpolated linearly, so that a uniform `u` gives draws of the table's distribution:
 * with the rows [0, 2], [0.5, 4] and [1, 10], 0.25 gives 3. It never falls as `u` rises, equals a row's value at its
 * `p`, and stays between the first value and the last. Throws a RangeError if `u` is outside [0, 1) or no two
 * neighbouring rows enclose it; the order of the rows is not checked.
 */
export function quantile(table: QuantileTable, u: number): number {
  let next = u >= 0 && u < 1 ? 0 : table.length;
  while (next < table.length && (table[next] as QuantileTable[number])[0] <= u) next++;
  const above = table[next];
  const below = table[next - 1];
  if (!above || !below) throw new RangeError(`No quantile at ${u}.`);
  const share = (u - below[0]) / (above[0] - below[0]);
  return clamp(lerp(below[1], above[1], share), below[1], above[1]);
}
