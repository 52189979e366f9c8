import { DAY_MS } from '../../../sim/words/time';

/** Reach of the time bar to either side, in milliseconds. */
export const REACH_MS = DAY_MS;

/**
 * Returns the instant at the middle of the bar: the present while `t` is within reach of it, otherwise `previous` (the
 * last middle) while `t` is within reach of that, otherwise `t`. Milliseconds since the Unix epoch; `present` is
 * undefined while time is paused.
 */
export function middleOf(t: number, present: number | undefined, previous: number): number {
  if (present !== undefined && Math.abs(t - present) <= REACH_MS) return present;
  return Math.abs(t - previous) <= REACH_MS ? previous : t;
}

/** Seconds by which a key moves the bar, for keys whose native step is unsuitable. */
const KEY_SECONDS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['PageDown', -3_600],
  ['PageUp', 3_600],
]);
/** Factor of an arrow key with Shift: a minute instead of a second. */
const SHIFTED = 60;

/** Returns the milliseconds by which a key on the bar moves the world; undefined for a key that does not. */
export function keyStep(key: string, shift: boolean): number | undefined {
  const seconds = KEY_SECONDS.get(key);
  if (seconds === undefined) return undefined;
  return seconds * 1_000 * (shift && key.startsWith('Arrow') ? SHIFTED : 1);
}
