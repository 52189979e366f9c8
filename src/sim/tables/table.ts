import { figureText, isoInstant, unitBehind, withCountsGrouped, withMinus } from '../words/units';

/** What is printed of an instant, given as `2026-03-03T08:53:26.800` with its zone or none behind it. */
const FORMS = {
  full: (text: string) => text,
  second: (text: string) => text.slice(0, 19).replace('T', ' '),
  minute: (text: string) => text.slice(0, 16).replace('T', ' '),
  time: (text: string) => text.slice(11, 23),
} as const;

/** A column of a table. */
export interface Column {
  readonly key: string;
  readonly label: string;
  /** Printed behind the label and in the CSV's heading. */
  readonly unit?: string;
  /** Numbers are aligned right. */
  readonly numeric?: boolean;
  /** Holds sentences, whose lines may be broken. */
  readonly sentence?: boolean;
  /** The cells are instants, milliseconds since the Unix epoch; how much of them `printed` writes. */
  readonly instant?: keyof typeof FORMS;
}

/** A row of a table. */
export interface Row {
  /**
   * What it is a row of, in every state and every language: whatever points at a row does so by its key. Unique in a
   * table.
   */
  readonly key: string;
  /** Its instant, milliseconds since the Unix epoch; absent where rows have none. */
  readonly at?: number;
  /** One for each column. */
  readonly cells: readonly (string | number)[];
}

/** A state as rows; `printed` turns its instants into texts. The first column names the row. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** How data become rows: their keys, their instants if they have any, and what each column says of a datum. */
interface RowsOf<T> {
  key(datum: T): string;
  at?(datum: T): number;
  readonly columns: readonly (Column & { cell(datum: T): Row['cells'][number] })[];
}

/** A table with a row for each of `data`. */
export const tableOf = <T>(data: readonly T[], { key, at, columns }: RowsOf<NoInfer<T>>): Table => ({
  columns: columns.map(({ cell, ...column }) => column),
  rows: data.map((datum) => ({
    key: key(datum),
    ...(at && { at: at(datum) }),
    cells: columns.map(({ cell }) => cell(datum)),
  })),
});

/** A table with its name. */
export interface NamedTable extends Table {
  readonly name: string;
}

/** A table and what its drawing says besides those rows, such as totals, as further tables. */
export interface DetailedTable extends Table {
  readonly details?: readonly NamedTable[];
}

/** `table` with its instants as texts: in UTC, or as `local` writes them, such as `2026-03-03T09:53:26.800`. */
export function printed<T extends Table>(table: T, local?: (t: number) => string): T {
  const { columns, rows } = table;
  const write = local ?? isoInstant;
  return {
    ...table,
    columns: columns.map(({ instant, ...column }) => (instant ? { ...column, unit: local ? 'local' : 'UTC' } : column)),
    rows: rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell, i) => {
        const form = columns[i]?.instant;
        return form && typeof cell === 'number' ? FORMS[form](write(cell)) : cell;
      }),
    })),
  };
}

/** Rows for reading in UTC, of lists of rows that a state shares with the one before. */
const rowsInUtc = new WeakMap<readonly Row[], readonly Row[]>();

/**
 * `printed` for reading: numbers have a true minus and commas between their thousands, but for those of the first
 * column, which are names.
 */
export function readable<T extends Table>(table: T, local?: (t: number) => string): T {
  const known = local ? undefined : rowsInUtc.get(table.rows);
  const { columns, rows } = printed(known ? { ...table, rows: [] } : table, local);
  const typeset = (cell: string | number, i: number) => {
    // The column names the zone.
    if (table.columns[i]?.instant) return String(cell).replace(/Z$/, '');
    if (!columns[i]?.numeric) return typeof cell === 'string' ? withCountsGrouped(cell) : cell;
    return i === 0 ? withMinus(cell) : figureText(cell);
  };
  const read = known ?? rows.map((row) => ({ ...row, cells: row.cells.map(typeset) }));
  if (!local) rowsInUtc.set(table.rows, read);
  return { ...table, columns, rows: read };
}

/** The row with a key; undefined where it is gone. */
export const rowByKey = ({ rows }: Table, key: string): Row | undefined => rows.find((row) => row.key === key);

/** What a table's row is called, such as `Core 17` or `Latency 4 to 8 ms`. */
export const rowName = ({ columns: [first] }: Table, { cells }: Row): string =>
  `${first?.label} ${cells[0]}${unitBehind(first?.unit ?? '')}`;

/** A table's row in words, such as `Core 17. State: eval. Utilisation: 63%.` */
export function rowText(table: Table, row: Row): string {
  const [, ...others] = table.columns;
  const parts = others.map((column, i) => `${column.label}: ${row.cells[i + 1]}${unitBehind(column.unit ?? '')}`);
  return [rowName(table, row), ...parts].map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ');
}
