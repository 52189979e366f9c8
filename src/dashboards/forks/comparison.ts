import { countDifference, type Difference, type StateComparison } from '../../sim/words/difference';
import { countWord } from '../../sim/words/sentences';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { type ForksState, fateWord } from './sim';
import { costWords } from './sim-cost';

/** Number of forks that incidents have cut. */
const cutIn = ({ cuts }: ForksState): number => cuts.reduce((sum, { forks }) => sum + forks, 0);

/** Words for what the drawing shows of the other state: see `otherForks`. */
function drawn(other: ForksState, own: ForksState): string {
  const cuts = ({ cuts: all }: ForksState) => all.map(({ id, vetoed, forks }) => `${id} ${vetoed} ${forks}`).join();
  if (other.slice === own.slice) return cuts(other) === cuts(own) ? '' : 'forks on another course';
  const cut = cutIn(other);
  return `outline of the forks${cut > 0 ? `, ${countWord(cut)} of them cut,` : ''}`;
}

/** Differences between the state and another one, in clauses. */
function differences(state: ForksState, other: ForksState): Difference[] {
  const ids = new Set([...state.cuts, ...other.cuts].map(({ id }) => id));
  const costs = [...ids].flatMap((id) => {
    const incident = incidentNamed(state.world, id);
    const text = incident && costWords(state.world, incident, incidentNamed(other.world, id), state.ts);
    return text === undefined ? [] : { id, text };
  });
  return [
    // Each of several is of an incident of its own, which it names.
    ...costs.map(({ id, text }) => ({ text: costs.length > 1 ? `in ${id}, ${text}` : text, isCost: true })),
    ...countDifference(
      state.out - other.out,
      'fork',
      'forks',
      fateWord('judged', other.phase === 'fork' ? 'fork' : state.phase),
    ),
    ...countDifference(cutIn(state) - cutIn(other), 'fork', 'forks', 'cut in this slice'),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<ForksState> = {
  differences,
  drawn,
};
