import { startTimer } from '../clock/timers';

/** Pauses before another attempt, in milliseconds: doubled at each failure in a row, from the first up to the last. */
const PAUSE_MS = { first: 5_000, last: 60_000 } as const;

/** Control over something that is being loaded. */
export interface Attempts {
  /** Tries at once, unless an attempt is under way. */
  retry(): void;
  /** Gives up; no callback follows. */
  stop(): void;
}

/**
 * Loads a value now, and again after a failure: when the network is back, after growing pauses, and on request. Calls
 * `arrived` once, and `missing` at each failure.
 *
 * `load` must import anew at each call. Chromium from 156 on and WebKit then fetch again after a failure; `fetchFirst`
 * makes Firefox do so too.
 */
export function loadWithRetries<T>(
  load: () => Promise<T>,
  arrived: (value: T) => void,
  missing: (error: unknown) => void,
): Attempts {
  let pause: number = PAUSE_MS.first;
  let busy = false;
  let over = false;
  let cancel = () => {};
  const stop = () => {
    over = true;
    cancel();
    removeEventListener('online', retry);
  };
  const failed = (error: unknown) => {
    busy = false;
    if (over) return;
    cancel = startTimer(pause, retry);
    pause = Math.min(pause * 2, PAUSE_MS.last);
    missing(error);
  };
  const succeeded = (value: T) => {
    if (over) return;
    stop();
    arrived(value);
  };
  function retry(): void {
    if (busy || over) return;
    busy = true;
    cancel();
    load().then(succeeded, failed);
  }
  addEventListener('online', retry);
  retry();
  return { retry, stop };
}
