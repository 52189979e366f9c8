import type { ClockStart } from '../clock/clock';
import type { WallTime } from '../clock/time-source';

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
export function kioskTime(computer: WallTime, { offset, loop, anchor = 0 }: KioskClockStart): WallTime {
  const wall = () => computer.wall() + offset;
  if (loop === undefined) return { wall };
  const ms = loop * 1_000;
  return { wall: () => anchor + ((((wall() - anchor) % ms) + ms) % ms) };
}

/**
 * The same time from now on, and on from there where it would begin again: what a visitor looks at does not jump back
 * with the show.
 */
export function unlooped(time: WallTime, computer: WallTime): WallTime {
  const offset = time.wall() - computer.wall();
  return { wall: () => computer.wall() + offset };
}

/**
 * Where the world's clock starts. One that begins again is anchored in any case, so that two screens with one address
 * agree.
 */
export function kioskStart({ at, rate, anchor, loop }: KioskClockStart): ClockStart {
  return { at, rate, anchor: anchor ?? (loop === undefined ? undefined : 0) };
}
