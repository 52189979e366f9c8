export interface Column {
  readonly key: string;
  readonly label: string;
  /** Printed behind the label and in the CSV's heading. */
  readonly unit?: string;
  /** Numbers are aligned right. */
  readonly numeric?: boolean;
}

/** A state as rows. The first column names the row; every row has one cell per column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** One row in words, such as `Core 17: State eval, Utilisation 63 %`. */
export function rowInWords(table: Table, row: number): string {
  const cells = table.rows[row];
  const [first, ...others] = table.columns;
  if (!cells || !first) return '';
  const parts = others.map((column, i) => `${column.label} ${cells[i + 1]}${column.unit ? ` ${column.unit}` : ''}`);
  return `${first.label} ${cells[0]}: ${parts.join(', ')}`;
}
