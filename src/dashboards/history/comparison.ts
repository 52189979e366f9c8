import { type Difference, harmDifference, measureDifference, type StateComparison } from '../../sim/words/difference';
import { isoInstant } from '../../sim/words/units';
import type { HistoryState } from './sim';

/** Differences between the newest sample and that of another state, in clauses. */
function differences({ now }: HistoryState, { now: other }: HistoryState): Difference[] {
  return [
    ...harmDifference(now.down - other.down, 'GPU', 'GPUs', 'down'),
    ...harmDifference(now.errors - other.errors, 'node error in five minutes', 'node errors in five minutes'),
    ...measureDifference(now.fp4 - other.fp4, 'the rate', 'TFLOPS'),
    ...measureDifference(now.power - other.power, 'the power', 'kW'),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<HistoryState> = {
  differences,
  figureLabel: ({ now }) => `drawn at ${isoInstant(now.ts).slice(0, 19).replace('T', ' ')} UTC`,
  drawn: () => 'rate, power, GPUs down and errors',
};
