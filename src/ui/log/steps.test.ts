import { expect, test } from 'vitest';
import { destination } from './steps';

test('keys move among the rows and stop at both ends', () => {
  expect(destination('ArrowDown', 0, 30)).toBe(1);
  expect(destination('ArrowUp', 0, 30)).toBe(0);
  expect(destination('PageDown', 25, 30)).toBe(29);
  expect(destination('PageUp', 25, 30)).toBe(15);
  expect(destination('Home', 12, 30)).toBe(0);
  expect(destination('End', 12, 30)).toBe(29);
});

test('other keys move nothing, and nothing moves where there are no rows', () => {
  expect(destination('Enter', 3, 30)).toBeUndefined();
  expect(destination('toString', 3, 30)).toBeUndefined();
  expect(destination('End', 0, 0)).toBeUndefined();
});
