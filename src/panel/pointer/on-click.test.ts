import { expect, test } from 'vitest';
import { onClick } from './on-click';

const at = (type: string, x: number) => Object.assign(new Event(type), { clientX: x, clientY: 5 });

test('a click tells its place, and a drag that ends in a click tells none', () => {
  const element = new EventTarget();
  const places: number[] = [];
  const unsubscribe = onClick(element, ({ x }) => places.push(x));
  const press = (from: number, to: number) => {
    element.dispatchEvent(at('pointerdown', from));
    element.dispatchEvent(at('click', to));
  };
  press(10, 11);
  press(10, 60);
  press(60, 60);
  unsubscribe();
  press(80, 80);
  expect(places).toEqual([11, 60]);
});
