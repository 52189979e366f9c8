/** Name of a log's export, behind the dashboard's. */
export const EXPORT = 'export';

/** A field of untrusted file data; undefined if there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Untrusted file data as a list of `words`, each at most once, in the order of the file; undefined if it is not one. */
export function wordsOfFile<W extends string>(value: unknown, words: readonly W[]): readonly W[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return words.filter((word) => value.includes(word)).length === value.length ? value : undefined;
}
