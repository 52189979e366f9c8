import { clamp } from '../sim/math';
import type { Clock } from './clock';

/** Milliseconds between two calls: at least, however fast the world runs; at most, since the wall clock may have been set. */
const GAP_MS = { shortest: 500, longest: 10_000 } as const;

/**
 * Calls back with the instant now: at once, when the clock is moved, and as the world passes each instant that `next` names
 * after the one it is given. While the world stands still nothing runs. The function returned stops it.
 */
export function onInstants(clock: Clock, next: (t: number) => number, listener: (t: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    clearTimeout(timer);
    const t = clock.now();
    const { rate } = clock.state;
    // A timer may fire a little early.
    if (rate > 0) timer = setTimeout(turn, clamp((next(t) - t) / rate + 1, GAP_MS.shortest, GAP_MS.longest));
    listener(t);
  };
  const leave = clock.subscribe(turn);
  turn();
  return () => {
    clearTimeout(timer);
    leave();
  };
}
