import type { Place } from '../../plot/grammar/rect';
import { pointerPlace } from '../../theme/picture-turn';

/**
 * Tracks the place pointed at inside `element`: by mouse or pen while it is there, or by the last tap until the next
 * touch elsewhere on the page (`page` receives those events). A finger that drags or scrolls points at nothing. The
 * function returned stops the tracking.
 */
export function trackPointer(
  element: EventTarget,
  page: EventTarget,
  pointed: (place: Place | undefined) => void,
): () => void {
  let inside: Event | undefined;
  const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch';
  const over = (event: Event) => {
    if (!isTouch(event)) pointed(pointerPlace(event as PointerEvent));
  };
  const out = (event: Event) => {
    if (!isTouch(event)) pointed(undefined);
  };
  // A click never follows a finger's drag or scroll.
  const tap = (event: Event) => pointed(pointerPlace(event as PointerEvent));
  const down = (event: Event) => {
    inside = event;
  };
  const elsewhere = (event: Event) => {
    if (isTouch(event) && event !== inside) pointed(undefined);
  };
  const listeners = [
    ['pointermove', over],
    ['pointerleave', out],
    ['click', tap],
    ['pointerdown', down],
  ] as const;
  for (const [type, listener] of listeners) element.addEventListener(type, listener);
  page.addEventListener('pointerdown', elsewhere);
  return () => {
    for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    page.removeEventListener('pointerdown', elsewhere);
  };
}
