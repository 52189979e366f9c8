import { clamp, lerp } from '../../sim/math/math';
import { SHOWN_MS } from './sim';

/** Maximum milliseconds between two states for the drawing to move from one to the other; otherwise it jumps. */
const REACH_MS = 2 * SHOWN_MS;
/** Milliseconds that the movement takes: until the next state comes, so that nothing stops and starts. */
const MOVE_MS = SHOWN_MS;

/** Values that move from one state's to the next. */
export interface Motion {
  readonly before: Float64Array;
  readonly now: Float64Array;
  /** Where the values of the next state are put, for `take` to read. */
  readonly next: Float64Array;
  /** Takes `next` as the values of the state at `ts`. */
  take(ts: number): void;
  /** Progress of the movement at `t`, 0 to 1. */
  progress(t: number): number;
  /** One value, `u` of the way. */
  at(index: number, u: number): number;
}

export function createMotion(count: number): Motion {
  const before = new Float64Array(count);
  const now = new Float64Array(count);
  const next = new Float64Array(count);
  let currentTs = Number.NaN;
  return {
    before,
    now,
    next,
    take(ts) {
      // The same state again, as after a change of size: it goes on moving from where it came.
      if (ts === currentTs && next.every((value, i) => value === now[i])) return;
      const follows = ts > currentTs && ts - currentTs <= REACH_MS;
      before.set(follows ? now : next);
      now.set(next);
      currentTs = ts;
    },
    progress: (t) => clamp((t - currentTs) / MOVE_MS, 0, 1),
    at: (index, u) => lerp(before[index] as number, now[index] as number, u),
  };
}
