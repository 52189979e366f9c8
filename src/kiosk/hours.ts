import { parseInstant } from '../clock/instant';
import type { Codec } from '../query/parameter';
import { DAY_MS } from '../sim/words/time';
import { isoInstant } from '../sim/words/units';
import { inQuotes } from './codecs';

/**
 * Minutes of the day at which a kiosk opens and closes. A closing time that is not after the opening is on the next
 * day.
 */
export interface OpeningHours {
  readonly opens: number;
  readonly closes: number;
}

/** Opening hours on some days. */
export interface HoursEntry {
  /**
   * A date such as `2026-03-06`, or the first and the last of some weekdays, 0 for Monday to 6; undefined for every day
   * that no entry names.
   */
  readonly days: string | readonly [number, number] | undefined;
  /** Hours on these days; undefined if closed. */
  readonly range: OpeningHours | undefined;
}

/** Opening hours; at least one entry. */
export type Hours = readonly HoursEntry[];

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Returns a word in the singular, such as `friday` for `fridays`. */
const singular = (word: string) => word.replace(/s$/, '');
/** Returns the weekday with a name or its beginning, such as `mo`, `tues` or `fridays`; -1 for none. */
const weekdayNamed = (word: string) => {
  const beginning = singular(word);
  return beginning.length < 2 ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(beginning));
};
/** Words for several days, without an s at their ends. */
const DAYS: Readonly<Record<string, HoursEntry['days']>> = { daily: undefined, weekday: [0, 4], weekend: [5, 6] };

/** Returns midnight of a date in UTC, milliseconds since the Unix epoch; NaN if there is no such date. */
const midnight = (date: string) => parseInstant(date) ?? Number.NaN;
/** Returns the weekday of a day, by the Thursday on 1 January 1970. */
const weekdayOf = (day: number) => (day / DAY_MS + 3) % 7;

/** Returns a part of the list in small letters and without spaces, with one kind of dash. */
const normalised = (part: string) =>
  part
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .replaceAll(/[–—]|(?<=[a-z\d])(?:to|until|till)(?=[a-z\d])/g, '-');

function readDays(text: string): HoursEntry['days'] | 'unknown' {
  if (text === '') return undefined;
  if (/^\d/.test(text)) return Number.isNaN(midnight(text)) ? 'unknown' : text;
  if (Object.hasOwn(DAYS, singular(text))) return DAYS[singular(text)];
  const days = text.split('-').map(weekdayNamed);
  const [first = -1, last = first] = days;
  return days.length > 2 || days.includes(-1) ? 'unknown' : [first, last];
}

/** Returns the minutes of the day at a time such as `9`, `9:30`, `18.00`, `9am` or `24:00`; undefined for none. */
function readTime(hour: string, minute: string, half: string | undefined): number | undefined {
  const h = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  const minutes = h * 60 + Number(minute);
  if ((half && (hour === '0' || Number(hour) > 12)) || Number(minute) > 59 || minutes > 1_440) return undefined;
  return minutes % 1_440;
}

const TIME = /(\d\d?)(?:[:.](\d\d))?(am|pm)?/.source;
const RANGE = new RegExp(`^${TIME}-${TIME}$`);

/** Returns the minutes of the day at which a range begins in `9-18`, `9am-6pm`, `1-6pm` or `9-6pm`. */
function readOpening(hour: string, minute: string, half: string | undefined, closes: number, closingHalf?: string) {
  if (half) return readTime(hour, minute, half);
  // In `1-6pm` both times are in the afternoon; in `9-6pm` the first is not, as it would be after the second.
  const inSameHalf = readTime(hour, minute, closingHalf);
  return inSameHalf !== undefined && inSameHalf < closes ? inSameHalf : readTime(hour, minute, undefined);
}

function readRange(text: string): OpeningHours | undefined {
  const [, h1 = '', m1 = '0', half1, h2 = '', m2 = '0', half2] = RANGE.exec(text) ?? [];
  const closes = h2 === '' ? undefined : readTime(h2, m2, half2);
  if (closes === undefined) return undefined;
  const opens = readOpening(h1, m1, half1, closes, half2);
  return opens === undefined ? undefined : { opens, closes };
}

const SAMPLES = 'opening hours such as 9-18, Mon-Fri 9-18 or 2026-03-06 closed';

/** A part of the list, with its days and its times as bare text. Either may be empty. */
interface Part {
  readonly part: string;
  readonly days: string;
  readonly times: string;
}

function splitPart(part: string): Part {
  const [, days = '', times = ''] = /^(\d{4}-\d\d-\d\d|[a-z.-]*?)[:.]?(closed|\d.*)?$/.exec(normalised(part)) ?? [];
  return { part, days, times };
}

/** Reads one part of the list; returns a sentence with the reason if it is unusable. */
function readEntry({ part, days, times }: Part): HoursEntry | string {
  const read = readDays(days.replaceAll('.', ''));
  const range = readRange(times);
  const isClosed = times === 'closed' && read !== undefined;
  if (!range && !isClosed) {
    return `Instead of ${inQuotes(part)}, enter ${SAMPLES}.`;
  }
  if (read !== 'unknown') return { days: read, range };
  return /^\d/.test(days)
    ? `Instead of ${inQuotes(days)}, enter a day that exists.`
    : `Instead of ${inQuotes(days)}, enter a weekday such as Mon, or two such as Mon-Fri.`;
}

/** Reads all parts of the list. Days alone have the next times, as Monday has in `mon,tue 9-18`. */
function entriesIn(text: string): (HoursEntry | string)[] {
  const parts = text
    .split(/[,;]/)
    .filter((part) => part.trim() !== '')
    .map(splitPart);
  return parts.map((one, i) => {
    const isDaysAlone = one.days !== '' && one.times === '';
    const timed = isDaysAlone ? parts.slice(i).find(({ times }) => times !== '') : one;
    return readEntry({ ...one, times: timed?.times ?? '' });
  });
}

const pad = (n: number) => String(n).padStart(2, '0');
const timeText = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

function daysText(days: HoursEntry['days']): string {
  if (days === undefined || typeof days === 'string') return days ?? '';
  const [first, last] = days;
  const name = (day: number) => WEEKDAYS[day]?.slice(0, 3);
  return first === last ? `${name(first)}` : `${name(first)}-${name(last)}`;
}

const entryText = ({ days, range }: HoursEntry) =>
  `${daysText(days)} ${range ? `${timeText(range.opens)}-${timeText(range.closes)}` : 'closed'}`.trim();

/** Opening hours, such as `09:00-18:00` or `mon-fri 09:00-18:00,sat 10:00-16:00,2026-03-06 closed`. */
export const hours: Codec<Hours> = {
  read(text) {
    const entries = entriesIn(text).filter((entry) => typeof entry !== 'string');
    return entries.length > 0 ? entries : undefined;
  },
  write: (entries) => entries.map(entryText).join(','),
  problems(text) {
    const entries = entriesIn(text);
    const problems = entries.filter((entry) => typeof entry === 'string');
    return entries.length === 0 ? [`Enter ${SAMPLES}.`] : problems;
  },
};

function isOnWeekday([first, last]: readonly [number, number], day: number): boolean {
  return (weekdayOf(day) - first + 7) % 7 <= (last - first + 7) % 7;
}

/**
 * Returns the hours on the date whose midnight in UTC is `day`: from the entries for the date, or else for its weekday,
 * or else for all other days.
 */
function rangesOn(hours: Hours, day: number): OpeningHours[] {
  const date = isoInstant(day).slice(0, 10);
  const dated = hours.filter(({ days }) => days === date);
  const weekly = hours.filter(({ days }) => days !== undefined && typeof days !== 'string' && isOnWeekday(days, day));
  const specific = dated.length > 0 ? dated : weekly;
  const applicable = specific.length > 0 ? specific : hours.filter(({ days }) => days === undefined);
  return applicable.flatMap(({ range }) => range ?? []);
}

/** Returns the minutes of the day in a local time. */
function minuteOf(localTime: string): number {
  const [h = 0, m = 0] = localTime.slice(11, 16).split(':').map(Number);
  return h * 60 + m;
}

/**
 * True if a kiosk is open at a local time, such as `2026-03-06T09:41`. An hour that the zone skips or repeats is
 * skipped or repeated here too.
 */
export function isOpen(hours: Hours | undefined, localTime: string): boolean {
  if (!hours) return true;
  const today = midnight(localTime.slice(0, 10));
  const minute = minuteOf(localTime);
  const isNight = ({ opens, closes }: OpeningHours) => closes <= opens;
  return (
    rangesOn(hours, today).some((range) => minute >= range.opens && (isNight(range) || minute < range.closes)) ||
    rangesOn(hours, today - DAY_MS).some((range) => isNight(range) && minute < range.closes)
  );
}

/** Days within which a closed kiosk's next opening is sought. */
const AHEAD_DAYS = 366;

/**
 * Returns the next opening of a kiosk that is closed at a local time: `09:00`, or `2026-03-09 09:00` if that is a day
 * away or more; undefined if it does not open within a year.
 */
export function nextOpening(hours: Hours | undefined, localTime: string): string | undefined {
  const now = minuteOf(localTime);
  const today = midnight(localTime.slice(0, 10));
  for (let day = 0; day <= AHEAD_DAYS; day++) {
    const openings = rangesOn(hours ?? [], today + day * DAY_MS).map(({ opens }) => opens);
    const first = Math.min(...openings.filter((opens) => day > 0 || opens > now));
    if (first === Number.POSITIVE_INFINITY) continue;
    const isSoon = day === 0 || (day === 1 && first < now);
    return isSoon ? timeText(first) : `${isoInstant(today + day * DAY_MS).slice(0, 10)} ${timeText(first)}`;
  }
  return undefined;
}
