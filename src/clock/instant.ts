import { FIRST_INSTANT, LAST_INSTANT } from '../sim/words/time';
import { isoInstant } from '../sim/words/units';

const MILLISECONDS = /^\d{1,13}$/;
/** ISO 8601: a date, or a date and time with or without seconds, a fraction and an offset; UTC without an offset. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/i;

/**
 * Milliseconds of an instant in 1970 that may have been meant as a year, a day or a number of hours, such as
 * `20260101`.
 */
const FEW_DIGITS = /^[1-9]\d{0,7}$/;

/**
 * Returns the instant that `text` names; undefined if it names none between 1970 and 2100. Digits are milliseconds
 * since 1970, but one to eight of them (other than `0`) are refused, as the author hardly meant an instant in 1970.
 */
export const parseInstant = (text: string): number | undefined => within(readInstant(text));

/** The world's instants in words, and a test whether a text names an instant outside them. */
export const INSTANTS = {
  words: '1970 to 2100',
  exceeds: (text: string): boolean => readInstant(text) !== undefined && parseInstant(text) === undefined,
} as const;

function readInstant(text: string): number | undefined {
  if (MILLISECONDS.test(text)) return FEW_DIGITS.test(text) ? undefined : Number(text);
  // A plus sign in a query string reads as a space.
  const iso = text.replace(/ (\d{2}:\d{2})$/, '+$1');
  if (!ISO.test(iso)) return undefined;
  const zoned = /T/i.test(iso) && !/(Z|[+-]\d{2}:\d{2})$/i.test(iso) ? `${iso}Z` : iso;
  const t = Date.parse(zoned.toUpperCase());
  return Number.isNaN(t) || !isRealDay(iso.slice(0, 10)) ? undefined : t;
}

/**
 * Returns an instant in the form that links use and `parseInstant` reads. `t` is whole milliseconds since the Unix
 * epoch, within the world's instants.
 */
export function instantText(t: number): string {
  const digits = String(t);
  return FEW_DIGITS.test(digits) ? isoInstant(t) : digits;
}

const within = (t: number | undefined): number | undefined =>
  t !== undefined && t >= FIRST_INSTANT && t <= LAST_INSTANT ? t : undefined;

/** True if the day exists. Engines read 30 February as 2 March, but a link with that date is a mistake. */
function isRealDay(day: string): boolean {
  return isoInstant(Date.parse(`${day}T00:00:00Z`)).slice(0, 10) === day;
}
