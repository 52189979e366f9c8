import type { Table } from '../../sim/table';
import type { CoresState } from './sim';

const COLUMNS = [
  { key: 'core', label: 'Core', numeric: true },
  { key: 'socket', label: 'Socket', numeric: true },
  { key: 'state', label: 'State' },
  { key: 'scenario', label: 'Scenario' },
  { key: 'utilisation', label: 'Utilisation', unit: '%', numeric: true },
  { key: 'previous', label: 'Reading before', unit: '%', numeric: true },
] as const;

/** One row a core, in order of number. */
export function coresTable(state: CoresState): Table {
  return {
    columns: COLUMNS,
    rows: state.cores.map((core) => COLUMNS.map(({ key }) => core[key])),
  };
}

/** The state in one sentence. */
export function coresSummary(state: CoresState): string {
  const peak = state.cores.reduce((a, b) => (b.utilisation > a.utilisation ? b : a));
  const idle = state.cores.filter((core) => core.state === 'idle').length;
  return (
    `Scenario ${state.scenario}, phase ${state.phase}: ${state.cores.length} cores at a mean of ` +
    `${state.mean.toFixed(1)} % utilisation, the highest core ${peak.core} at ${peak.utilisation} %, ${idle} idle.`
  );
}
