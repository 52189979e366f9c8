import { expect, test } from 'vitest';
import { indexAt } from './rect';

test('the mark under a place is the one drawn last there, edges included; beside all of them there is none', () => {
  const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });
  const boxes = [box(0), box(5), box(30)];
  expect([indexAt(boxes, { x: 2, y: 2 }), indexAt(boxes, { x: 7, y: 2 }), indexAt(boxes, { x: 40, y: 10 })]).toEqual([
    0, 1, 2,
  ]);
  expect([indexAt(boxes, { x: 20, y: 2 }), indexAt(boxes, { x: 2, y: 11 }), indexAt([], { x: 0, y: 0 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
