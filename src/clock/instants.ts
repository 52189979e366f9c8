import { clamp } from '../sim/math/math';
import type { Clock } from './clock';

/**
 * Milliseconds between two calls: the default minimum at any speed of the world, and the maximum, because the wall
 * clock may have been set.
 */
const GAP_MS = { shortest: 500, longest: 10_000 } as const;

/**
 * Calls back with the present instant: at once, whenever the clock is moved, and when the world passes the next instant
 * that `next` returns, the latter at least `shortest` milliseconds apart. While the world stands still no timer runs.
 * The function returned stops it.
 */
export function onInstants(
  clock: Clock,
  next: (t: number) => number,
  listener: (t: number) => void,
  shortest: number = GAP_MS.shortest,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    clearTimeout(timer);
    const t = clock.now();
    const { rate } = clock.state;
    // A timer may fire a little early.
    if (rate > 0) timer = setTimeout(turn, clamp((next(t) - t) / rate + 1, shortest, GAP_MS.longest));
    listener(t);
  };
  const leave = clock.subscribe(turn);
  turn();
  return () => {
    clearTimeout(timer);
    leave();
  };
}
