/** Fields in which what is typed or dragged is one choice, until another field or a button is used. */
const FIELD = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea';

/** Events with which a visitor may begin to choose something. */
export const GESTURE_EVENTS = ['pointerdown', 'keydown', 'click', 'input', 'change'] as const;

/** What `isNewGesture` reads of an event. */
export type GestureEvent = Pick<Event, 'type' | 'target'> & Partial<Pick<KeyboardEvent, 'key' | 'repeat' | 'detail'>>;

/**
 * Whether an event begins another gesture, which makes another entry of the history. A drag, a key that is held and a
 * word that is typed are one gesture each, also while time glides on after them. `last` is the element of the last
 * gesture. A click of assistive technology comes without a pointer or a key.
 */
export function isNewGesture({ type, target, key, repeat, detail }: GestureEvent, last: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  const isContinued = target === last && element?.matches(FIELD) === true;
  if (type === 'pointerdown') return true;
  if (type === 'keydown') return !repeat && (!isContinued || key === 'Enter');
  if (type === 'click') return detail === 0;
  return element?.matches(type === 'input' ? FIELD : 'select') === true && !isContinued;
}
