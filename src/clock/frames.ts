import { browserTime } from './source';

/** Milliseconds without a frame, on a visible page, after which the loop is started anew. */
const STALL_MS = 4_000;
/** Milliseconds between the watchdog's looks. */
const WATCH_MS = 1_000;
/** Longest rest of the loop in milliseconds: what no listener foresaw is seen so soon. */
const LONGEST_REST_MS = 500;
/** The shortest rest that is worth a timer, in milliseconds: two display frames. */
const SHORTEST_REST_MS = 2_000 / 60;
/** Milliseconds for which the loop takes no rest after it was woken: a touch has consequences in the frames that follow. */
const AWAKE_MS = 1_000;
/** What a visitor does, and what becomes of the window. */
const WAKING = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'input', 'scroll', 'resize', 'visibilitychange'];

/** What a listener returns that wants the next display frame. */
export const NEXT_FRAME = 0;

/** Takes monotonic milliseconds, and returns from which of them on it has something to do: `NEXT_FRAME`, or Infinity while it has nothing. */
type FrameListener = (now: number) => number;

const listeners = new Set<FrameListener>();
let request = 0;
let rest: ReturnType<typeof setTimeout> | undefined;
let watchdog: ReturnType<typeof setInterval> | undefined;
let last = 0;
let awakeUntil = 0;

function ask(): void {
  clearTimeout(rest);
  rest = undefined;
  cancelAnimationFrame(request);
  request = requestAnimationFrame(turn);
}

/** When the listener next has something to do; in the next frame where it failed. */
function call(listener: FrameListener): number {
  try {
    return listener(last);
  } catch (error) {
    console.error('A frame listener failed.', error);
    return NEXT_FRAME;
  }
}

function turn(): void {
  last = browserTime.monotonic();
  const due = [...listeners].map(call);
  // The last one may have left.
  if (listeners.size === 0) return;
  const ms = Math.min(...due.map((at) => at - last));
  // In equal rests, none longer than the longest, so that the last of them ends when something is due.
  const each = Number.isFinite(ms) ? ms / Math.ceil(ms / LONGEST_REST_MS) : LONGEST_REST_MS;
  if (last < awakeUntil || ms < SHORTEST_REST_MS) ask();
  else rest = setTimeout(ask, each);
}

/** Has the loop run in each display frame for a while, from the next one on. */
export function wakeFrames(): void {
  awakeUntil = browserTime.monotonic() + AWAKE_MS;
  if (rest !== undefined) ask();
}

/** A page that was hidden had no frames by right; one that is visible and has none is stuck. */
function watch(): void {
  const now = browserTime.monotonic();
  if (document.visibilityState === 'hidden') last = now;
  else if (now - last > STALL_MS) restart();
}

function restart(): void {
  last = browserTime.monotonic();
  ask();
}

function start(): void {
  restart();
  watchdog = setInterval(watch, WATCH_MS);
  for (const type of WAKING) addEventListener(type, wakeFrames, { capture: true, passive: true });
}

function stop(): void {
  clearTimeout(rest);
  rest = undefined;
  cancelAnimationFrame(request);
  clearInterval(watchdog);
  for (const type of WAKING) removeEventListener(type, wakeFrames, { capture: true });
}

/**
 * Calls back in display frames, for as long as the page is visible: in each of them while a listener wants it or a visitor is at it, else
 * when the first of them has something to do, and twice a second at least. One loop serves the whole page and runs only while
 * somebody listens. The function returned stops it.
 */
export function onFrame(listener: FrameListener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  wakeFrames();
  return () => {
    if (listeners.delete(listener) && listeners.size === 0) stop();
  };
}
