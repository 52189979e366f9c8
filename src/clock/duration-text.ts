import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../sim/words/time';

/** Days from which a duration is given in years and days. */
const YEAR_DAYS = 365;

/** Returns a duration of `ms` (0 or more) in its two largest units, such as `2 h 13 min` or `12 s`. */
export function durationText(ms: number): string {
  const wholeUnits = (unit: number) => Math.floor(ms / unit);
  if (ms < MINUTE_MS) return `${wholeUnits(SECOND_MS)} s`;
  if (ms < HOUR_MS) return `${wholeUnits(MINUTE_MS)} min ${wholeUnits(SECOND_MS) % 60} s`;
  if (ms < DAY_MS) return `${wholeUnits(HOUR_MS)} h ${wholeUnits(MINUTE_MS) % 60} min`;
  const days = wholeUnits(DAY_MS);
  if (days < YEAR_DAYS) return `${days} d ${wholeUnits(HOUR_MS) % 24} h`;
  return `${Math.floor(days / YEAR_DAYS)} y ${days % YEAR_DAYS} d`;
}
