import {
  costIfMore,
  type Difference,
  harmDifference,
  measureDifference,
  type StateComparison,
} from '../../sim/words/difference';
import type { ThroughputState } from './sim';

/** Differences between the state and another one, in clauses. */
function differences(state: ThroughputState, other: ThroughputState): Difference[] {
  const hit = ({ pods }: ThroughputState) =>
    pods.reduce((sum, { racks }) => sum + racks.filter(({ corr }) => corr).length, 0);
  const rates = ({ pods }: ThroughputState) => pods.flatMap(({ racks }) => racks.flatMap(({ gpus }) => gpus));
  const otherRates = rates(other);
  // As many GPUs are down, but others.
  const moved =
    state.down === other.down ? rates(state).filter((rate, i) => rate === 0 && otherRates[i] !== 0).length : 0;
  return [
    ...harmDifference(hit(state) - hit(other), 'rack', 'racks', 'in an incident'),
    ...harmDifference(state.down - other.down, 'GPU', 'GPUs', 'down'),
    ...(moved > 0
      ? [
          {
            text: `of the GPUs down ${moved === 1 ? 'is another one' : 'are others'}`,
            count: moved,
            isCost: false,
          },
        ]
      : []),
    ...costIfMore(other.tflops - state.tflops, measureDifference(state.tflops - other.tflops, 'the rate', 'TFLOPS')),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<ThroughputState> = {
  differences,
  drawn: () => 'GPUs down',
  isFrame: true,
};
