export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const DAY_HOURS = 24;

/** First instant of every world, 1970-01-01, in milliseconds since the Unix epoch. */
export const FIRST_INSTANT = 0;
/** Last instant of every world, 2100-01-01, in milliseconds since the Unix epoch. */
export const LAST_INSTANT = 4_102_444_800_000;
