import { useCallback, useSyncExternalStore } from 'react';
import { clamp } from '../sim/math/math';
import type { Clock } from './clock';
import { useWorld } from './world';

/** Longest time between two checks of the clock, so that sleep or a changed system time is noticed. */
const LONGEST_WAIT_MS = 30_000;

/**
 * For a boundary that is computed, milliseconds between two calls: the default minimum at any speed of the world, and
 * the maximum, because the wall clock may have been set.
 */
const GAP_MS = { shortest: 500, longest: 10_000 } as const;

/** The last of `boundaries` (instants in ascending order) at or before `t`; minus infinity before the first. */
export function lastBoundary(boundaries: readonly number[], t: number): number {
  let [reached, beyond] = [-1, boundaries.length];
  while (beyond - reached > 1) {
    const middle = (reached + beyond) >> 1;
    if ((boundaries[middle] as number) <= t) reached = middle;
    else beyond = middle;
  }
  return boundaries[reached] ?? Number.NEGATIVE_INFINITY;
}

/**
 * Calls back when `clock` may have passed one of `boundaries`, at any speed and after any jump. The function returned
 * stops it.
 */
export function onBoundary(clock: Clock, boundaries: readonly number[], listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    listener();
    const { mode, rate } = clock.state;
    if (mode === 'paused') return;
    const now = clock.now();
    const next = boundaries.find((boundary) => boundary > now) ?? Number.POSITIVE_INFINITY;
    timer = setTimeout(check, clamp(Math.ceil((next - now) / rate), 1, LONGEST_WAIT_MS));
  };
  const unsubscribe = clock.subscribe(check);
  check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * Calls back with the present instant: at once, whenever the clock is moved, and when the world passes the next instant
 * that `next` returns, the latter at least `shortest` milliseconds apart. No timer runs while the world is paused. The
 * function returned stops it.
 */
export function onNextBoundary(
  clock: Clock,
  next: (t: number) => number,
  listener: (t: number) => void,
  shortest: number = GAP_MS.shortest,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const t = clock.now();
    const { rate } = clock.state;
    // A timer may fire a little early.
    if (rate > 0) timer = setTimeout(check, clamp((next(t) - t) / rate + 1, shortest, GAP_MS.longest));
    listener(t);
  };
  const unsubscribe = clock.subscribe(check);
  check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * The last of `boundaries` that the page's clock has reached, so that a component renders only when one is passed.
 * Minus infinity before the first; undefined in prerendered HTML and until hydration is done.
 */
export function useLastBoundary(boundaries: readonly number[]): number | undefined {
  const { clock } = useWorld();
  return useSyncExternalStore<number | undefined>(
    useCallback((listener) => onBoundary(clock, boundaries, listener), [clock, boundaries]),
    () => lastBoundary(boundaries, clock.now()),
    () => undefined,
  );
}
