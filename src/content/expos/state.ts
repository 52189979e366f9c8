import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../sim/words/time';
import { dayNumber } from './calendar';
import type { Expo } from './expo';

/** State of an exhibition at an instant, by the calendar of its own place. */
export type ExpoState = 'upcoming' | 'in progress' | 'past';

type Dated = Pick<Expo, 'start' | 'end' | 'offset'>;

/** Milliseconds that a place's civil time is ahead of UTC. */
function aheadMs(offset: Expo['offset']): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const size = hours * HOUR_MS + minutes * MINUTE_MS;
  return offset.startsWith('-') ? -size : size;
}

/** Midnight at the start of the first day where the event takes place, milliseconds since the Unix epoch. */
export function openingInstant({ start, offset }: Dated): number {
  return dayNumber(start) * DAY_MS - aheadMs(offset);
}

/** Midnight at the end of the last day where the event takes place: the first instant at which it is past. */
export function closesAt({ end, offset }: Dated): number {
  return (dayNumber(end) + 1) * DAY_MS - aheadMs(offset);
}

/** State of an event at instant `t`, by the calendar of its own place. */
export function expoState(expo: Dated, t: number): ExpoState {
  if (t >= closesAt(expo)) return 'past';
  return t >= openingInstant(expo) ? 'in progress' : 'upcoming';
}
