/** The state that alone has a row of a compared log: the one that is shown, or the other. */
export type Only = 'this' | 'other';

/** Key and order of a log's rows. */
interface Ordered<R> {
  keyOf(row: R): string;
  /** Instant, milliseconds since the Unix epoch. */
  atOf(row: R): number;
}

interface ComparedRows<R> {
  /** Newest first, those that only the other state has in their places. */
  readonly rows: readonly R[];
  /** Where a row is, by its key; undefined for one that both have. */
  readonly only: ReadonlyMap<string, Only>;
}

const NOTHING: ReadonlyMap<string, Only> = new Map();

/**
 * The rows of a log with those of the state that it is compared with, newest first; its own alone where the two share
 * none.
 */
export function comparedRows<R>(
  rows: readonly R[],
  others: readonly R[] | undefined,
  { keyOf, atOf }: Ordered<R>,
): ComparedRows<R> {
  const keys = new Set(rows.map(keyOf));
  const absent = others?.filter((row) => !keys.has(keyOf(row))) ?? [];
  if (!others || absent.length === others.length) return { rows, only: NOTHING };
  const shared = new Set(others.map(keyOf));
  const missing = rows.filter((row) => !shared.has(keyOf(row)));
  // Each of the two is in order already: a list that ends earlier has no rows of its own before that.
  const oldest = Math.max(...[rows, others].map((list) => Math.min(...list.map(atOf))));
  const only = new Map<string, Only>();
  for (const row of missing) if (atOf(row) >= oldest) only.set(keyOf(row), 'this');
  const added = absent.filter((row) => atOf(row) >= oldest);
  for (const row of added) only.set(keyOf(row), 'other');
  return { rows: [...rows, ...added].sort((a, b) => atOf(b) - atOf(a)), only };
}
