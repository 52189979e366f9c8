/** Milliseconds in a second. */
export const SECOND_MS = 1_000;
/** Milliseconds in a minute. */
export const MINUTE_MS = 60_000;
/** Milliseconds in an hour. */
export const HOUR_MS = 3_600_000;
/** Milliseconds in a day. */
export const DAY_MS = 86_400_000;
/** Hours in a day. */
export const DAY_HOURS = 24;

/** First instant of every world, 1970-01-01, in milliseconds since the Unix epoch. */
export const FIRST_INSTANT = 0;
/** Last instant of every world, 2100-01-01, in milliseconds since the Unix epoch. */
export const LAST_INSTANT = 4_102_444_800_000;
