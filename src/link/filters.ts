import { LEVELS, type LogFilters, subjectOf, TAGS, TYPES } from '../sim/words/log-filters';

/** How a link asks for all words. */
const ALL = 'all';

/** The known words in a comma-separated list, each once, in the order of `known`; undefined if there is none. */
function knownWords<W extends string>(text: string | null, known: readonly W[]): readonly W[] | undefined {
  if (text === null) return undefined;
  if (text.toLowerCase() === ALL) return [];
  const words = text.toUpperCase().split(',');
  const found = known.filter((word) => words.includes(word));
  return found.length > 0 ? found : undefined;
}

/** Whether each word of a list is known. */
function allKnown(text: string | null, known: readonly string[]): boolean {
  return (
    text === null || text.toLowerCase() === ALL || text.split(',').every((word) => known.includes(word.toUpperCase()))
  );
}

/** The subject in an address; undefined if it is empty or invalid. */
const subjectIn = (text: string | null) => (text === null ? undefined : subjectOf(text) || undefined);

/** Reads the filters of a query. */
export function readFilters(query: URLSearchParams): LogFilters {
  return {
    tags: knownWords(query.get('tags'), TAGS),
    subject: subjectIn(query.get('subject')),
    types: knownWords(query.get('types'), TYPES),
    levels: knownWords(query.get('levels'), LEVELS),
  };
}

/** Names of the filters in a query that are invalid in whole or in part. */
export function unreadFilters(query: URLSearchParams): (keyof LogFilters)[] {
  const subject = query.get('subject');
  const read: Readonly<Record<keyof LogFilters, boolean>> = {
    tags: allKnown(query.get('tags'), TAGS),
    subject: subject === null || subjectOf(subject) !== undefined,
    types: allKnown(query.get('types'), TYPES),
    levels: allKnown(query.get('levels'), LEVELS),
  };
  return (['tags', 'subject', 'types', 'levels'] as const).filter((name) => !read[name]);
}

/** A list of words as a link writes it. */
export const listText = (words: readonly string[]) => (words.length === 0 ? ALL : words.join(','));
