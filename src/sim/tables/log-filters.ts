export const TAGS = ['OK', 'WARN', 'FAIL', 'AUTH', 'NET', 'IO', 'SIM', 'SEC', 'DBG'] as const;
export type Tag = (typeof TAGS)[number];

/**
 * Types of transparency entries: a snapshot saved, a veto, a decision's trace saved, a hash published, a state
 * attested.
 */
export const TYPES = ['SNAP', 'VETO', 'TRACE', 'HASH', 'ATTEST'] as const;
export type EntryType = (typeof TYPES)[number];

/** Levels of the core log, from the least to the most serious. */
export const LEVELS = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;
export type Level = (typeof LEVELS)[number];

/** Longest subject that a filter may have, in characters. */
export const MAX_SUBJECT = 40;

/** Returns a subject in the form that a filter compares, which is upper case; undefined if it is not valid. */
export function subjectOf(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= MAX_SUBJECT ? text.trim().toUpperCase() : undefined;
}

/** Filter of a log. An empty list or text lets everything pass. */
export type LogFilter = Readonly<Record<string, string | readonly string[]>>;
