import { TYPES } from '../../sim/tables/log-filters';
import { costIfMore, countDifference, type Difference, type StateComparison } from '../../sim/words/difference';
import type { TransparencyState } from './sim';

/** Differences between the state and another one, in clauses. */
function differences(state: TransparencyState, other: TransparencyState): Difference[] {
  return TYPES.flatMap((type) => {
    const count = ({ entries }: TransparencyState) => entries.filter((entry) => entry.type === type).length;
    const by = count(state) - count(other);
    const difference = countDifference(by, `${type} entry`, `${type} entries`);
    return type === 'VETO' ? costIfMore(by, difference) : difference;
  });
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<TransparencyState> = {
  differences,
};
