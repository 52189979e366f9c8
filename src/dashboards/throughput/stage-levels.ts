import { type CellLevels, FULL_LEVEL } from '../../plot/marks/cell';
import { GPUS, type ThroughputState } from './sim';
import { gpuStates } from './sim-gpus';

/** Indices of the inks of a cell. */
export const UP = 0;
export const OUT = 1;

/** How far the cell of a GPU is filled: all of it, its foot, or not at all. */
const FILLED = { up: 1, out: 0.4, incident: 0 } as const;

/** The levels of all cells. */
export interface Levels {
  readonly cells: CellLevels;
  /** Returns whether any cell has changed. */
  take(state: ThroughputState): boolean;
}

/** Lights the cell of each GPU that works, and the foot of one that is out. One that an incident has down is left to the marks. */
export function createLevels(): Levels {
  const shown = new Uint16Array(GPUS);
  const ink = new Uint8Array(GPUS);
  return {
    cells: { before: shown, now: shown, ink },
    take({ pods }) {
      const states = pods.flatMap(({ racks }) => racks.flatMap(({ gpus }) => gpuStates(gpus)));
      let changed = false;
      for (const [cell, state] of states.entries()) {
        const level = Math.round(FILLED[state] * FULL_LEVEL);
        changed ||= level !== shown[cell];
        shown[cell] = level;
        ink[cell] = state === 'out' ? OUT : UP;
      }
      return changed;
    },
  };
}
