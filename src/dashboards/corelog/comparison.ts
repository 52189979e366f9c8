import { LEVELS } from '../../sim/tables/log-filters';
import { costIfMore, countDifference, type Difference, type StateComparison } from '../../sim/words/difference';
import type { CorelogState } from './sim';

/** Differences between the state and another one, in clauses. */
function differences(state: CorelogState, other: CorelogState): Difference[] {
  return LEVELS.flatMap((level) => {
    const count = ({ lines }: CorelogState) => lines.filter((line) => line.level === level).length;
    const by = count(state) - count(other);
    const difference = countDifference(by, `${level} line`, `${level} lines`);
    return level === 'WARN' || level === 'ERROR' ? costIfMore(by, difference) : difference;
  });
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<CorelogState> = {
  differences,
};
