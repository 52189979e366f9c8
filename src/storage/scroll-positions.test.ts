import { afterEach, expect, test, vi } from 'vitest';
import { repairScrollPositions, SCROLL_POSITIONS } from './scroll-positions';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['5', false],
  ['null', false],
  ['[1]', false],
  ['"x"', false],
  ['{"default":"far"}', false],
  ['{"default":640}', true],
  ['{', true],
])('where the router would find %s, it is left there: %s', (text, left) => {
  const entries = new Map([[SCROLL_POSITIONS, text]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
  });
  repairScrollPositions();
  expect(entries.has(SCROLL_POSITIONS)).toBe(left);
});

test('without storage nothing happens', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => repairScrollPositions()).not.toThrow();
});
