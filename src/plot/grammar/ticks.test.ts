import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticks } from './ticks';

test('ticks are round, evenly apart, inside the range and about as many as asked for', () => {
  expect(ticks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(2_250_000, 2_390_000, 4)).toEqual([2_250_000, 2_300_000, 2_350_000]);
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      fc.integer({ min: 2, max: 12 }),
      (lowest, span, count) => {
        const values = ticks(lowest, lowest + span, count);
        const slack = span * 1e-6;
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(lowest - slack);
          expect(value).toBeLessThanOrEqual(lowest + span + slack);
        }
        expect(values.length).toBeLessThanOrEqual(count + 1);
        expect(values.length).toBeGreaterThanOrEqual(Math.floor(count / 2.6));
        const gaps = values.slice(1).map((value, i) => value - (values[i] as number));
        for (const gap of gaps) expect(Math.abs(gap - (gaps[0] as number))).toBeLessThan(slack + 1e-6);
      },
    ),
  );
});
