import { countLabel } from './sentences';
import { DAY_HOURS, HOUR_MS } from './time';

/** Words for the distance to an earlier state, such as `24 hours earlier`; beyond a day in days if they are whole. */
export function earlierWords(hours: number): string {
  const isDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  return `${isDays ? countLabel(hours / DAY_HOURS, 'day') : countLabel(hours, 'hour')} earlier`;
}

/** Words for the place of the state to which a fork is compared. */
export const IN_ORIGINAL = 'in the original';

/**
 * Words for another state, as in a drawing: by its instant and the drawing’s own, milliseconds since the Unix epoch.
 * States of one instant are of a fork and its original.
 */
export function otherWords(ts: number, other: number): string {
  if (ts === other) return IN_ORIGINAL;
  const hours = (ts - other) / HOUR_MS;
  return hours > 0 && Number.isInteger(hours) ? earlierWords(hours) : 'then';
}
