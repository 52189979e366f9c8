/** The one state that has a row of a compared log: the one shown, or the other. */
export type RowSide = 'this' | 'other';

/** Key and order of a log's rows. */
interface Ordered<R> {
  keyOf(row: R): string;
  /** Instant, milliseconds since the Unix epoch. Asked for once a row. */
  atOf(row: R): number;
}

interface ComparedRows<R> {
  /** Rows of both states, newest first. */
  readonly rows: readonly R[];
  /** The state that alone has a row, by the row's key; undefined for rows in both. */
  readonly only: ReadonlyMap<string, RowSide>;
}

const NOTHING: ReadonlyMap<string, RowSide> = new Map();

/**
 * Merges the rows of a log with the rows of the compared state, newest first; returns only its own if the two share
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
  const instants = new Map([...rows, ...others].map((row) => [row, atOf(row)]));
  const at = (row: R) => instants.get(row) as number;
  // Rows count as a difference only from the later end of the two lists on: before it, one of them has merely ended.
  const oldest = Math.max(...[rows, others].map((list) => Math.min(...list.map(at))));
  const only = new Map<string, RowSide>();
  for (const row of missing) if (at(row) >= oldest) only.set(keyOf(row), 'this');
  const added = absent.filter((row) => at(row) >= oldest);
  for (const row of added) only.set(keyOf(row), 'other');
  return { rows: [...rows, ...added].sort((a, b) => at(b) - at(a)), only };
}
