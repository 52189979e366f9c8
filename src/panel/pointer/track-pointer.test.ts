import { expect, test } from 'vitest';
import { trackPointer } from './track-pointer';

function follow() {
  const [element, page] = [new EventTarget(), new EventTarget()];
  const seen: unknown[] = [];
  const unsubscribe = trackPointer(element, page, (place) => seen.push(place));
  const send = (target: EventTarget, type: string, pointerType: string, clientX = 0, clientY = 0) => {
    const event = Object.assign(new Event(type), { pointerType, clientX, clientY });
    target.dispatchEvent(event);
    return event;
  };
  return { element, page, seen, stop: unsubscribe, send };
}

test('a mouse points at its place, and at nothing after it has left', () => {
  const { element, seen, send } = follow();
  send(element, 'pointermove', 'mouse', 10, 20);
  send(element, 'pointerleave', 'mouse');
  expect(seen).toEqual([{ x: 10, y: 20 }, undefined]);
});

test('a tap points at its place after the finger is gone, until the page is touched elsewhere', () => {
  const { element, page, seen, send } = follow();
  const down = send(element, 'pointerdown', 'touch', 10, 20);
  page.dispatchEvent(down);
  send(element, 'pointerleave', 'touch');
  send(element, 'click', 'touch', 10, 20);
  expect(seen).toEqual([{ x: 10, y: 20 }]);
  send(page, 'pointerdown', 'touch', 300, 300);
  expect(seen).toEqual([{ x: 10, y: 20 }, undefined]);
});

test('a finger that drags or scrolls points at nothing; after stopping, nothing is tracked', () => {
  const { element, seen, stop: unsubscribe, send } = follow();
  send(element, 'pointermove', 'touch', 10, 20);
  send(element, 'pointerleave', 'touch');
  expect(seen).toEqual([]);
  unsubscribe();
  send(element, 'click', 'mouse', 1, 2);
  expect(seen).toEqual([]);
});
