import {
  countDifference,
  type Difference,
  harmDifference,
  measureDifference,
  type StateComparison,
} from '../../sim/words/difference';
import type { CoresState } from './sim';

/** Differences between the state and another one, in clauses. */
function differences(state: CoresState, other: CoresState): Difference[] {
  const rolledBack = ({ cores }: CoresState) => cores.filter(({ corr }) => corr).length;
  const idle = ({ cores }: CoresState) => cores.filter((core) => core.state === 'idle').length;
  return [
    ...harmDifference(rolledBack(state) - rolledBack(other), 'core', 'cores', 'in an incident’s rollback'),
    ...measureDifference(state.mean - other.mean, 'the average utilisation', 'points', 1),
    ...countDifference(idle(state) - idle(other), 'core', 'cores', 'idle'),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<CoresState> = {
  differences,
  drawn: () => 'utilisation',
  legend: 'outlined cores differ in state',
};
