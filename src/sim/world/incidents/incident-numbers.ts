import { LAST_INSTANT } from '../../words/time';

/**
 * Mean milliseconds between incidents: each slot of this length since the Unix epoch has one, with the slot's number.
 */
export const INCIDENT_PERIOD_MS = 40_000;

/**
 * First number of incidents that edits add, which are numbered by their instant: above all others, with nine digits in
 * base 36.
 */
const FIRST_ADDED = 2_821_109_907_456;

/** Number of the incident that an edit adds at `ms` since the Unix epoch. */
export const addedNumber = (ms: number) => FIRST_ADDED + ms;

/** True if the incident with that number was added by an edit. */
export const isAdded = (n: number) => n >= FIRST_ADDED;

/** True if every world has an incident with this number. */
export const isNative = (n: number) => n * INCIDENT_PERIOD_MS < LAST_INSTANT;
