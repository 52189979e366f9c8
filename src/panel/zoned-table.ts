import { parseInstant } from '../clock/instant';
import type { Table } from '../sim/table';
import { isoInstant } from '../sim/units';

/** The unit of a column of instants. */
const UTC = 'UTC';
const DAY_MS = 86_400_000;

/** A date with a time of day, or a time of day alone, as the tables print them. */
const DATED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?)Z?$/;
const TIME = /^\d{2}:\d{2}:\d{2}(\.\d{3})?$/;

/** The last instant at or before `t` at which that time of day is printed. */
function lastAt(time: string, t: number): number | undefined {
  const today = parseInstant(`${isoInstant(t).slice(0, 10)}T${time}Z`);
  return today === undefined || today <= t ? today : today - DAY_MS;
}

/**
 * `table`, whose instants are at or before `t` and printed in UTC, with them as `print` writes them: an instant as
 * `2026-03-03T09:53:26.800`, as much of it as there was.
 */
export function zoned(table: Table, t: number, print: (instant: number) => string): Table {
  const instants = table.columns.map(({ unit }) => unit === UTC);
  if (!instants.includes(true)) return table;
  const cell = (value: string | number) => {
    const text = String(value);
    const [, date, time] = DATED.exec(text) ?? [];
    const instant = date ? parseInstant(`${date}T${time}Z`) : TIME.test(text) ? lastAt(text, t) : undefined;
    if (instant === undefined) return value;
    const local = print(instant);
    return date
      ? local.slice(0, text.replace('Z', '').length).replace('T', text.charAt(10))
      : local.slice(11, 11 + text.length);
  };
  return {
    columns: table.columns.map((column, i) => (instants[i] ? { ...column, unit: 'local' } : column)),
    rows: table.rows.map((row) => row.map((value, i) => (instants[i] ? cell(value) : value))),
  };
}
