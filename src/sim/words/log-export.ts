/** Name of a log's export, behind the dashboard's. */
export const EXPORT = 'export';

/** A field of untrusted file data; undefined if there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/**
 * Untrusted file data as a list of `words`, each at most once, in the order of the file; undefined if it is not one.
 */
function wordsOfFile<W extends string>(value: unknown, words: readonly W[]): readonly W[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return words.filter((word) => value.includes(word)).length === value.length ? value : undefined;
}

interface WordLog<R, W extends string> {
  /** Name of the filter in a file. */
  readonly filter: string;
  /** Name of the rows in a file. */
  readonly rows: string;
  readonly words: readonly W[];
  wordOf(row: R): W;
}

/** The export of a log in which each row has one of some words, by which it is filtered; no word chosen means all. */
export function exportByWord<R, W extends string>({ filter, rows, words, wordOf }: WordLog<R, W>) {
  const passes = (row: R, chosen: readonly W[]): boolean => chosen.length === 0 || chosen.includes(wordOf(row));
  /** The rows that pass, as recorded, and what they passed. */
  const exportOf = (all: readonly R[], chosen: readonly W[]): Readonly<Record<string, unknown>> => ({
    filter: { [filter]: chosen },
    [rows]: all.filter((row) => passes(row, chosen)),
  });
  /** Rebuilds an export with the filter in untrusted file data; undefined if that has no valid filter. */
  const rebuild = (all: readonly R[], fileData: unknown): unknown => {
    const chosen = wordsOfFile(fieldOf(fieldOf(fileData, 'filter'), filter), words);
    return chosen && exportOf(all, chosen);
  };
  return { passes, exportOf, rebuild };
}
