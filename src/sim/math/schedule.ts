import { floor } from './math';
import type { Stream } from './random';

/**
 * A numbered sequence of items at a steady average rate. Item `n` owns the slot [n * period, (n + 1) * period) after
 * the epoch and is placed at a random instant in the first `spread` milliseconds of it. With a period of 40 s and a
 * spread of 10 s, item 3 falls between 120 s and 130 s. Neighbours are period - spread to period + spread apart, before
 * rounding to whole milliseconds.
 */
export interface Schedule {
  /** Length of a slot in milliseconds, positive. */
  readonly period: number;
  /**
   * Milliseconds from the start of the slot within which the item is placed, 0 to `period`; the whole slot if absent.
   */
  readonly spread?: number;
  /** Draws the item's place in its slot. */
  readonly jitter: Stream;
}

/** Item of a schedule. */
export interface Scheduled {
  /** Number of the item since the Unix epoch. */
  readonly n: number;
  /** Whole milliseconds since the Unix epoch. */
  readonly ts: number;
}

function instantOf({ period, spread, jitter }: Schedule, n: number): number {
  const unit = jitter.unit(n);
  return floor(spread === undefined ? (n + unit) * period : n * period + unit * spread);
}

export const itemAt = (schedule: Schedule, n: number): Scheduled => ({ n, ts: instantOf(schedule, n) });

/** Number of the newest item at or before `t`. */
export function newestNumber(schedule: Schedule, t: number): number {
  // If a slot begins within the millisecond after `t`, an item early in it may round down to `t`.
  let n = floor((floor(t) + 1) / schedule.period);
  while (instantOf(schedule, n) > t) n -= 1;
  return n;
}

/** The newest item at or before `t`. */
export const newestItem = (schedule: Schedule, t: number): Scheduled => itemAt(schedule, newestNumber(schedule, t));

/** The items in (from, to], oldest first; none if `to` is not after `from`. */
export function itemsBetween(schedule: Schedule, from: number, to: number): Scheduled[] {
  const items: Scheduled[] = [];
  for (let item = newestItem(schedule, to); item.ts > from; item = itemAt(schedule, item.n - 1)) items.push(item);
  return items.reverse();
}
