import type { Clock, ClockStart } from '../clock/clock';
import type { RealTime } from '../clock/time-source';
import { SECOND_MS } from '../sim/words/time';

/** Parameters of a kiosk's address that concern time. */
interface KioskClockStart extends ClockStart {
  /** Milliseconds added to the computer's clock. */
  readonly offset: number;
  /** Real seconds after which the world starts again; undefined for never. */
  readonly loop: number | undefined;
}

/** Real time of a kiosk's show. */
interface KioskTime extends RealTime {
  /** Returns how often the world has started again since the anchor; always 0 if it never does. */
  pass(): number;
}

/** Returns the computer's time, corrected by an offset in milliseconds. It never starts again. */
export const correctedTime = (computer: RealTime, offset: number): RealTime => ({
  now: () => computer.now() + offset,
});

/**
 * Returns the corrected time and the start of the world's clock that reads it. If the world starts again, the time is
 * wound back to the anchor each time; without one, to the start of the present pass, counted from the Unix epoch, so
 * that two screens with one address agree.
 */
export function kioskClock(
  computer: RealTime,
  { at, rate, anchor, offset, loop }: KioskClockStart,
): { readonly time: KioskTime; readonly start: ClockStart } {
  const { now } = correctedTime(computer, offset);
  if (loop === undefined) return { time: { now, pass: () => 0 }, start: { at, rate, anchor } };
  const ms = loop * SECOND_MS;
  const passFrom = (from: number, wall = now()) => Math.floor((wall - from) / ms);
  const first = anchor ?? passFrom(0) * ms;
  const wound = (wall: number) => wall - passFrom(first, wall) * ms;
  return {
    time: { now: () => wound(now()), pass: () => passFrom(first) },
    start: { at, rate, anchor: first },
  };
}

/**
 * Returns the start of a visitor's clock: the present of the show's clock, from which it goes on without starting
 * again. It has no anchor, as the two clocks may read different real times.
 */
export const visitStart = (show: Clock): ClockStart =>
  show.state.mode === 'live' ? {} : { at: show.now(), rate: show.state.rate };
