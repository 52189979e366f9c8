import { apportion } from '../../math/apportion';
import { cacheLast } from '../../math/cache-last';
import { channelOf, createNoise } from '../../math/noise-channels';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { POD_GPUS, PODS, TOPOLOGY } from '../topology';
import type { Rack } from './site';

const { gpusPerRack } = TOPOLOGY;
const GPUS = PODS.length * POD_GPUS;

/** Largest deviation of a GPU's share from an equal share, constant and over time. */
const GPU_SPREAD = { standing: 0.055, moving: 0.03 } as const;
/** Lattice period of the deviation over time, milliseconds. */
const GPU_DRIFT_MS = 7_000;
/** Constant deviation of each GPU from an equal share, and its variation over time, pod after pod. */
const openGpus = cacheLast(4, (world: WorldName) => {
  const draws = stream(world, 'site/gpus');
  return {
    standing: Array.from({ length: GPUS }, (_, gpu) => GPU_SPREAD.standing * (2 * draws.unit(0, gpu) - 1)),
    moving: createNoise(draws, GPUS),
  };
});

/** Rate of each GPU at `t` if it were up, relative to an equal share, pod after pod. */
export function gpuShares(world: WorldName, t: number): number[] {
  const { standing, moving } = openGpus(world);
  const drift = moving(1 + t / GPU_DRIFT_MS);
  return standing.map((share, gpu) => 1 + share + GPU_SPREAD.moving * (2 * channelOf(drift, gpu) - 1));
}

/**
 * FP4 rates of a rack's GPUs in whole TFLOPS, 0 for one that is down; they sum to the rack's rate. `shares` are those
 * of the whole site, and `rack` counts racks across all pods.
 */
export function gpuRates(shares: readonly number[], rack: number, { tflops, down }: Rack): number[] {
  const rackShares = shares.slice(rack * gpusPerRack, (rack + 1) * gpusPerRack);
  for (const gpu of down) rackShares[gpu] = 0;
  return apportion(tflops, rackShares);
}
