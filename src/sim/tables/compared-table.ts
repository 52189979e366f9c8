import { capitalise } from '../words/sentences';
import { unitBehind } from '../words/units';
import type { Row, Table } from './table';

/** Words for the other row's differing cells, such as `State eval, Utilisation 63%`. */
function otherwise({ columns }: Table, row: Row, other: Row): string {
  const parts = columns.flatMap(({ label, unit = '', instant }, i) => {
    const [cell, theirs = ''] = [row.cells[i], other.cells[i]];
    // Rows that begin with their instants are counterparts at different ones.
    if ((i === 0 && instant) || cell === theirs) return [];
    return [`${label} ${theirs}${unitBehind(unit)}`];
  });
  return parts.length === 0 ? 'the same' : parts.join(', ');
}

/** Returns the row with one cell more. */
const withCell = (row: Row, text: string): Row => ({ ...row, cells: [...row.cells, text] });

/**
 * Adds a column to `own` with the differing cells of `others`, the table of another state, in the same row; rows that
 * only the other has are inserted in their places. Rows are the same if their keys are or, if the first cells are
 * instants, if they are as far from the top. If the two share no row, none of the other is shown. Without another table
 * the column is empty. `words` say when or where the other state is, such as `24 hours earlier`. `read` prints the
 * cells of both tables.
 */
export function comparedTable<T extends Table>(own: T, others: T | undefined, words: string, read: (table: T) => T): T {
  const [table, other] = [read(own), others && read(others)];
  const columns = [...table.columns, { key: 'other', label: capitalise(words) }];
  if (!other) return { ...table, columns, rows: table.rows.map((row) => withCell(row, '')) };
  if (table.columns[0]?.instant) {
    const rows = table.rows.map((row, i) => {
      const counterpart = other.rows[i];
      return withCell(row, counterpart ? otherwise(table, row, counterpart) : 'absent');
    });
    return { ...table, columns, rows };
  }
  const keys = new Set(table.rows.map(({ key }) => key));
  const otherRows = new Map(other.rows.map((row) => [row.key, row]));
  /** Rows that only the other has, by the key of the shared row before them. */
  const between = new Map<string | undefined, Row[]>();
  const isShared = other.rows.some(({ key }) => keys.has(key));
  let last: string | undefined;
  for (const row of other.rows) {
    if (keys.has(row.key)) last = row.key;
    else if (isShared) between.set(last, [...(between.get(last) ?? []), row]);
  }
  const additions = (after: string | undefined) => (between.get(after) ?? []).map((row) => withCell(row, 'only here'));
  return {
    ...table,
    columns,
    rows: [
      ...additions(undefined),
      ...table.rows.flatMap((row) => {
        const counterpart = otherRows.get(row.key);
        return [withCell(row, counterpart ? otherwise(table, row, counterpart) : 'absent'), ...additions(row.key)];
      }),
    ],
  };
}
