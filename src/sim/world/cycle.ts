/** Default number of days after which a world's base load repeats. */
export const CYCLE_DAYS = 4;

/** Most days for the cycle of the base load; the fewest are 1. */
export const MAX_CYCLE_DAYS = 28;

/** True if `value` is a number of days after which a base load can repeat: whole, 1 to MAX_CYCLE_DAYS. */
export function isCycleDays(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_CYCLE_DAYS;
}
