import { countDifference, type Difference, harmDifference, measureDifference } from '../../sim/words/difference';
import type { NamedTable, Table } from '../../sim/words/table';
import { numbered } from '../../sim/words/units';
import type { CoresState } from './sim';
import { socketMeans } from './sim-means';

const COLUMNS = [
  { key: 'core', label: 'Core', numeric: true },
  { key: 'socket', label: 'Socket', numeric: true },
  { key: 'state', label: 'State' },
  { key: 'scenario', label: 'Scenario' },
  { key: 'corr', label: 'Incident' },
  { key: 'utilisation', label: 'Utilisation', unit: '%', numeric: true },
  { key: 'previous', label: 'Previous reading', unit: '%', numeric: true },
] satisfies Table['columns'];

/** One row a core, in order of number. */
export function coresTable(state: CoresState): Table {
  return {
    columns: COLUMNS,
    rows: state.cores.map(({ core, socket, state: doing, scenario, corr, utilisation, previous }) => ({
      key: String(core),
      cells: [core, socket, doing, scenario, corr ?? 'none', utilisation, previous],
    })),
  };
}

/** The sockets' headings. */
export function coresDetails(state: CoresState): NamedTable[] {
  const columns = [
    { key: 'socket', label: 'Socket', numeric: true },
    { key: 'mean', label: 'Average utilisation', unit: '%', numeric: true },
  ];
  const rows = socketMeans(state).map((mean, socket) => ({ key: String(socket), cells: [socket, mean.toFixed(1)] }));
  return [{ name: 'Sockets', columns, rows }];
}

/**
 * What the figure cannot say, in one sentence: the busiest core, how many idle, and which sockets roll back in
 * incidents.
 */
export function coresSentence(state: CoresState): string {
  const peak = state.cores.reduce((a, b) => (b.utilisation > a.utilisation ? b : a));
  const incidents = [...new Set(state.cores.flatMap(({ corr }) => corr ?? []))].map((id) => {
    const cores = state.cores.filter(({ corr }) => corr === id);
    const sockets = [...new Set(cores.map(({ socket }) => socket))];
    return `${numbered('socket', sockets)} ${sockets.length === 1 ? 'is' : 'are'} rolling back (${id})`;
  });
  const idle = state.cores.filter((core) => core.state === 'idle').length;
  return `${[`Core ${peak.core} is the busiest, at ${peak.utilisation}%`, `${idle === 0 ? 'none' : idle === 1 ? 'one' : idle} idle`, ...incidents].join('; ')}.`;
}

/** The differences of the state from another one, in clauses. */
export function coresDifferences(state: CoresState, other: CoresState): Difference[] {
  const rolledBack = ({ cores }: CoresState) => cores.filter(({ corr }) => corr).length;
  const idle = ({ cores }: CoresState) => cores.filter((core) => core.state === 'idle').length;
  return [
    ...harmDifference(rolledBack(state) - rolledBack(other), 'core', 'cores', 'in an incident’s rollback'),
    ...measureDifference(state.mean - other.mean, 'average utilisation', 'points', 1),
    ...countDifference(idle(state) - idle(other), 'core', 'cores', 'idle'),
  ];
}
