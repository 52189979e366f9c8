import { floor, max } from '../../sim/math/math';
import { GPUS, type Pod, type ThroughputState } from './sim';
import { countOf } from './sim-gpus';

/**
 * What the GPUs that incidents have down would deliver at the mean rate of those that work, in TFLOPS: all of them, or
 * those of some pods.
 */
export function costOf({ tflops, down, pods }: ThroughputState, among: readonly Pod[] = pods): number {
  const taken = among.flatMap(({ racks }) => racks).reduce((sum, { gpus }) => sum + countOf(gpus, 'incident'), 0);
  return floor((tflops * taken) / max(GPUS - down, 1) + 0.5);
}
