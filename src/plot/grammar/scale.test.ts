import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acrossScale, roundRange, uprightScale } from './scale';

const finite = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('a scale runs from its lowest value to its highest: to the right, or upwards', () => {
  const plot = { x: 50, y: 100, width: 20, height: 200 };
  const range = { lowest: 10, highest: 20 };
  expect([10, 15, 20].map(uprightScale(range, plot))).toEqual([300, 200, 100]);
  expect([10, 15, 20].map(acrossScale(range, plot))).toEqual([50, 60, 70]);
});

test('a round range holds what it is for and is little wider', () => {
  expect(roundRange(2_224, 2_294, 2)).toEqual({ lowest: 2_200, highest: 2_300 });
  expect(roundRange(5, 5, 2).highest).toBeGreaterThan(5);
  fc.assert(
    fc.property(finite, fc.double({ min: 0.01, max: 1e6, noNaN: true }), fc.integer({ min: 2, max: 6 }), (a, d, n) => {
      const { lowest, highest } = roundRange(a, a + d, n);
      expect(lowest).toBeLessThanOrEqual(a + d * 1e-6);
      expect(highest).toBeGreaterThanOrEqual(a + d * (1 - 1e-6));
      expect(highest - lowest).toBeLessThanOrEqual(d * 4);
    }),
  );
});
