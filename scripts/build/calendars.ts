import { createEvents, type EventAttributes } from 'ics';
import { BRAND } from '../../src/content/brand';
import { EXPOS } from '../../src/content/expos';
import { type Expo, expoId } from '../../src/content/expos/expo';

type DateParts = [year: number, month: number, day: number];

/** Last revision of the list, the same in every build: DTSTAMP says how recent an entry is. */
const REVISED = '20250830T000000Z';

/** The day `after` days later, as the calendar package takes it. */
function dateParts(day: string, after = 0): DateParts {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + after);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

function toEvent(expo: Expo): EventAttributes & { timestamp: string } {
  const id = expoId(expo);
  return {
    uid: `${id}-2025@northwall.example`,
    timestamp: REVISED,
    title: expo.name,
    description: expo.focus,
    location: `${expo.city} (${expo.region})`,
    url: `${BRAND.origin}/expos#${id}`,
    start: dateParts(expo.start),
    // The day after the last: DTEND is exclusive.
    end: dateParts(expo.end, 1),
    // Whole days that leave the calendar's owner free.
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
  };
}

/** Returns one iCalendar text (RFC 5545) of whole-day events. Throws where an event cannot be written as one. */
export function calendarText(expos: readonly Expo[]): string {
  const { error, value } = createEvents(expos.map(toEvent), {
    productId: `-//${BRAND.name}//Exhibitions 2025//EN`,
    method: 'PUBLISH',
    calName: `${BRAND.name}: exhibitions 2025`,
  });
  if (error || !value) throw new Error(`The calendar cannot be written: ${error?.message}`);
  return value;
}

/** Calendar files of the site by address without the leading slash: one for each event, and one of them all. */
export function calendarFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['expos/all-2025.ics', calendarText(EXPOS)],
    ...EXPOS.map((expo) => [`expos/${expoId(expo)}.ics`, calendarText([expo])] as const),
  ]);
}
