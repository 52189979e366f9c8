import { floor } from '../math/math';
import { DAY_MS } from './time';

const pad = (n: number, width: number) => String(n).padStart(width, '0');

/** Year, month (1 to 12) and day of a day number since 1970-01-01 in the proleptic Gregorian calendar. */
function civil(days: number): { year: number; month: number; day: number } {
  // Years from 1 March of year 0 put the leap day last, so a 400-year era has a fixed shape.
  const shifted = days + 719_468;
  const era = floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = floor(
    (dayOfEra - floor(dayOfEra / 1460) + floor(dayOfEra / 36_524) - floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + floor(yearOfEra / 4) - floor(yearOfEra / 100));
  const monthFromMarch = floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/**
 * Formats `t` (milliseconds since the Unix epoch) as ISO 8601 in UTC, such as `2026-03-01T09:00:00.000Z`; years 0 to
 * 9999.
 */
export function isoInstant(t: number): string {
  const days = floor(t / DAY_MS);
  const ms = floor(t) - days * DAY_MS;
  const { year, month, day } = civil(days);
  const time = [floor(ms / 3_600_000), floor(ms / 60_000) % 60, floor(ms / 1000) % 60].map((n) => pad(n, 2)).join(':');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T${time}.${pad(ms % 1000, 3)}Z`;
}

/**
 * Minutes and seconds from `t` to the instant `at`, such as `00:12`: between the two as clocks show them, so that it
 * changes with the clock’s seconds and is `00:00` in the second of `at`.
 */
export function countdown(t: number, at: number): string {
  const seconds = floor(at / 1_000) - floor(t / 1_000);
  return `${pad(floor(seconds / 60), 2)}:${pad(seconds % 60, 2)}`;
}

/** A unit as printed behind a value: after a space, except for `%`; empty if there is none. */
export function unitBehind(unit: string): string {
  return unit === '' || unit === '%' ? unit : ` ${unit}`;
}

/** Formats a cell of a table for reading: a negative number has a true minus, unlike in a file for machines. */
export const withMinus = (cell: string | number): string => String(cell).replace(/^-(?=\d)/, '−');

/** Matches counts in the sentences of the logs. */
const COUNTS = /\b\d{4,}(?= (?:ms|objects|records|steps)\b)/g;

/** Puts commas between the thousands of counts in a log's sentence. Numbers that are names stay as they are. */
export function withCountsGrouped(text: string): string {
  return text.replace(COUNTS, (n) => grouped(Number(n)));
}

/** Formats a whole number with commas between its thousands, such as `2,312,408`. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Formats a cell of a table for reading, with commas between the thousands of its number and a true minus: `2,370.84`.
 */
export const figureText = (cell: string | number): string =>
  withMinus(cell).replace(/^(−?)(\d+)(?=$|\.\d+$)/, (_, sign, whole) => sign + grouped(Number(whole)));
