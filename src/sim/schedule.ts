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

/** The instant of item `n`, in whole milliseconds since the Unix epoch. */
export function timeOf(schedule: Schedule, n: number): number {
  return floor((n + schedule.jitter.unit(n)) * schedule.period);
}

/** The number of the newest item at or before `t`. */
export function newest(schedule: Schedule, t: number): number {
  const slot = floor(t / schedule.period);
  if (timeOf(schedule, slot + 1) <= t) return slot + 1;
  return timeOf(schedule, slot) <= t ? slot : slot - 1;
}

/** The numbers of the items in (from, to], ascending; empty where `to` is not after `from`. */
export function between(schedule: Schedule, from: number, to: number): number[] {
  const items: number[] = [];
  for (let n = newest(schedule, from) + 1; n <= newest(schedule, to); n++) items.push(n);
  return items;
}
