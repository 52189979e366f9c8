/** Keys that a kiosk leaves to the page: moving between controls and working them. */
const KEPT = [
  'Tab',
  'Enter',
  ' ',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
];

/** Whether the keys leave the show: Control, Alt and K. */
export const isLeaving = ({ ctrlKey, altKey, code }: KeyboardEvent) => ctrlKey && altKey && code === 'KeyK';

/** Whether a key is left to the page. */
export const isForPage = ({ ctrlKey, altKey, metaKey, key }: KeyboardEvent) =>
  !ctrlKey && !altKey && !metaKey && KEPT.includes(key);

const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

function onKey(event: KeyboardEvent): void {
  if (!isLeaving(event) && !isForPage(event)) stop(event);
}

/** Ctrl with a wheel is a pinch on a touchpad. */
function onWheel(event: WheelEvent): void {
  if (event.ctrlKey) stop(event);
}

function onTouch(event: TouchEvent): void {
  if (event.touches.length > 1) stop(event);
}

/**
 * Closes the ways out of the page: context menu, selection, dragging, pinch, browser keys, and links, downloads included, whose address goes
 * to `follow` instead. The function returned opens them again.
 */
export function lockPage(follow: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    stop(event);
    follow(link);
  };
  const leave = new AbortController();
  const options = { capture: true, passive: false, signal: leave.signal };
  for (const type of ['contextmenu', 'dragstart', 'selectstart', 'gesturestart', 'copy', 'cut']) {
    addEventListener(type, stop, options);
  }
  for (const type of ['click', 'auxclick']) addEventListener(type, onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('wheel', onWheel, options);
  addEventListener('touchmove', onTouch, options);
  return () => leave.abort();
}

/** Keeps the screen on for as long as the page is visible, taking the lock again when it is lost. Reports `held`, `lost` or `unavailable`. */
export function keepAwake(report: (state: 'held' | 'lost' | 'unavailable') => void): () => void {
  let over = false;
  let lock: WakeLockSentinel | undefined;
  const take = async () => {
    if (over || document.visibilityState !== 'visible') return;
    if (!('wakeLock' in navigator)) return report('unavailable');
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) return void lock.release();
      lock.addEventListener('release', lost, { once: true });
      report('held');
    } catch {
      report('unavailable');
    }
  };
  const lost = () => {
    report('lost');
    void take();
  };
  const seen = () => void take();
  document.addEventListener('visibilitychange', seen);
  void take();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release().catch(() => {});
  };
}
