/** Month names, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type Month = (typeof MONTHS)[number];

/** A calendar day: ISO 8601, such as `2025-04-29`. */
export type Day = `${number}-${number}-${number}`;

/** Days from 1970-01-01 to `day` in the Gregorian calendar. */
export function dayNumber(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Years that begin in March put the leap day last, so that the months before it have fixed lengths.
  const y = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468;
}

/** Day and short month, such as `29 Apr`. */
export function shortDay(day: Day): string {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return `${date} ${MONTHS[month - 1]?.slice(0, 3)}`;
}
