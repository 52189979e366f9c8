import { figureText, isoInstant, unitBehind, withCountsGrouped, withMinus } from '../words/units';

/** Pattern of each form of an instant, which is given as `2026-03-03T08:53:26.800` with or without its zone. */
const FORMS = {
  full: (text: string) => text,
  second: (text: string) => text.slice(0, 19).replace('T', ' '),
  minute: (text: string) => text.slice(0, 16).replace('T', ' '),
  time: (text: string) => text.slice(11, 23),
} as const;

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Unit, printed behind the label and in the CSV's heading. */
  readonly unit?: string;
  /** True for numbers, which are aligned right. */
  readonly numeric?: boolean;
  /** True for sentences, whose lines may be broken. */
  readonly sentence?: boolean;
  /** Form in which `printedTable` writes the cells, which are instants, milliseconds since the Unix epoch. */
  readonly instant?: keyof typeof FORMS;
}

export interface Row {
  /** Key, by which a row is pointed at: it names the subject in every state and every language. Unique in a table. */
  readonly key: string;
  /** Instant of the row, milliseconds since the Unix epoch; absent if rows have none. */
  readonly at?: number;
  /** Cells, one for each column. */
  readonly cells: readonly (string | number)[];
}

/** State as rows; `printedTable` turns its instants into texts. The first column names the row. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Rules for rows of data: their keys, their instants if they have any, and each column's cell of a datum. */
interface RowsOf<T> {
  key(datum: T): string;
  at?(datum: T): number;
  readonly columns: readonly (Column & { cell(datum: T): Row['cells'][number] })[];
}

/** Makes a table with a row for each of `data`. */
export const tableOf = <T>(data: readonly T[], { key, at, columns }: RowsOf<NoInfer<T>>): Table => ({
  columns: columns.map(({ cell, ...column }) => column),
  rows: data.map((datum) => ({
    key: key(datum),
    ...(at && { at: at(datum) }),
    cells: columns.map(({ cell }) => cell(datum)),
  })),
});

export interface NamedTable extends Table {
  readonly name: string;
}

/** Table with further ones for facts of its drawing besides those rows, such as totals. */
export interface DetailedTable extends Table {
  readonly details?: readonly NamedTable[];
}

/** Returns `table` with its instants as texts: in UTC, or as `local` writes them, such as `2026-03-03T09:53:26.800`. */
export function printedTable<T extends Table>(table: T, local?: (t: number) => string): T {
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

/** Rows for reading in UTC, cached because consecutive states share lists of rows. */
const rowsInUtc = new WeakMap<readonly Row[], readonly Row[]>();

/**
 * Returns `table` as `printedTable` does, for reading: numbers have a true minus and commas between their thousands,
 * but for those of the first column, which are names.
 */
export function readableTable<T extends Table>(table: T, local?: (t: number) => string): T {
  const known = local ? undefined : rowsInUtc.get(table.rows);
  const { columns, rows } = printedTable(known ? { ...table, rows: [] } : table, local);
  const typeset = (cell: string | number, i: number) => {
    // Removed, because the column names the zone.
    if (table.columns[i]?.instant) return String(cell).replace(/Z$/, '');
    if (!columns[i]?.numeric) return typeof cell === 'string' ? withCountsGrouped(cell) : cell;
    return i === 0 ? withMinus(cell) : figureText(cell);
  };
  const read = known ?? rows.map((row) => ({ ...row, cells: row.cells.map(typeset) }));
  if (!local) rowsInUtc.set(table.rows, read);
  return { ...table, columns, rows: read };
}

/** Row with a key; undefined if there is none. */
export const rowByKey = ({ rows }: Table, key: string): Row | undefined => rows.find((row) => row.key === key);

/** Name of a table's row, such as `Core 17` or `Latency 4 to 8 ms`. */
export const rowName = ({ columns: [first] }: Table, { cells }: Row): string =>
  `${first?.label} ${cells[0]}${unitBehind(first?.unit ?? '')}`;

/** Words for a table's row, such as `Core 17. State: eval. Utilisation: 63%.` */
export function rowText(table: Table, row: Row): string {
  const [, ...rest] = table.columns;
  const parts = rest.map((column, i) => `${column.label}: ${row.cells[i + 1]}${unitBehind(column.unit ?? '')}`);
  return [rowName(table, row), ...parts].map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ');
}

/** Column of the incident that a row is in, by its correlation id. */
export const INCIDENT_COLUMN = {
  key: 'corr',
  label: 'Incident',
  cell: ({ corr }: { readonly corr: string | null }) => corr ?? 'none',
};
