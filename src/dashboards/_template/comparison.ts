import { countDifference, type Difference, type StateComparison } from '../../sim/words/difference';
import type { TemplateState } from './sim';

/** Differences between the state and another one, in clauses. */
const differences = (state: TemplateState, other: TemplateState): Difference[] =>
  countDifference(state.pulses.length - other.pulses.length, 'pulse', 'pulses');

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<TemplateState> = {
  differences,
  drawn: () => 'pulses',
};
