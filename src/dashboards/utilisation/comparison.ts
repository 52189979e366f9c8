import { type Difference, measureDifference, type StateComparison } from '../../sim/words/difference';
import type { UtilisationState } from './sim';

/** Differences between the newest sample and that of another state, in clauses. */
function differences({ samples }: UtilisationState, other: UtilisationState): Difference[] {
  const [now, then] = [samples.at(-1), other.samples.at(-1)];
  if (!now || !then) return [];
  return [
    ...measureDifference(now.core - then.core, 'core utilisation', 'points', 1),
    ...measureDifference(now.sandbox - then.sandbox, 'sandbox utilisation', 'points', 1),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<UtilisationState> = {
  differences,
  drawn: () => 'cores and sandboxes',
};
