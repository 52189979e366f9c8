import { browserTime } from './time-source';

/** Milliseconds without a frame on a visible page after which the loop is restarted. */
const STALL_MS = 4_000;
/** Milliseconds between checks of the watchdog. */
const WATCH_MS = 1_000;
/** Longest rest of the loop in milliseconds, so that changes which no listener announced are drawn within it. */
const LONGEST_REST_MS = 500;
/** Shortest rest for which the loop uses a timer, in milliseconds: two display frames. */
const SHORTEST_REST_MS = 2_000 / 60;
/**
 * Milliseconds for which the loop runs in every frame after it was woken, because an action may have effects in later
 * frames.
 */
const AWAKE_MS = 1_000;
/**
 * Events of the visitor and of the window that wake the loop; a click comes alone from assistive technology. Without
 * them an outline under the pointer is up to 450 ms late on a paused page, instead of at most 10 (measured).
 */
const WAKING = [
  'pointermove',
  'pointerdown',
  'pointerup',
  'click',
  'keydown',
  'input',
  'scroll',
  'resize',
  'visibilitychange',
];

/** Result of a listener that needs the next display frame. */
export const NEXT_FRAME = 0;
/** Result of a listener that has nothing more to do until the loop is woken. */
export const NO_FRAME = Number.POSITIVE_INFINITY;

/** Receives monotonic milliseconds and returns those at which it next has something to do, or one of the two above. */
type FrameListener = (now: number) => number;

const listeners = new Set<FrameListener>();
/** Listeners whose error was reported. */
const failed = new WeakSet<FrameListener>();
let request = 0;
let rest: ReturnType<typeof setTimeout> | undefined;
let watchdog: ReturnType<typeof setInterval> | undefined;
let last = 0;
let awakeUntil = 0;

function requestTick(): void {
  clearTimeout(rest);
  rest = undefined;
  cancelAnimationFrame(request);
  request = requestAnimationFrame(tick);
}

/**
 * Calls a listener and returns the time at which it next has something to do: never if it threw, which is reported
 * once, or if another listener of this frame has removed it.
 */
function call(listener: FrameListener): number {
  if (!listeners.has(listener)) return NO_FRAME;
  try {
    return listener(last);
  } catch (error) {
    if (!failed.has(listener)) console.error('A frame listener failed.', error);
    failed.add(listener);
    return NO_FRAME;
  }
}

function tick(): void {
  last = browserTime.monotonic();
  const instants = [...listeners].map(call);
  // The last listener may have left.
  if (listeners.size === 0) return;
  const ms = Math.min(...instants.map((at) => at - last));
  if (last < awakeUntil || ms < SHORTEST_REST_MS) requestTick();
  else rest = setTimeout(requestTick, Math.min(ms, LONGEST_REST_MS));
}

/** Makes the loop run in each display frame for a while, from the next one on. */
export function wakeFrames(): void {
  awakeUntil = browserTime.monotonic() + AWAKE_MS;
  if (rest !== undefined) requestTick();
}

/** Restarts the loop on a visible page that gets no frames. A hidden page gets none, which is normal. */
function watch(): void {
  const now = browserTime.monotonic();
  if (document.visibilityState === 'hidden') last = now;
  else if (now - last > STALL_MS) restart();
}

function restart(): void {
  last = browserTime.monotonic();
  requestTick();
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
 * Calls back in display frames while the page is visible: in every frame while a listener asks for it or the visitor is
 * active, otherwise when the first listener has something to do, and at least twice a second. One loop serves the whole
 * page and runs only while there are listeners. The function returned unsubscribes.
 */
export function onFrame(listener: FrameListener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  wakeFrames();
  return () => {
    if (listeners.delete(listener) && listeners.size === 0) stop();
  };
}
