import type { EventFilter } from './sim-filter';
import { TAGS, type Tag } from './sim-words';

/** Longest subject that is filtered by, in characters. */
export const MAX_SUBJECT = 40;

/** No filter: every event passes. */
export const ALL: EventFilter = { tags: [], subject: '' };

/** The tags among `words`, each once, in the order of TAGS. */
function tagsAmong(words: readonly unknown[]): Tag[] {
  return TAGS.filter((tag) => words.includes(tag));
}

/** A subject as it is filtered by: upper case; undefined where it is none. */
function subjectOf(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= MAX_SUBJECT ? text.trim().toUpperCase() : undefined;
}

/**
 * The filter that an address asks for by its `tags` (separated by commas) and `subject`. What cannot be read is ignored; undefined
 * where nothing is left.
 */
export function filterOfAddress(tags: string | null, subject: string | null): EventFilter | undefined {
  const filter = {
    tags: tagsAmong(tags?.toUpperCase().split(',') ?? []),
    subject: subjectOf(subject) ?? '',
  };
  return filter.tags.length === 0 && filter.subject === '' ? undefined : filter;
}

/** The filter out of stored values; undefined where they are none. */
export function filterOfStorage(tags: unknown, subject: unknown): EventFilter | undefined {
  const prefix = subjectOf(subject);
  if (!Array.isArray(tags) || prefix === undefined) return undefined;
  const known = tagsAmong(tags);
  return known.length === tags.length ? { tags: known, subject: prefix } : undefined;
}

/** What an address says of a filter, by parameter; undefined takes the parameter away. */
export function addressOfFilter({ tags, subject }: EventFilter): Record<'tags' | 'subject', string | undefined> {
  return { tags: tags.join(',') || undefined, subject: subject.trim() || undefined };
}
