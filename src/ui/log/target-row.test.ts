import { expect, test } from 'vitest';
import { targetRow } from './target-row';

test('keys move among the rows and stop at both ends', () => {
  expect(targetRow('ArrowDown', 0, 30)).toBe(1);
  expect(targetRow('ArrowUp', 0, 30)).toBe(0);
  expect(targetRow('PageDown', 25, 30)).toBe(29);
  expect(targetRow('PageUp', 25, 30)).toBe(15);
  expect(targetRow('Home', 12, 30)).toBe(0);
  expect(targetRow('End', 12, 30)).toBe(29);
});

test('other keys move nothing, and nothing moves where there are no rows', () => {
  expect(targetRow('Enter', 3, 30)).toBeUndefined();
  expect(targetRow('toString', 3, 30)).toBeUndefined();
  expect(targetRow('End', 0, 0)).toBeUndefined();
});
