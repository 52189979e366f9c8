/** Name of a log's export, behind the dashboard's. */
export const EXPORT = 'export';

/** A field of untrusted file data; undefined if there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/**
 * Reads untrusted file data as a list of `words`, each at most once, in the order of the file; undefined if it is not
 * one.
 */
function wordsOfFile<W extends string>(value: unknown, words: readonly W[]): readonly W[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return words.filter((word) => value.includes(word)).length === value.length ? value : undefined;
}

interface WordLog<R, K extends string, W extends string> {
  /** Name of the filter's only field. */
  readonly field: K;
  /** Name of the rows in a file. */
  readonly rows: string;
  readonly words: readonly W[];
  wordOf(row: R): W;
}

/** Filter and export of a log in which each row has one of some words, by which it is filtered. */
export function exportByWord<R, K extends string, W extends string>({ field, rows, words, wordOf }: WordLog<R, K, W>) {
  type Filter = Readonly<Record<K, readonly W[]>>;
  const filterOf = (chosen: readonly W[]) => ({ [field]: chosen }) as Filter;
  const passing = (all: readonly R[], { [field]: chosen }: Filter): readonly R[] =>
    chosen.length === 0 ? all : all.filter((row) => chosen.includes(wordOf(row)));
  /** Exports the rows that pass, as recorded, with the filter. */
  const exportOf = (all: readonly R[], filter: Filter): Readonly<Record<string, unknown>> => ({
    filter,
    [rows]: passing(all, filter),
  });
  /** Rebuilds an export with the filter in untrusted file data; undefined if that has no valid filter. */
  const rebuild = (all: readonly R[], fileData: unknown): unknown => {
    const chosen = wordsOfFile(fieldOf(fieldOf(fileData, 'filter'), field), words);
    return chosen && exportOf(all, filterOf(chosen));
  };
  return { everything: filterOf([]), passing, exportOf, rebuild };
}
