import { beforeEach, expect, test, vi } from 'vitest';
import { type GestureEvent, isNewGesture } from './gesture';

/** An element that is a button, a field to type or drag in, or a choice from a list. */
class TestElement extends EventTarget {
  constructor(readonly kind: 'button' | 'field' | 'list') {
    super();
  }
  matches = (selector: string) => (selector === 'select' ? this.kind === 'list' : this.kind === 'field');
}

beforeEach(() => {
  vi.stubGlobal('Element', TestElement);
});

/** Counts the gestures in a sequence of events. */
function gestures(events: readonly GestureEvent[]): number {
  let last: EventTarget | null = null;
  return events.filter((event) => {
    const isNew = isNewGesture(event, last);
    if (isNew) last = event.target;
    return isNew;
  }).length;
}

const button = new TestElement('button');
const field = new TestElement('field');
const list = new TestElement('list');
const down = (target: EventTarget): GestureEvent => ({ type: 'pointerdown', target });
const click = (target: EventTarget, detail: number): GestureEvent => ({ type: 'click', target, detail });
const key = (target: EventTarget, name: string, repeat = false): GestureEvent => ({
  type: 'keydown',
  target,
  key: name,
  repeat,
});
const input = (target: EventTarget): GestureEvent => ({ type: 'input', target });
const change = (target: EventTarget): GestureEvent => ({ type: 'change', target });

test.each<[what: string, count: number, events: readonly GestureEvent[]]>([
  ['two clicks', 2, [down(button), click(button, 1), down(button), click(button, 1)]],
  ['a drag of a slider', 1, [down(field), input(field), input(field), change(field), click(field, 1)]],
  ['two drags of it', 2, [down(field), input(field), change(field), down(field), input(field), change(field)]],
  ['arrow keys on it', 1, [key(field, 'ArrowUp'), input(field), change(field), key(field, 'ArrowUp'), input(field)]],
  ['a word', 1, [key(field, 'a'), input(field), key(field, 'b'), input(field), change(field)]],
  ['a word that is sent', 2, [key(field, 'a'), input(field), key(field, 'Enter')]],
  ['a word pasted without a key, and another', 1, [input(field), input(field)]],
  ['a key that is held, and pressed again', 2, [key(button, 'n'), key(button, 'n', true), key(button, 'n')]],
  ['a press by a helping technology', 1, [click(button, 0)]],
  ['a choice from a list without a pointer', 1, [input(list), change(list)]],
  ['nothing that chooses', 0, [click(button, 1), input(list)]],
])('%s: %i', (_, count, events) => expect(gestures(events)).toBe(count));
