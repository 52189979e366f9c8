import type { ClockStart } from '../clock/clock';
import type { RealTime } from '../clock/time-source';

/** What a kiosk's address says of time. */
interface KioskClockStart extends ClockStart {
  /** Milliseconds added to the computer's clock. */
  readonly offset: number;
  /** Real seconds after which the world begins again; undefined for never. */
  readonly loop: number | undefined;
}

/**
 * The computer's time, put right by an offset and, where the world begins again, wound back to the anchor each time.
 */
export function kioskTime(computer: RealTime, { offset, loop, anchor = 0 }: KioskClockStart): RealTime {
  const wall = () => computer.now() + offset;
  if (loop === undefined) return { now: wall };
  const ms = loop * 1_000;
  return { now: () => anchor + ((((wall() - anchor) % ms) + ms) % ms) };
}

/**
 * The same time from now on, and on from there where it would begin again: what a visitor looks at does not jump back
 * with the show.
 */
export function unlooped(time: RealTime, computer: RealTime): RealTime {
  const offset = time.now() - computer.now();
  return { now: () => computer.now() + offset };
}

/**
 * Where the world's clock starts. One that begins again is anchored in any case, so that two screens with one address
 * agree.
 */
export function kioskStart({ at, rate, anchor, loop }: KioskClockStart): ClockStart {
  return { at, rate, anchor: anchor ?? (loop === undefined ? undefined : 0) };
}
