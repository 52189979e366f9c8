import { useCallback, useSyncExternalStore } from 'react';
import { clamp } from '../sim/math/math';
import type { Clock } from './clock';
import { useWorld } from './world';

/** Longest time between two checks of the clock, so that sleep or a changed system time is noticed. */
const LONGEST_WAIT_MS = 30_000;

/** The last of `turns` (instants in ascending order) at or before `t`; minus infinity before the first. */
export function lastTurn(turns: readonly number[], t: number): number {
  let [reached, beyond] = [-1, turns.length];
  while (beyond - reached > 1) {
    const middle = (reached + beyond) >> 1;
    if ((turns[middle] as number) <= t) reached = middle;
    else beyond = middle;
  }
  return turns[reached] ?? Number.NEGATIVE_INFINITY;
}

/**
 * Calls back when `clock` may have passed one of `turns`, at any speed and after any jump. The function returned stops
 * it.
 */
export function onTurn(clock: Clock, turns: readonly number[], listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    listener();
    const { mode, rate } = clock.state;
    if (mode === 'paused') return;
    const now = clock.now();
    const next = turns.find((turn) => turn > now) ?? Number.POSITIVE_INFINITY;
    timer = setTimeout(look, clamp(Math.ceil((next - now) / rate), 1, LONGEST_WAIT_MS));
  };
  const stop = clock.subscribe(look);
  look();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * The last of `turns` that the page's clock has reached, so that a component renders only when one is passed. Minus
 * infinity before the first; undefined in prerendered HTML and until hydration is done.
 */
export function useLastTurn(turns: readonly number[]): number | undefined {
  const { clock } = useWorld();
  return useSyncExternalStore<number | undefined>(
    useCallback((listener) => onTurn(clock, turns, listener), [clock, turns]),
    () => lastTurn(turns, clock.now()),
    () => undefined,
  );
}
