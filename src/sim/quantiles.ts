import { clamp, lerp } from './math';

/**
 * The shape of a skewed quantity: rows `[p, value]`, a share `p` of the draws being at or below `value`. The
 * probabilities rise strictly from 0 to 1; the values are finite and never fall. Between two rows of one value it is
 * drawn exactly.
 */
export type QuantileTable = readonly (readonly [p: number, value: number])[];

/**
 * The value at `u` in [0, 1), joined by straight lines: a uniform `u` gives draws of the table's shape. Never falls as
 * `u` rises, is exactly a row's value at its `p`, and stays between the first value and the last. Throws a RangeError
 * where `u` lies outside [0, 1) or no two neighbouring rows enclose it; the order of the rows is not checked.
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
