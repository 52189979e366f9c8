import { floor } from './math';
import type { Stream } from './random';

/**
 * A numbered sequence of items at a steady mean rate. Item `n` owns the slot
 * [n * period, (n + 1) * period) after the epoch and falls at a random instant inside it.
 */
export interface Schedule {
  /** Length of a slot in milliseconds, positive. */
  readonly period: number;
  /** Draws the place inside the slot. */
  readonly jitter: Stream;
}

export interface Scheduled {
  /** Number of the item since the Unix epoch. */
  readonly n: number;
  /** Whole milliseconds since the Unix epoch. */
  readonly ts: number;
}

/** Item `n`. */
export function itemAt(schedule: Schedule, n: number): Scheduled {
  return { n, ts: floor((n + schedule.jitter.unit(n)) * schedule.period) };
}

/** The newest item at or before `t`. */
export function newestItem(schedule: Schedule, t: number): Scheduled {
  const slot = itemAt(schedule, floor(t / schedule.period));
  return slot.ts <= t ? slot : itemAt(schedule, slot.n - 1);
}

/** The items in (from, to], oldest first; none where `to` is not after `from`. */
export function itemsBetween(schedule: Schedule, from: number, to: number): Scheduled[] {
  const items: Scheduled[] = [];
  for (let item = newestItem(schedule, to); item.ts > from; item = itemAt(schedule, item.n - 1)) items.push(item);
  return items.reverse();
}
