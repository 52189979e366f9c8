import type { ClockStart } from '../clock/clock';
import type { RealTime } from '../clock/time-source';
import { SECOND_MS } from '../sim/words/time';

/** Parameters of a kiosk's address that concern time. */
interface KioskClockStart extends ClockStart {
  /** Milliseconds added to the computer's clock. */
  readonly offset: number;
  /** Real seconds after which the world starts again; undefined for never. */
  readonly loop: number | undefined;
}

/**
 * Returns the computer's time, corrected by an offset and, if the world starts again, wound back to the anchor each
 * time.
 */
export function kioskTime(computer: RealTime, { offset, loop, anchor = 0 }: KioskClockStart): RealTime {
  const wall = () => computer.now() + offset;
  if (loop === undefined) return { now: wall };
  const ms = loop * SECOND_MS;
  return { now: () => anchor + ((((wall() - anchor) % ms) + ms) % ms) };
}

/**
 * Returns a time that goes on from the present of `time` without starting again, so that a visitor's subject does not
 * jump back with the show.
 */
export function unlooped(time: RealTime, computer: RealTime): RealTime {
  const offset = time.now() - computer.now();
  return { now: () => computer.now() + offset };
}

/**
 * Returns the start of the world's clock. A world that starts again always has an anchor, so that two screens with one
 * address agree.
 */
export function kioskStart({ at, rate, anchor, loop }: KioskClockStart): ClockStart {
  return { at, rate, anchor: anchor ?? (loop === undefined ? undefined : 0) };
}
