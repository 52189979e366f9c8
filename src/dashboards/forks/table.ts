import { floor } from '../../sim/math/math';
import { type Table, tableOf } from '../../sim/tables/table';
import { countText, countWord, listText, toSentence } from '../../sim/words/sentences';
import { CORE_READING_MS, readCores } from '../../sim/world/cores/cores';
import { FORK_FATES, type ForksState, fateWord } from './sim';

/** Table with one row a fork, by core. The best one is named as such. */
export const forksTable = ({ forks, best, phase }: ForksState): Table =>
  tableOf(forks, {
    key: ({ core }) => String(core),
    columns: [
      { key: 'core', label: 'Core', numeric: true, cell: ({ core }) => core },
      { key: 'socket', label: 'Socket', numeric: true, cell: ({ socket }) => socket },
      { key: 'scenario', label: 'Scenario', cell: ({ scenario }) => scenario },
      {
        key: 'fate',
        label: 'State',
        cell: ({ core, fate }) => `${fateWord(fate, phase)}${core === best ? ', best' : ''}`,
      },
      { key: 'score', label: 'Score', numeric: true, cell: ({ score }) => score?.toFixed(1) ?? '–' },
      { key: 'actions', label: 'Actions tried', numeric: true, cell: ({ actions }) => actions },
      { key: 'utilisation', label: 'Utilisation', unit: '%', numeric: true, cell: ({ utilisation }) => utilisation },
      { key: 'corr', label: 'Last cut by', cell: ({ corr }) => corr ?? 'none' },
    ],
  });

/**
 * Clause about the cores without a fork, such as `two of the 40 cores have no fork (one idle, one in rollback)`; none
 * if each has one. Such a core idles, unless its socket is rolled back or it still finishes the slice before.
 */
function unforkedWords({ ts, world, forks }: ForksState): string[] {
  const without = forks.filter(({ fate }) => fate === 'none');
  if (without.length === 0) return [];
  const readings = readCores(world, floor(ts / CORE_READING_MS));
  const idle = without.filter(({ core }) => readings[core]?.state === 'idle').length;
  const others = without.length - idle;
  const mixed = `${countWord(idle)} idle, ${countWord(others)} in rollback`;
  const one = idle > 0 ? 'idle' : 'in rollback';
  const words = idle > 0 && others > 0 ? mixed : one;
  const verb = without.length === 1 ? 'has' : 'have';
  return [`${countWord(without.length)} of the ${forks.length} cores ${verb} no fork (${words})`];
}

/** Incidents that have forks cut now. */
const cuttersOf = ({ forks }: ForksState): string[] => [
  ...new Set(forks.flatMap(({ fate, corr }) => (fate === 'cut' && corr) || [])),
];

/**
 * Clauses about the forks that are not being evaluated, which with those are all; while none is, about the cut ones.
 */
const restWords = ({ forks, out, phase }: ForksState, cutters: readonly string[]): string[] =>
  FORK_FATES.flatMap((fate) => {
    const n = forks.filter((fork) => fork.fate === fate).length;
    if (n === 0 || fate === 'none' || fate === 'judged' || (out === 0 && fate !== 'cut')) return [];
    return `${countText(n, 'fork')} ${n === 1 ? 'is' : 'are'} ${fateWord(fate, phase)}${fate === 'cut' ? ` by ${listText(cutters)}` : ''}`;
  });

/**
 * Clause about incidents that cut forks earlier in the slice: `earlier, inc-qdsa8-ad cut seven forks and inc-qdsa7-be
 * six, since started again`; none without them.
 */
function earlierWords(cuts: ForksState['cuts'], forks: ForksState['forks']): string[] {
  const [first, ...rest] = cuts;
  if (!first) return [];
  const parts = [
    `${first.id} cut ${countText(first.forks, 'fork')}`,
    ...rest.map(({ id, forks }) => `${id} ${countWord(forks)}`),
  ];
  const areBack = forks.some(({ fate }) => fate === 'back');
  return [`earlier, ${listText(parts)}${areBack ? '' : ', since started again'}`];
}

/**
 * Sentence that adds to the figure the forks that are not being evaluated, with the incidents that cut them or earlier
 * ones, the best fork so far, and the cores without a fork.
 */
export function forksSentence(state: ForksState): string {
  const { forks, scenario, best, cuts, stopped } = state;
  const winner = forks.find(({ core }) => core === best);
  const cutters = cuttersOf(state);
  const parts = [
    ...(stopped ? [`incident ${stopped} holds the live state`] : []),
    ...restWords(state, cutters),
    ...earlierWords(
      cuts.toReversed().filter(({ id, forks: n }) => n > 0 && !cutters.includes(id)),
      forks,
    ),
    winner
      ? `best score so far ${winner.score?.toFixed(1)} of 100, core ${winner.core}`
      : `socket 0 keeps the scenario ${scenario}; no fork has a score yet`,
    ...unforkedWords(state),
  ].join('; ');
  return toSentence(parts);
}
