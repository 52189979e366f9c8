import { floor } from '../../sim/math/math';
import { SECOND_MS } from '../../sim/words/time';
import { type EventsState, LIFETIME_MS } from './sim';

/** Anomalies of a state in each second for which events are kept, oldest first. */
export function anomaliesBySecond({ ts, events, anomalies }: EventsState): number[] {
  const counts = new Array<number>(LIFETIME_MS / SECOND_MS).fill(0);
  const numbers = new Set(anomalies);
  for (const { seq, created } of events) {
    const second = counts.length - 1 - floor((ts - created) / SECOND_MS);
    if (numbers.has(seq) && second in counts) counts[second] = (counts[second] ?? 0) + 1;
  }
  return counts;
}
