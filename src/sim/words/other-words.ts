import { counted } from './sentences';
import { DAY_HOURS, HOUR_MS } from './time';

/** How much earlier another state is, such as `24 hours earlier`, and beyond a day in days where they are whole. */
export function earlierWords(hours: number): string {
  const isDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  return `${isDays ? counted(hours / DAY_HOURS, 'day') : counted(hours, 'hour')} earlier`;
}

/** Where the state of a world is that a fork is compared with. */
export const IN_ORIGINAL = 'in the original';

/**
 * Which state another one is, as a drawing names it: by its instant and the drawing’s own, milliseconds since the Unix
 * epoch. States of one instant are of a fork and its original.
 */
export function otherWords(ts: number, other: number): string {
  if (ts === other) return IN_ORIGINAL;
  const hours = (ts - other) / HOUR_MS;
  return hours > 0 && Number.isInteger(hours) ? earlierWords(hours) : 'then';
}
