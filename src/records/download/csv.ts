import { type Column, type DetailedTable, printedTable, type Row, type Table } from '../../sim/tables/table';

const LINE_END = '\r\n';

/** Text that a spreadsheet would run as a formula when it opens the file. */
const FORMULA = /^[=+\-@\t\r]/;
/** Text that is only a number. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

function field(cell: string | number): string {
  const text = String(cell);
  const guarded = typeof cell === 'string' && FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

const line = (cells: Row['cells']) => cells.map(field).join(',') + LINE_END;

/** The columns' labels as one line of CSV, each with its unit in brackets. */
export function csvHeader(columns: readonly Column[]): string {
  return line(columns.map(({ label, unit }) => (unit ? `${label} [${unit}]` : label)));
}

/** Rows as lines of CSV, without a header; empty if there are none. */
export function csvRows(rows: readonly Row[]): string {
  return rows.map(({ cells }) => line(cells)).join('');
}

/** A table as a header and a line a row. */
function tableLines(table: Table): string {
  const { columns, rows } = printedTable(table);
  return csvHeader(columns) + csvRows(rows);
}

/**
 * Table as CSV by RFC 4180, its instants in UTC: a header, then a line a row, each ending in CRLF; fields in quotes if
 * necessary. Each table of its details follows behind a blank line and a line with its name. Text that begins with `=`,
 * `+`, `-`, `@`, a tab or a carriage return gets an apostrophe before it, so that no spreadsheet takes it for a
 * formula; numbers, and text that is only a number, such as `-0.4`, stay as they are.
 */
export function tableCsv({ details = [], ...table }: DetailedTable): string {
  const parts = details.map((detail) => LINE_END + line([detail.name]) + tableLines(detail));
  return tableLines(table) + parts.join('');
}
