import { LEVELS, type LogFilters, subjectOf, TAGS, TYPES } from '../sim/log-words';

/** How a link asks for all words. */
const ALL = 'all';

/** The known words of a list with commas, each once, in their order; undefined where none is left. */
function wordsOf<W extends string>(text: string | null, known: readonly W[]): readonly W[] | undefined {
  if (text === null) return undefined;
  if (text.toLowerCase() === ALL) return [];
  const words = text.toUpperCase().split(',');
  const found = known.filter((word) => words.includes(word));
  return found.length > 0 ? found : undefined;
}

/** Whether each word of a list is known. */
function whole(text: string | null, known: readonly string[]): boolean {
  return (
    text === null || text.toLowerCase() === ALL || text.split(',').every((word) => known.includes(word.toUpperCase()))
  );
}

/** A subject out of an address; undefined where it is empty or none. */
const subjectIn = (text: string | null) => (text === null ? undefined : subjectOf(text) || undefined);

/** Reads the filters of a query. */
export function readFilters(query: URLSearchParams): LogFilters {
  return {
    tags: wordsOf(query.get('tags'), TAGS),
    subject: subjectIn(query.get('subject')),
    types: wordsOf(query.get('types'), TYPES),
    levels: wordsOf(query.get('levels'), LEVELS),
  };
}

/** Names of the filters of a query that could not be read, or not in full. */
export function unreadFilters(query: URLSearchParams): string[] {
  const subject = query.get('subject');
  return [
    ...(whole(query.get('tags'), TAGS) ? [] : ['tags']),
    ...(subject === null || subjectOf(subject) !== undefined ? [] : ['subject']),
    ...(whole(query.get('types'), TYPES) ? [] : ['types']),
    ...(whole(query.get('levels'), LEVELS) ? [] : ['levels']),
  ];
}

/** A list of words as a link writes it. */
export const wordsText = (words: readonly string[]) => (words.length === 0 ? ALL : words.join(','));
