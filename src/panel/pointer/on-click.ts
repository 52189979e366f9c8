import type { Place } from '../../plot/grammar/rect';
import { pointerPlace } from '../../theme/picture-turn';

/** CSS px that a pointer must move before it drags; less is a click. */
export const SLACK = 4;

/** Calls back with the place of each click or tap in `element`, which a drag is not. The function returned stops it. */
export function onClick(element: EventTarget, clicked: (place: Place) => void): () => void {
  let from: Place = { x: 0, y: 0 };
  const down = (event: Event) => {
    from = pointerPlace(event as PointerEvent);
  };
  const click = (event: Event) => {
    const place = pointerPlace(event as PointerEvent);
    if (Math.hypot(place.x - from.x, place.y - from.y) < SLACK) clicked(place);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('click', click);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('click', click);
  };
}
