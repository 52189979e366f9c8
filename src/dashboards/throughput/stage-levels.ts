import { clamp } from '../../sim/math';
import { GPU_PEAK_TFLOPS, SITE_READING_MS } from '../../sim/site';
import { type CellLevels, FULL_LEVEL } from '../../stage/marks/cell';
import { GPU_STATES, SCALE } from './inks';
import { GPUS, type ThroughputState } from './sim';

/** The level of a GPU's cell at that FP4 rate in TFLOPS: full where it is down, for its hatch to show. */
export function levelOf(tflops: number): number {
  if (tflops === 0) return FULL_LEVEL;
  const percent = (tflops / GPU_PEAK_TFLOPS) * 100;
  const share = (percent - SCALE.empty) / (SCALE.full - SCALE.empty);
  return Math.round(clamp(share, 0, 1) * FULL_LEVEL);
}

/** The levels of all cells, moving from the reading before where the one shown last was that. */
export interface Levels {
  readonly cells: CellLevels;
  /** Takes a reading; the same one again changes nothing. */
  take(state: ThroughputState): void;
}

export function createLevels(): Levels {
  const cells = { before: new Uint16Array(GPUS), now: new Uint16Array(GPUS), ink: new Uint8Array(GPUS) };
  let shown: ThroughputState | undefined;
  return {
    cells,
    take(state) {
      if (state === shown) return;
      const follows = shown?.ts === state.ts - SITE_READING_MS;
      shown = state;
      let cell = 0;
      for (const { racks } of state.pods) {
        for (const { gpus } of racks) {
          for (const tflops of gpus) {
            const level = levelOf(tflops);
            const wasUp = cells.ink[cell] === GPU_STATES.indexOf('up');
            const down = tflops === 0;
            // A GPU goes down at once and comes back from an empty cell.
            const from = wasUp ? (cells.now[cell] as number) : 0;
            cells.before[cell] = follows && !down ? from : level;
            cells.now[cell] = level;
            cells.ink[cell] = GPU_STATES.indexOf(down ? 'down' : 'up');
            cell += 1;
          }
        }
      }
    },
  };
}
