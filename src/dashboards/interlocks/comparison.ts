import { countDifference, type Difference, harmDifference, type StateComparison } from '../../sim/words/difference';
import type { InterlocksState } from './sim';
import { okCount } from './sim-gate';

/** Differences between the state and another one, in clauses. */
function differences(state: InterlocksState, other: InterlocksState): Difference[] {
  const recent = ({ rows }: InterlocksState) => rows.reduce((sum, row) => sum + row.recent.length, 0);
  const word = ({ gate }: InterlocksState) => (gate.closed ? 'closed' : 'open');
  const gate = { text: `the veto gate is ${word(state)} instead of ${word(other)}`, isCost: false };
  return [
    ...(word(state) === word(other) ? [] : [gate]),
    ...harmDifference(okCount(other) - okCount(state), 'interlock', 'interlocks', 'in FAULT'),
    ...countDifference(recent(state) - recent(other), 'fault in the last minute', 'faults in the last minute'),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<InterlocksState> = {
  differences,
  drawn: () => 'faults and gate',
};
