import type { Table } from './table';
import { unitBehind } from './units';

type Row = Table['rows'][number];

/** What the other row says otherwise, such as `State eval, Utilisation 63%`. */
function otherwise({ columns }: Table, row: Row, other: Row): string {
  const parts = columns.flatMap(({ label, unit = '' }, i) =>
    i > 0 && row[i] !== other[i] ? [`${label} ${other[i]}${unitBehind(unit)}`] : [],
  );
  return parts.length === 0 ? 'the same' : parts.join(', ');
}

/**
 * `table` with one column more, which says what `other`, the table of another state, has in the same row; rows that only the other has stand
 * in their places. Rows are the same if their first cells are equal, or where those are instants, if they are as far from the top. Where
 * the two share no row, none of the other is shown. Without another table the
 * column is empty. `words` say when or where the other state is, such as `24 hours earlier`.
 */
export function comparedTable(table: Table, other: Table | undefined, words: string): Table {
  const columns = [...table.columns, { key: 'other', label: words.slice(0, 1).toUpperCase() + words.slice(1) }];
  if (!other) return { columns, rows: table.rows.map((row) => [...row, '']) };
  if (table.columns[0]?.instant) {
    const rows = table.rows.map((row, i) => [
      ...row,
      other.rows[i] ? otherwise(table, row, other.rows[i]) : 'not there',
    ]);
    return { columns, rows };
  }
  const here = new Set(table.rows.map(([name]) => name));
  const there = new Map(other.rows.map((row) => [row[0], row]));
  const before = new Map<Row[0] | undefined, Row[]>();
  const isShared = other.rows.some(([name]) => here.has(name as Row[0]));
  let last: Row[0] | undefined;
  for (const row of other.rows) {
    if (here.has(row[0] as Row[0])) last = row[0];
    else if (isShared) before.set(last, [...(before.get(last) ?? []), row]);
  }
  const onlyThere = (after: Row[0] | undefined) => (before.get(after) ?? []).map((row) => [...row, `only ${words}`]);
  return {
    columns,
    rows: [
      ...onlyThere(undefined),
      ...table.rows.flatMap((row) => {
        const same = there.get(row[0] as Row[0]);
        return [[...row, same ? otherwise(table, row, same) : 'only here'], ...onlyThere(row[0])];
      }),
    ],
  };
}
