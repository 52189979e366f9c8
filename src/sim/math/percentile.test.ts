import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentile } from './percentile';

const lists = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ noNaN: true })), { minLength: 1, maxLength: 300 })
  .map((list) => list.sort((a, b) => a - b));
const thousandths = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 1, max: 100 }).map((p) => p * 1000),
);

test('it is one of the values: at least p per cent are at or below it, fewer than p per cent below', () => {
  fc.assert(
    fc.property(lists, thousandths, (sorted, p) => {
      const value = percentile(sorted, p / 1000);
      expect(sorted).toContain(value);
      const atOrBelow = sorted.filter((other) => other <= value).length;
      const below = sorted.filter((other) => other < value).length;
      expect(atOrBelow * 100_000).toBeGreaterThanOrEqual(p * sorted.length);
      expect(below * 100_000).toBeLessThan(p * sorted.length);
    }),
  );
});

test('ranks that are whole numbers in decimal are met exactly', () => {
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  expect(percentile(upTo(100_000), 1.001)).toBe(1001);
  expect(percentile(upTo(10_000), 0.07)).toBe(7);
  expect(percentile(upTo(1000), 99.9)).toBe(999);
  expect(percentile(upTo(100), 7)).toBe(7);
  expect(percentile(upTo(100), 99)).toBe(99);
  expect(percentile(upTo(5), 50)).toBe(3);
  expect(percentile(upTo(4), 50)).toBe(2);
});

test('the hundredth percentile is the greatest value, the smallest percentile the least', () => {
  fc.assert(
    fc.property(lists, (sorted) => {
      expect(percentile(sorted, 100)).toBe(sorted.at(-1));
      expect(percentile(sorted, Number.MIN_VALUE)).toBe(sorted[0]);
    }),
  );
});

test('no values, and percentages outside (0, 100], are refused', () => {
  expect(() => percentile([], 50)).toThrow(RangeError);
  for (const p of [0, -1, 100.001, Number.NaN]) expect(() => percentile([1, 2, 3], p)).toThrow(RangeError);
});
