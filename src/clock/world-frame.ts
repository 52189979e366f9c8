import type { Clock, ClockSetting } from './clock';
import { reducedMotionQuery, steppedInstant } from './reduced-motion';

/**
 * Least real milliseconds between two changes of state while the world runs faster than real time. Less than any
 * model's cadence, so that at speed 1 every state is shown.
 */
export const MIN_UPDATE_MS = 80;

/** Time of one display frame, the same for all parts of a page. */
export interface WorldFrame {
  /**
   * Instant of the world, milliseconds since the Unix epoch: a whole second for a visitor who prefers reduced motion.
   */
  readonly t: number;
  /** Monotonic milliseconds at the frame's start; only differences have a meaning. */
  readonly now: number;
  /**
   * True if figures and states may change in this frame. While the world runs fast, they all change together, at
   * intervals.
   */
  readonly mayUpdate: boolean;
  /** Monotonic milliseconds from which a frame may update again. */
  readonly updatesAt: number;
}

/**
 * Monotonic milliseconds at which a clock comes to `t`, reckoned in a frame that began at `now`: at or before `now` if
 * it has come there during the frame, infinite while time is stopped before it.
 */
export const timeOf = (clock: Clock, now: number, t: number): number => now + (t - clock.now()) / clock.state.rate;

interface Last extends WorldFrame {
  readonly setting: ClockSetting | undefined;
}

const lastFrames = new WeakMap<Clock, Last>();

/** Returns the frame that began at `now` monotonic milliseconds: the same object throughout the frame. */
export function worldFrame(clock: Clock, now: number): WorldFrame {
  const last = lastFrames.get(clock);
  if (last?.now === now) return last;
  const {
    state: { rate },
    setting,
  } = clock;
  const mayUpdate = !last || setting !== last.setting || rate <= 1 || now >= last.updatesAt;
  const t = steppedInstant(clock.now(), rate, reducedMotionQuery());
  const frame = { t, now, mayUpdate, updatesAt: mayUpdate ? now + MIN_UPDATE_MS : last.updatesAt, setting };
  lastFrames.set(clock, frame);
  return frame;
}
