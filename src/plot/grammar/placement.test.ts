import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBeside, spaceOut } from './placement';

test('labels that are spread keep apart, in order and inside; those with room stay where they are wanted', () => {
  expect(spaceOut([50, 10], 16, 0, 100)).toEqual([50, 10]);
  expect(spaceOut([98, 97, 99], 10, 0, 100)).toEqual([90, 80, 100]);
  const wanted = fc.array(fc.integer({ min: -50, max: 250 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(wanted, fc.integer({ min: 1, max: 60 }), (values, gap) => {
      const sorted = spaceOut(values, gap, 0, 200).sort((a, b) => a - b);
      expect(sorted[0]).toBeGreaterThanOrEqual(-1e-9);
      expect(sorted.at(-1)).toBeLessThanOrEqual(200 + 1e-9);
      const apart = Math.min(gap, 200 / Math.max(values.length - 1, 1));
      for (let i = 1; i < sorted.length; i++) {
        expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(apart - 1e-9);
      }
    }),
  );
});

test('the text stands to the right of the rule, flips where there is no room, and never leaves the plots', () => {
  const bounds = { x: 50, y: 0, width: 230, height: 100 };
  expect(placeBeside(60, 140, 8, bounds)).toBe(68);
  expect(placeBeside(270, 100, 8, bounds)).toBe(162);
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 280 }), fc.integer({ min: 10, max: 230 }), (x, width) => {
      const left = placeBeside(x, width, 8, bounds);
      expect(left).toBeGreaterThanOrEqual(50);
      expect(left + width).toBeLessThanOrEqual(280);
    }),
  );
});
