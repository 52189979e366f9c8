import { subjectOf, TAGS, type Tag } from '../../sim/tables/log-filters';
import type { EventFilter } from './sim-filter';

/** The tags among `words`, each once, in the order of TAGS. */
function tagsAmong(words: readonly unknown[]): Tag[] {
  return TAGS.filter((tag) => words.includes(tag));
}

/** Reads the filter from a snapshot's untrusted values; undefined if they are invalid. */
export function filterOfSnapshot(tags: unknown, subject: unknown): EventFilter | undefined {
  const prefix = subjectOf(subject);
  if (!Array.isArray(tags) || prefix === undefined) return undefined;
  const known = tagsAmong(tags);
  return known.length === tags.length ? { tags: known, subject: prefix } : undefined;
}
