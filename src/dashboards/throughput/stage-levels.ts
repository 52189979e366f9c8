import { min } from '../../sim/math/math';
import { GPU_CAP_TFLOPS } from '../../sim/world/site';
import { type CellLevels, FULL_LEVEL } from '../../stage/marks/cell';
import { GPUS, type ThroughputState } from './sim';
import { gpuStates } from './sim-gpus';

/** How much of its share a cell is filled to where the field is to be faint. */
const FAINT = 0.15;

/** Indices of the inks of a cell. */
export const UP = 0;
export const OUT = 1;

/** The levels of all cells. */
export interface Levels {
  readonly cells: CellLevels;
  /** `faint` where the field's ink is as strong as that of what is down: cells that are up are filled little. */
  take(state: ThroughputState, faint: boolean): void;
}

/** Fills the cell of each GPU that is up to its share of the peak, and that of one that is out. One that an incident has down is empty. */
export function createLevels(): Levels {
  const shown = new Uint16Array(GPUS);
  const ink = new Uint8Array(GPUS);
  return {
    cells: { before: shown, now: shown, ink },
    take({ pods }, faint) {
      const racks = pods.flatMap((pod) => pod.racks);
      let cell = 0;
      for (const { gpus } of racks) {
        for (const [gpu, state] of gpuStates(gpus).entries()) {
          const up = min((gpus[gpu] as number) / GPU_CAP_TFLOPS, 1) * (faint ? FAINT : 1);
          const share = state === 'out' ? 1 : up;
          shown[cell] = Math.round(share * FULL_LEVEL);
          ink[cell] = state === 'out' ? OUT : UP;
          cell += 1;
        }
      }
    },
  };
}
