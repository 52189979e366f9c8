import { floor, max } from '../../sim/math/math';
import { PAIR_GPUS } from '../../sim/world/topology';

/** State of a GPU. An incident takes down whole pairs of trays, maintenance single GPUs. */
export type GpuState = 'up' | 'out' | 'incident';

/** The states of a rack's GPUs, by their rates. */
export function gpuStates(gpus: readonly number[]): GpuState[] {
  const pairs = Array.from({ length: gpus.length / PAIR_GPUS }, (_, pair) =>
    gpus.slice(pair * PAIR_GPUS, (pair + 1) * PAIR_GPUS).every((tflops) => tflops === 0),
  );
  return gpus.map((tflops, gpu) => {
    if (tflops > 0) return 'up';
    return pairs[floor(gpu / PAIR_GPUS)] ? 'incident' : 'out';
  });
}

/** Number of a rack's GPUs in a state. */
export const countOf = (gpus: readonly number[], state: GpuState) =>
  gpuStates(gpus).filter((each) => each === state).length;

/** Mean rate of a rack's GPUs that are up, in TFLOPS; 0 if none is. */
export function meanRate(gpus: readonly number[]): number {
  const up = gpus.filter((tflops) => tflops > 0);
  return up.reduce((sum, tflops) => sum + tflops, 0) / max(up.length, 1);
}

/** Deviation of a rate from the mean, in per cent; negative below it. */
export const deviationPerCent = (tflops: number, mean: number) => (tflops / mean - 1) * 100;
