import { countDifference, type Difference, harmDifference, type StateComparison } from '../../sim/words/difference';
import type { EventsState } from './sim';

/** Differences between the state and another one, in clauses. */
function differences(state: EventsState, other: EventsState): Difference[] {
  return [
    ...countDifference(state.events.length - other.events.length, 'event', 'events', 'kept'),
    ...harmDifference(state.anomalies.length - other.anomalies.length, 'anomaly', 'anomalies'),
    ...harmDifference(state.breaks.length - other.breaks.length, 'chain break', 'chain breaks'),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<EventsState> = {
  differences,
  drawn: () => 'anomalies a second',
};
