import { clamp, floor } from './math';

/** Percentages are rounded to a thousandth, so that the rank is computed in whole numbers. */
const PER_PERCENT = 1000;
/** Rank unit of 100 per cent. */
const WHOLE = 100 * PER_PERCENT;

/**
 * The percentile `p` of `sorted` (ascending, not empty) by the nearest-rank method: the smallest value with at least
 * `p` per cent of all values at or below it, such as the 416th of 420 for 99. `p` is in (0, 100], rounded to a
 * thousandth and at least 0.001. Throws a RangeError for any other `p` or an empty array.
 */
export function percentile(sorted: ArrayLike<number>, p: number): number {
  const thousandths = clamp(floor(p * PER_PERCENT + 0.5), 1, WHOLE);
  const rank = floor((thousandths * sorted.length + WHOLE - 1) / WHOLE);
  const value = p > 0 && p <= 100 ? sorted[rank - 1] : undefined;
  if (value === undefined) throw new RangeError(`No percentile ${p} of ${sorted.length} values.`);
  return value;
}
