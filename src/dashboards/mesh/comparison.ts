import { countDifference, type Difference, harmDifference, type StateComparison } from '../../sim/words/difference';
import type { MeshState } from './sim';
import { degradedIn } from './table';

/** Differences between the state and another one, in clauses. */
function differences(state: MeshState, other: MeshState): Difference[] {
  const hit = ({ lanes }: MeshState) => lanes.filter(({ corr }) => corr).length;
  return [
    ...harmDifference(hit(state) - hit(other), 'lane', 'lanes', 'degraded'),
    ...harmDifference(degradedIn(state.lanes) - degradedIn(other.lanes), 'batch', 'batches', 'degraded'),
    ...countDifference(state.batches.length - other.batches.length, 'batch', 'batches'),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<MeshState> = {
  differences,
  drawn: () => 'lane load and degraded batches',
};
