/** Longest interval that a row's bar can show, milliseconds. */
const FULL_MS = 10_000;
/** What that is called at the head of the bars. */
export const INTERVAL_BAR = `to ${FULL_MS / 1_000} s`;

/** What a row shows of the time since the row before it: in words and as a bar. */
interface Interval {
  readonly measure: string;
  readonly share: number;
}

/**
 * The time between each of a log's rows and the one before it, by the row's id; rows are oldest first, and the first
 * has none.
 */
export function intervalsOf(rows: readonly { readonly id: string; readonly ts: number }[]): Map<string, Interval> {
  const pairs = rows.slice(1).map(({ id, ts }, i) => [id, ts - (rows[i]?.ts ?? ts)] as const);
  return new Map(
    pairs.map(([id, ms]) => [id, { measure: `+${(ms / 1000).toFixed(3)} s`, share: Math.min(ms / FULL_MS, 1) }]),
  );
}

/** The interval of a row that has none before it. */
export const NO_INTERVAL: Interval = { measure: '', share: 0 };
