import { countDifference, type Difference } from '../../sim/words/difference';
import type { Table } from '../../sim/words/table';
import { counted } from '../../sim/words/units';
import { costWords } from '../../sim/world/fork-cost';
import { incidentNamed } from '../../sim/world/incidents';
import { withoutVetoWords } from '../../sim/world/prevented';
import type { ForksState } from './sim';

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
        core === best ? `${fate}, best` : fate,
        score === null ? 'none' : score.toFixed(1),
        actions,
        utilisation,
        corr ?? 'none',
      ],
    })),
  };
}

/** What the figure cannot say, in one sentence: the best fork so far, and what incidents cut. */
export function forksSentence({ ts, seed: world, forks, scenario, best, cuts, stopped }: ForksState): string {
  const winner = forks.find(({ core }) => core === best);
  const newest = incidentNamed(world, cuts.findLast(({ forks: cut }) => cut > 0)?.id ?? '');
  const parts = [
    winner
      ? `Best score so far: ${winner.score?.toFixed(1)} of 100, core ${winner.core}`
      : `Scenario ${scenario}: no fork has a score yet`,
    ...cuts.flatMap(({ id, forks: cut, recovered }) =>
      cut > 0 ? [`incident ${id} cut ${counted(cut, 'fork')}${recovered > ts ? '' : ' and has recovered'}`] : [],
    ),
    ...(newest ? [withoutVetoWords(world, newest)] : []),
    ...(stopped ? [`incident ${stopped} holds the live state`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** The differences of the state from another one, in clauses. */
export function forksDifferences(state: ForksState, other: ForksState): Difference[] {
  const cut = ({ cuts }: ForksState) => cuts.reduce((sum, { forks }) => sum + forks, 0);
  const ids = new Set([...state.cuts, ...other.cuts].map(({ id }) => id));
  const costs = [...ids].flatMap((id) => {
    const incident = incidentNamed(state.seed, id);
    return (incident && costWords(incident, incidentNamed(other.seed, id), state.ts)) ?? [];
  });
  return [
    ...costs.map((text) => ({ text, isCost: true })),
    ...countDifference(state.out - other.out, 'fork', 'forks', 'being judged'),
    ...countDifference(cut(state) - cut(other), 'fork', 'forks', 'cut'),
  ];
}
