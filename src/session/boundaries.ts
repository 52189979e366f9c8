import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../clock/clock';
import { startTimer } from '../clock/timers';
import { clamp } from '../sim/math/math';
import { useWorld } from './world';

/** Most milliseconds between two checks of the clock: the computer may have slept, or its time may have been set. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Returns the index of the last of `boundaries` (instants in ascending order) at or before `t`; -1 before the first.
 */
function reachedIndex(boundaries: readonly number[], t: number): number {
  let [reached, beyond] = [-1, boundaries.length];
  while (beyond - reached > 1) {
    const middle = (reached + beyond) >> 1;
    if ((boundaries[middle] as number) <= t) reached = middle;
    else beyond = middle;
  }
  return reached;
}

/** Returns the last of `boundaries` at or before `t`; minus infinity before the first. */
export const lastBoundary = (boundaries: readonly number[], t: number): number =>
  boundaries[reachedIndex(boundaries, t)] ?? Number.NEGATIVE_INFINITY;

/**
 * Calls `look` with the present instant: at once, whenever the clock is moved, and when the world passes the instant
 * that `look` returned last, but then at most every `shortest` milliseconds. No timer runs while the world is paused.
 * The function returned stops it.
 */
export function onBoundary(clock: Clock, look: (t: number) => number, shortest: number): () => void {
  let cancel = () => {};
  const check = () => {
    cancel();
    const t = clock.now();
    const next = look(t);
    const { rate } = clock.state;
    // A timer may fire a little early.
    if (rate > 0) cancel = startTimer(clamp((next - t) / rate + 1, shortest, LONGEST_WAIT_MS), check);
  };
  const unsubscribe = clock.subscribe(check);
  check();
  return () => {
    cancel();
    unsubscribe();
  };
}

/** Returns the first of `boundaries` after `t`; infinity after the last. */
export const nextBoundary = (boundaries: readonly number[], t: number): number =>
  boundaries[reachedIndex(boundaries, t) + 1] ?? Number.POSITIVE_INFINITY;

/**
 * Returns the last of `boundaries` that the page's clock has reached, so that a component renders only when one is
 * passed. Minus infinity before the first; undefined in prerendered HTML and until hydration is done.
 */
export function useLastBoundary(boundaries: readonly number[]): number | undefined {
  const { clock } = useWorld();
  return useSyncExternalStore<number | undefined>(
    useCallback(
      (listener) => {
        const look = (t: number) => {
          listener();
          return nextBoundary(boundaries, t);
        };
        return onBoundary(clock, look, 1);
      },
      [clock, boundaries],
    ),
    () => lastBoundary(boundaries, clock.now()),
    () => undefined,
  );
}
