import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ln } from './ln';

test('is the natural logarithm, to the last bits', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
      expect(Math.abs(ln(x) - Math.log(x))).toBeLessThanOrEqual(1e-15 + 4e-16 * Math.abs(Math.log(x)));
    }),
    { numRuns: 5_000 },
  );
  expect(ln(1)).toBe(0);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('there is none of %s', (x) => {
  expect(() => ln(x)).toThrow(RangeError);
});
