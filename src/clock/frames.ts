import { browserTime } from './source';

/** Milliseconds without a frame, on a visible page, after which the loop is started anew. */
const STALL_MS = 4_000;
/** Milliseconds between the watchdog's looks. */
const WATCH_MS = 1_000;

type FrameListener = (now: number) => void;

const listeners = new Set<FrameListener>();
let request = 0;
let watchdog: ReturnType<typeof setInterval> | undefined;
let last = 0;

/** One turn. The next is asked for first, so that nothing a listener throws can end the loop. */
function turn(): void {
  request = requestAnimationFrame(turn);
  last = browserTime.monotonic();
  for (const listener of [...listeners]) {
    try {
      listener(last);
    } catch (error) {
      console.error('A frame listener failed.', error);
    }
  }
}

/** A page that was hidden had no frames by right; one that is visible and has none is stuck. */
function watch(): void {
  const now = browserTime.monotonic();
  if (document.visibilityState === 'hidden') last = now;
  else if (now - last > STALL_MS) restart();
}

function restart(): void {
  cancelAnimationFrame(request);
  last = browserTime.monotonic();
  request = requestAnimationFrame(turn);
}

/**
 * Calls back once a display frame with monotonic milliseconds, for as long as the page is visible. One
 * loop serves the whole page and runs only while somebody listens. The function returned stops it.
 */
export function onFrame(listener: FrameListener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    restart();
    watchdog = setInterval(watch, WATCH_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    cancelAnimationFrame(request);
    clearInterval(watchdog);
  };
}
