import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion';

const weights = fc
  .array(fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 1000, noNaN: true })), { minLength: 1, maxLength: 80 })
  .filter((list) => list.some((weight) => weight > 0));

test('parts are whole, sum to the total and follow their weights', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), weights, (total, shares) => {
      const parts = apportion(total, shares);
      const sum = shares.reduce((a, b) => a + b, 0);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      parts.forEach((part, i) => {
        expect(Number.isInteger(part)).toBe(true);
        if (shares[i] === 0) expect(part).toBe(0);
        expect(Math.abs(part - (total * (shares[i] as number)) / sum)).toBeLessThan(1 + 1e-6);
      });
    }),
  );
});
