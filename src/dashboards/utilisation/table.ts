import { max } from '../../sim/math/math';
import { measureDifference } from '../../sim/words/difference';
import type { Table } from '../../sim/words/table';
import { isoInstant } from '../../sim/words/units';
import { CORES } from '../../sim/world/cores';
import type { UtilisationState } from './sim';

const COLUMNS = [
  { key: 'ts', label: 'Time', instant: 'time' },
  { key: 'core', label: 'Cores', unit: '%', numeric: true },
  { key: 'sandbox', label: 'Sandboxes', unit: '%', numeric: true },
  { key: 'corr', label: 'Incident' },
] satisfies Table['columns'];

/** One row a sample, newest first. */
export function utilisationTable({ samples }: UtilisationState): Table {
  return {
    columns: COLUMNS,
    rows: samples
      .map(({ ts, core, sandbox, corr }) => [ts, core.toFixed(1), sandbox.toFixed(1), corr ?? 'none'])
      .reverse(),
  };
}

/** The state in one sentence. */
export function utilisationSummary({ ts, samples, scenario }: UtilisationState): string {
  const now = samples.at(-1);
  const peak = (of: 'core' | 'sandbox') => max(...samples.map((sample) => sample[of])).toFixed(1);
  return (
    `Scenario ${scenario}, at ${isoInstant(ts).slice(11, 21)} UTC: ${CORES} cores at ${now?.core.toFixed(1)}%, sandboxes at ${now?.sandbox.toFixed(1)}%; ` +
    `highest in five minutes ${peak('core')}% and ${peak('sandbox')}%${now?.corr ? `; incident ${now.corr} open` : ''}.`
  );
}

/** In what the newest sample differs from that of another state, in clauses. */
export function utilisationDifferences({ samples }: UtilisationState, other: UtilisationState): string[] {
  const [now, then] = [samples.at(-1), other.samples.at(-1)];
  if (!now || !then) return [];
  return [
    ...measureDifference(now.core - then.core, 'cores', 'points', 1),
    ...measureDifference(now.sandbox - then.sandbox, 'sandboxes', 'points', 1),
  ];
}
