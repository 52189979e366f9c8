/** Longest interval that a row's bar can show, in milliseconds. */
const FULL_MS = 10_000;
/** Name of the column of bars, with the interval of a full one. */
export const INTERVAL_BAR = `to ${FULL_MS / 1_000} s`;

/** Time since the row before, in words and as a share of the bar. */
interface Interval {
  readonly measure: string;
  readonly share: number;
}

/**
 * Returns the time between each of a log's rows and the one before, by the row's id. Rows are oldest first; the first
 * has none.
 */
export function intervalsOf(rows: readonly { readonly id: string; readonly ts: number }[]): Map<string, Interval> {
  const pairs = rows.slice(1).map(({ id, ts }, i) => [id, ts - (rows[i]?.ts ?? ts)] as const);
  return new Map(
    pairs.map(([id, ms]) => [id, { measure: `+${(ms / 1000).toFixed(3)} s`, share: Math.min(ms / FULL_MS, 1) }]),
  );
}

/** Interval of a row without one before it. */
export const NO_INTERVAL: Interval = { measure: '', share: 0 };
