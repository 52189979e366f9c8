import {
  costIfMore,
  type Difference,
  harmDifference,
  measureDifference,
  type StateComparison,
} from '../../sim/words/difference';
import { BUCKETS, MARKED, type RollbackState } from './sim';

/** Differences between the state and another one, in clauses. */
function differences(state: RollbackState, other: RollbackState): Difference[] {
  const slower = (by: number, what: string) => costIfMore(by, measureDifference(by, what, 'ms', 1));
  return [
    ...MARKED.flatMap(({ key, name }) => slower(state[key] - other[key], name)),
    ...harmDifference(state.above - other.above, 'action', 'actions', `slower than ${BUCKETS.at(-1)} ms`),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<RollbackState> = {
  differences,
  drawn: () => 'counts and percentiles',
};
