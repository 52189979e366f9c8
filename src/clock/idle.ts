import { startTimer } from './timers';

/** Milliseconds after which a browser that does not report when it is idle, Safari, is assumed to be. */
const SOON_MS = 2_000;

/** Calls `run` once, when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run());
  else startTimer(SOON_MS, run);
}
