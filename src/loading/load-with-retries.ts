import { startTimer } from '../clock/timers';

/** Milliseconds before the next attempt: doubled at each failure in a row, from the first up to the last. */
const PAUSE_MS = { first: 5_000, last: 60_000 } as const;

/** Handle on something that is being loaded. */
export interface Attempts {
  /** Tries at once, unless an attempt is under way. */
  retry(): void;
  /** Gives up, and reports nothing from then on. */
  stop(): void;
}

/**
 * Loads something now, and after a failure again: when the network is back, after growing pauses, and on request. Calls
 * `arrived` once, and `missing` at each failure.
 *
 * `load` imports afresh at each call. Chromium from 156 on and WebKit then fetch again what they could not fetch;
 * `fetchFirst` has Firefox do so too.
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
