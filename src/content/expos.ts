import { DAY_MS } from '../sim/words/time';
import { type Day, dayNumber, MONTHS, type Month } from './expos/calendar';
import type { Expo } from './expos/expo';
import { QUARTER_1 } from './expos/quarter-1';
import { QUARTER_2 } from './expos/quarter-2';
import { QUARTER_3 } from './expos/quarter-3';
import { QUARTER_4 } from './expos/quarter-4';
import { closesAt, openingInstant } from './expos/state';

/** The exhibitions of 2025, by first day. */
export const EXPOS: readonly Expo[] = [...QUARTER_1, ...QUARTER_2, ...QUARTER_3, ...QUARTER_4];

/** The year of the list as day numbers: its first day, and the first day after it. */
export const YEAR = { first: dayNumber('2025-01-01'), after: dayNumber('2026-01-01') } as const;

/** The months of the year with the day number each begins on. */
export const YEAR_MONTHS = MONTHS.map((name, i) => ({
  name,
  first: dayNumber(`2025-${String(i + 1).padStart(2, '0')}-01` as Day),
}));

/** A month's events, by first day. */
export interface ExpoMonth {
  readonly month: Month;
  readonly expos: readonly Expo[];
}

/** Groups `expos`, ordered by first day, under the months in which they begin. */
export function byMonth(expos: readonly Expo[]): ExpoMonth[] {
  return MONTHS.map((month) => ({ month, expos: expos.filter((expo) => expo.month === month) })).filter(
    (group) => group.expos.length > 0,
  );
}

/** Instants at which the page changes by itself: an event opens or closes, or a day of the year turns in UTC. */
export const EXPO_BOUNDARIES: readonly number[] = [
  ...new Set([
    ...EXPOS.flatMap((expo) => [openingInstant(expo), closesAt(expo)]),
    ...Array.from({ length: YEAR.after - YEAR.first + 1 }, (_, i) => (YEAR.first + i) * DAY_MS),
  ]),
].sort((a, b) => a - b);
