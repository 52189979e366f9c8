import { isoInstant, unitBehind } from './units';

/** What is printed of an instant, given as `2026-03-03T08:53:26.800` with its zone or none behind it. */
const FORMS = {
  full: (text: string) => text,
  minute: (text: string) => text.slice(0, 16).replace('T', ' '),
  time: (text: string) => text.slice(11, 23),
} as const;

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Printed behind the label and in the CSV's heading. */
  readonly unit?: string;
  /** Numbers are aligned right. */
  readonly numeric?: boolean;
  /** The cells are instants, milliseconds since the Unix epoch, of which `printed` writes so much. */
  readonly instant?: keyof typeof FORMS;
}

/** A state as rows; `printed` turns its instants into texts. The first column names the row; every row has one cell per column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** `table` with its instants as texts: in UTC, or as `local` writes them, such as `2026-03-03T09:53:26.800`. */
export function printed({ columns, rows }: Table, local?: (t: number) => string): Table {
  const write = local ?? isoInstant;
  return {
    columns: columns.map(({ instant, ...column }) => (instant ? { ...column, unit: local ? 'local' : 'UTC' } : column)),
    rows: rows.map((row) =>
      row.map((cell, i) => {
        const form = columns[i]?.instant;
        return form && typeof cell === 'number' ? FORMS[form](write(cell)) : cell;
      }),
    ),
  };
}

/** One row in words, such as `Core 17: State eval, Utilisation 63%`. */
export function rowText(table: Table, row: number): string {
  const cells = table.rows[row];
  const [first, ...others] = table.columns;
  if (!cells || !first) return '';
  const parts = others.map((column, i) => `${column.label} ${cells[i + 1]}${unitBehind(column.unit ?? '')}`);
  return `${first.label} ${cells[0]}: ${parts.join(', ')}`;
}
