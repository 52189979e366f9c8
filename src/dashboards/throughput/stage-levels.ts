import { clamp, max } from '../../sim/math/math';
import { TRAY } from '../../sim/world/topology';
import { type CellLevels, FULL_LEVEL } from '../../stage/marks/cell';
import { FULL_DEVIATION } from './inks';
import { GPUS, type ThroughputState } from './sim';

/** State of a GPU as drawn. An incident takes down whole trays of a rack, maintenance single GPUs. */
export type GpuState = 'up' | 'out' | 'incident';

/** The states of a rack's GPUs, by their rates. */
export function gpuStates(gpus: readonly number[]): GpuState[] {
  const trays = Array.from({ length: gpus.length / TRAY }, (_, tray) =>
    gpus.slice(tray * TRAY, (tray + 1) * TRAY).every((tflops) => tflops === 0),
  );
  return gpus.map((tflops, gpu) => {
    if (tflops > 0) return 'up';
    return trays[Math.floor(gpu / TRAY)] ? 'incident' : 'out';
  });
}

/** The mean rate of a rack's GPUs that are up, in TFLOPS; 0 where none is. */
export function meanRate(gpus: readonly number[]): number {
  const up = gpus.filter((tflops) => tflops > 0);
  return up.reduce((sum, tflops) => sum + tflops, 0) / max(up.length, 1);
}

/** How far a rate is above the mean, in per cent; negative below it. */
export const deviation = (tflops: number, mean: number) => (tflops / mean - 1) * 100;

/** Indices of the inks of each half of a cell. */
export const UP = 0;
export const OUT = 1;

/** The levels of both halves of all cells. */
export interface Levels {
  /** The halves above the means, which fill with the bars. */
  readonly above: CellLevels;
  /** The halves below the means, which fill with what the bars leave of the ground. */
  readonly below: CellLevels;
  take(state: ThroughputState): void;
}

const half = () => {
  const shown = new Uint16Array(GPUS);
  return { before: shown, now: shown, ink: new Uint8Array(GPUS) };
};

export function createLevels(): Levels {
  const [above, below] = [half(), half()];
  return {
    above,
    below,
    take({ pods }) {
      let cell = 0;
      for (const { gpus } of pods.flatMap(({ racks }) => racks)) {
        const mean = meanRate(gpus);
        const states = gpuStates(gpus);
        for (const [gpu, state] of states.entries()) {
          const off = state === 'up' ? clamp(deviation(gpus[gpu] as number, mean) / FULL_DEVIATION, -1, 1) : 0;
          const ink = state === 'out' ? OUT : UP;
          above.now[cell] = state === 'out' ? FULL_LEVEL : Math.round(max(off, 0) * FULL_LEVEL);
          below.now[cell] = FULL_LEVEL - Math.round(max(-off, 0) * FULL_LEVEL);
          above.ink[cell] = ink;
          below.ink[cell] = ink;
          cell += 1;
        }
      }
    },
  };
}
