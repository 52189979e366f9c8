import { countDifference } from '../../sim/words/difference';
import { TYPES } from '../../sim/words/log-filters';
import type { Table } from '../../sim/words/table';
import type { TransparencyState } from './sim';

const COLUMNS = [
  { key: 'seq', label: 'Entry', numeric: true },
  { key: 'id', label: 'Id' },
  { key: 'ts', label: 'Time', instant: 'full' },
  { key: 'type', label: 'Type' },
  { key: 'detail', label: 'Detail' },
] satisfies Table['columns'];

/** One row an entry, newest first. */
export function transparencyTable({ entries }: TransparencyState): Table {
  return {
    columns: COLUMNS,
    rows: entries.map(({ seq, id, ts, type, detail }) => [seq, id, ts, type, detail]).reverse(),
  };
}

/** The state in one sentence. */
export function transparencySummary({ entries }: TransparencyState): string {
  const counts = TYPES.map((type) => `${entries.filter((entry) => entry.type === type).length} ${type}`);
  const veto = entries.findLast(({ type }) => type === 'VETO');
  return `The newest ${entries.length} entries: ${counts.join(', ')}; ${veto ? `last veto ${veto.detail}` : 'no veto'}.`;
}

/** In what the state differs from another one, in clauses. */
export function transparencyDifferences(state: TransparencyState, other: TransparencyState): string[] {
  return TYPES.flatMap((type) => {
    const count = ({ entries }: TransparencyState) => entries.filter((entry) => entry.type === type).length;
    return countDifference(count(state) - count(other), `${type} entry`, `${type} entries`);
  });
}
