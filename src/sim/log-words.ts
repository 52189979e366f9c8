/** The words by which each log sorts its rows: tags of events, types of transparency entries, levels of the core log. */
export const TAGS = ['OK', 'WARN', 'FAIL', 'AUTH', 'NET', 'IO', 'SIM', 'SEC', 'DBG'] as const;
export type Tag = (typeof TAGS)[number];

/** A snapshot kept, a veto, a decision's trace filed, a hash published, a state attested. */
export const TYPES = ['SNAP', 'VETO', 'TRACE', 'HASH', 'ATTEST'] as const;
export type EntryType = (typeof TYPES)[number];

export const LEVELS = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;
export type Level = (typeof LEVELS)[number];

/** Longest subject that events are filtered by, in characters. */
export const MAX_SUBJECT = 40;

/** A subject as it is filtered by: upper case; undefined where it is none. */
export function subjectOf(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= MAX_SUBJECT ? text.trim().toUpperCase() : undefined;
}

/** What a link or a page asks of the logs' filters. An empty list asks for all; undefined leaves it open. */
export interface LogFilters {
  readonly tags?: readonly Tag[] | undefined;
  readonly subject?: string | undefined;
  readonly types?: readonly EntryType[] | undefined;
  readonly levels?: readonly Level[] | undefined;
}
