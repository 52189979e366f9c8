import { floor, max } from '../../sim/math/math';
import { GPUS, type ThroughputPod, type ThroughputState } from './sim';

/**
 * Cost of incidents in TFLOPS: the rate that the GPUs they have down would deliver at the mean rate of working ones, in
 * all pods or in some. A GPU that was in maintenance would deliver nothing.
 */
export function costOf({ tflops, down, pods }: ThroughputState, among: readonly ThroughputPod[] = pods): number {
  const lost = among.flatMap(({ racks }) => racks).reduce((sum, rack) => sum + rack.lost, 0);
  return floor((tflops * lost) / max(GPUS - down, 1) + 0.5);
}
