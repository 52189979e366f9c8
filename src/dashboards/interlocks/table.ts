import { floor } from '../../sim/math';
import type { Table } from '../../sim/table';
import { type InterlocksState, MEMORY_MS, type Row } from './sim';

const COLUMNS = [
  { key: 'name', label: 'Interlock' },
  { key: 'kind', label: 'Guards against' },
  { key: 'state', label: 'State' },
  { key: 'since', label: 'For', unit: 's', numeric: true },
  { key: 'why', label: 'Last fault' },
  { key: 'recent', label: 'Faults in 60 s', numeric: true },
] satisfies Table['columns'];

/** Seconds since the last change of state, to one decimal. */
function secondsSince({ since }: Row, ts: number): string {
  if (since === null) return `over ${MEMORY_MS / 1_000}`;
  return (floor((ts - since) / 100) / 10).toFixed(1);
}

const why = ({ since, corr }: Row) => corr ?? (since === null ? 'none in an hour' : 'stray');

/** One row an interlock. */
export function interlocksTable({ ts, rows }: InterlocksState): Table {
  return {
    columns: COLUMNS,
    rows: rows.map((row) => [row.name, row.kind, row.state, secondsSince(row, ts), why(row), row.recent.length]),
  };
}

/** The state in one sentence. */
export function interlocksSummary({ rows }: InterlocksState): string {
  const faulted = rows.filter(({ state }) => state === 'FAULT');
  const ok = `${rows.length - faulted.length} of ${rows.length} interlocks OK`;
  const faults = faulted.map(({ name, corr }) => `${name} in fault, ${corr ? `incident ${corr}` : 'stray'}`);
  return `${[ok, ...faults].join('; ')}.`;
}
