import { startTimer } from '../clock/timers';

/** Keys that a kiosk leaves to the page, to move between controls and work them. */
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

/** True for the keys that leave the show: Control, Alt and K. */
export const isLeaving = ({ ctrlKey, altKey, code }: KeyboardEvent) => ctrlKey && altKey && code === 'KeyK';

/**
 * Fields of a keyboard event that decide whether it is left to the page. A browser that fills in a form sends events
 * without `key`.
 */
type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey' | 'target'> & { readonly key?: string };

/** True for a key that is left to the page: one that works its controls or, in a field, one that types. */
export const isForPage = ({ ctrlKey, altKey, metaKey, key = '', target }: Pressed) =>
  !ctrlKey && !altKey && !metaKey && (KEPT.includes(key) || (isTyped(key) && isField(target)));

const isTyped = (key: string) => [...key].length === 1 || key === 'Backspace' || key === 'Delete';
const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

function onKey(event: KeyboardEvent): void {
  if (!isLeaving(event) && !isForPage(event)) stop(event);
}

/** Stops a wheel with Ctrl, which is a pinch on a touchpad. */
function onWheel(event: WheelEvent): void {
  if (event.ctrlKey) stop(event);
}

function onTouch(event: TouchEvent): void {
  if (event.touches.length > 1) stop(event);
}

/**
 * Closes the ways out of the page: context menu, selection, dragging, pinch, browser keys, and links, with downloads,
 * whose address goes to `follow` instead. The page gets a click on a link to a part of itself, such as a tab, but no
 * other. The function returned opens the ways again.
 */
export function lockPage(follow: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    else stop(event);
    follow(link);
  };
  const controller = new AbortController();
  const options = { capture: true, passive: false, signal: controller.signal };
  for (const type of ['contextmenu', 'dragstart', 'selectstart', 'gesturestart', 'copy', 'cut']) {
    addEventListener(type, stop, options);
  }
  for (const type of ['click', 'auxclick']) addEventListener(type, onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('wheel', onWheel, options);
  addEventListener('touchmove', onTouch, options);
  return () => controller.abort();
}

/** Real milliseconds without a movement after which the pointer is hidden. */
const POINTER_MS = 3_000;

/**
 * Returns a test that is true for a pointer that has moved since the last event: if the page changes below it, a
 * browser also reports one that rests.
 */
export function createMoveTest(): (event: Pick<PointerEvent, 'screenX' | 'screenY'>) => boolean {
  let last = '';
  return ({ screenX, screenY }) => {
    const place = `${screenX} ${screenY}`;
    const isMoved = place !== last;
    last = place;
    return isMoved;
  };
}

/** Hides a pointer that rests, until it moves. The function returned shows it again. */
export function hideIdlePointer(): () => void {
  const { dataset } = document.documentElement;
  const hide = () => {
    dataset.pointer = 'idle';
  };
  const show = () => {
    delete dataset.pointer;
  };
  const isMoved = createMoveTest();
  let cancel = startTimer(POINTER_MS, hide);
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !isMoved(event)) return;
    show();
    cancel();
    cancel = startTimer(POINTER_MS, hide);
  };
  addEventListener('pointermove', onMove, { capture: true, passive: true });
  return () => {
    cancel();
    show();
    removeEventListener('pointermove', onMove, { capture: true });
  };
}

/** Milliseconds after which a refused lock is requested again: a kiosk's page is always visible. */
const RETRY_MS = 60_000;

/**
 * Keeps the screen on while the page is visible, and requests the lock again when it is lost, or was refused. Reports
 * `held`, `lost` or `unavailable`. The function returned releases it, after which nothing is reported.
 */
export function keepAwake(report: (state: 'held' | 'lost' | 'unavailable') => void): () => void {
  let over = false;
  let isRequesting = false;
  let lock: WakeLockSentinel | undefined;
  let cancelRetry = () => {};
  const requestLock = async () => {
    cancelRetry();
    if (over || isRequesting || lock || document.visibilityState !== 'visible') return;
    if (!('wakeLock' in navigator)) return report('unavailable');
    isRequesting = true;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    isRequesting = false;
    if (over) return release();
    if (lock) {
      lock.addEventListener('release', onRelease, { once: true });
      report('held');
    } else {
      report('unavailable');
      cancelRetry = startTimer(RETRY_MS, requestLock);
    }
  };
  const release = () => void lock?.release().catch(() => {});
  const onRelease = () => {
    if (over) return;
    lock = undefined;
    report('lost');
    void requestLock();
  };
  const onVisible = () => void requestLock();
  document.addEventListener('visibilitychange', onVisible);
  void requestLock();
  return () => {
    over = true;
    cancelRetry();
    document.removeEventListener('visibilitychange', onVisible);
    release();
  };
}
