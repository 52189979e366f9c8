import { countDifference, type Difference } from '../../sim/words/difference';
import type { Table } from '../../sim/words/table';
import { counted } from '../../sim/words/units';
import { costWords } from '../../sim/world/fork-cost';
import { incidentNamed } from '../../sim/world/incidents';
import { type ForksState, statusWord } from './sim';

const COLUMNS = [
  { key: 'core', label: 'Core', numeric: true },
  { key: 'socket', label: 'Socket', numeric: true },
  { key: 'scenario', label: 'Scenario' },
  { key: 'fate', label: 'State' },
  { key: 'score', label: 'Score', numeric: true },
  { key: 'actions', label: 'Actions tried', numeric: true },
  { key: 'utilisation', label: 'Utilisation', unit: '%', numeric: true },
  { key: 'corr', label: 'Incident' },
] satisfies Table['columns'];

/** One row a fork, by core. The best one is named as such. */
export function forksTable({ forks, best }: ForksState): Table {
  return {
    columns: COLUMNS,
    rows: forks.map(({ core, socket, scenario, fate, score, actions, utilisation, corr }) => ({
      key: String(core),
      cells: [
        core,
        socket,
        scenario,
        core === best ? `${statusWord(fate)}, best` : statusWord(fate),
        score === null ? '–' : score.toFixed(1),
        actions,
        utilisation,
        corr ?? 'none',
      ],
    })),
  };
}

/**
 * What the figure cannot say, in one sentence: what incidents hold and cut, the newest first, and the best fork so far.
 */
export function forksSentence({ ts, forks, scenario, best, cuts, stopped }: ForksState): string {
  const winner = forks.find(({ core }) => core === best);
  const parts = [
    ...(stopped ? [`the live state is held by incident ${stopped}`] : []),
    ...cuts.toReversed().flatMap(({ id, forks: cut, recovered }) => {
      return cut > 0 ? [`incident ${id}${recovered > ts ? '' : ', now over,'} cut ${counted(cut, 'fork')}`] : [];
    }),
    winner
      ? `best score so far ${winner.score?.toFixed(1)} of 100, core ${winner.core}`
      : `scenario ${scenario}: no fork has a score yet`,
  ].join('; ');
  return `${parts.slice(0, 1).toUpperCase()}${parts.slice(1)}.`;
}

/** How many forks incidents have cut. */
export const cutIn = ({ cuts }: ForksState): number => cuts.reduce((sum, { forks }) => sum + forks, 0);

/** The differences of the state from another one, in clauses. */
export function forksDifferences(state: ForksState, other: ForksState): Difference[] {
  const ids = new Set([...state.cuts, ...other.cuts].map(({ id }) => id));
  const costs = [...ids].flatMap((id) => {
    const incident = incidentNamed(state.world, id);
    return (incident && costWords(incident, incidentNamed(other.world, id), state.ts)) ?? [];
  });
  return [
    ...costs.map((text) => ({ text, isCost: true })),
    ...countDifference(state.out - other.out, 'fork', 'forks', 'being judged'),
    ...countDifference(cutIn(state) - cutIn(other), 'fork', 'forks', 'cut'),
  ];
}
