/** Fields in which everything typed or dragged is one choice, until another field or a button is used. */
const FIELD = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea';

/** Events that may begin a visitor's choice. */
export const GESTURE_EVENTS = ['pointerdown', 'keydown', 'click', 'input', 'change'] as const;

/** Fields of an event that `isNewGesture` reads. */
export type GestureEvent = Pick<Event, 'type' | 'target'> & Partial<Pick<KeyboardEvent, 'key' | 'repeat' | 'detail'>>;

/**
 * True if an event begins a new gesture, which makes a new entry of the history. A drag, a held key and a typed word
 * are one gesture each, also while time glides on after them. `last` is the element of the last gesture. A click of
 * assistive technology comes without pointer or key events.
 */
export function isNewGesture({ type, target, key, repeat, detail }: GestureEvent, last: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  const isContinued = target === last && element?.matches(FIELD) === true;
  if (type === 'pointerdown') return true;
  if (type === 'keydown') return !repeat && (!isContinued || key === 'Enter');
  if (type === 'click') return detail === 0;
  return element?.matches(type === 'input' ? FIELD : 'select') === true && !isContinued;
}
