import { listOf } from './list';
import { memo } from './memo';
import { laneOf, openNoise } from './noise-lanes';
import { stream } from './random';
import type { Rack } from './site';
import { split } from './split';
import { PODS, TOPOLOGY } from './topology';

const { racksPerPod, gpusPerRack } = TOPOLOGY;
const GPUS = PODS.length * racksPerPod * gpusPerRack;

/** Furthest that a GPU's share moves from an equal one: by itself for good, and with time; the lattice period of that. */
const GPU_SPREAD = { standing: 0.055, moving: 0.03 } as const;
const GPU_DRIFT_MS = 7_000;
/** How far each GPU of the site is from an equal share for good, and its movement; pod after pod. */
const openGpus = memo(4, (seed: string) => {
  const draws = stream(seed, 'site/gpus');
  return {
    standing: listOf(GPUS, (gpu) => GPU_SPREAD.standing * (2 * draws.unit(0, gpu) - 1)),
    moving: openNoise(draws, GPUS),
  };
});

/** What each GPU of the site would do at `t` if it were up, as a share of an equal one's rate; pod after pod. */
export function gpuShares(seed: string, t: number): number[] {
  const { standing, moving } = openGpus(seed);
  const drift = moving(1 + t / GPU_DRIFT_MS);
  return standing.map((share, gpu) => 1 + share + GPU_SPREAD.moving * (2 * laneOf(drift, gpu) - 1));
}

/** FP4 rates of a rack's GPUs, whole TFLOPS, 0 where one is down; they sum to the rack's. `shares` are the site's; `rack` counts through the pods. */
export function gpuRates(shares: readonly number[], rack: number, { tflops, down }: Rack): number[] {
  const own = shares.slice(rack * gpusPerRack, (rack + 1) * gpusPerRack);
  for (const gpu of down) own[gpu] = 0;
  return split(tflops, own);
}
