/** Days after which a world's base load repeats, where nothing else was chosen. */
export const CYCLE_DAYS = 4;

/** The most days after which a base load may repeat; the fewest is one. */
export const MAX_CYCLE_DAYS = 28;

/** Whether `value` is a number of days after which a base load can repeat: whole, 1 to MAX_CYCLE_DAYS. */
export function isCycleDays(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_CYCLE_DAYS;
}
