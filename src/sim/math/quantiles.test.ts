import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type QuantileTable, quantile } from './quantiles';
import { stream } from './random';

/** Skewed like response times: half below 12 ms, one in a hundred above 90. */
const LATENCY: QuantileTable = [
  [0, 4],
  [0.5, 12],
  [0.9, 30],
  [0.99, 90],
  [1, 400],
];

const values = (count: number) =>
  fc
    .array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: count, maxLength: count })
    .map((list) => list.sort((a, b) => a - b));

const tables: fc.Arbitrary<QuantileTable> = fc
  .uniqueArray(fc.double({ min: 0, max: 1, minExcluded: true, maxExcluded: true, noNaN: true }), { maxLength: 8 })
  .map((inner) => [0, ...inner.sort((a, b) => a - b), 1])
  .chain((ps) => values(ps.length).map((list) => ps.map((p, i) => [p, list[i] ?? 0] as const)));

const units = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a draw lies between the rows around it, and never falls as u rises', () => {
  fc.assert(
    fc.property(tables, units, units, (table, a, b) => {
      const [u, v] = a < b ? [a, b] : [b, a];
      const low = quantile(table, u);
      expect(low).toBeGreaterThanOrEqual(table.findLast(([p]) => p <= u)?.[1] ?? Number.NaN);
      expect(low).toBeLessThanOrEqual(table.find(([p]) => p > u)?.[1] ?? Number.NaN);
      expect(quantile(table, v)).toBeGreaterThanOrEqual(low);
    }),
  );
});

test('at a row of the table it is the value of that row', () => {
  fc.assert(
    fc.property(tables, (table) => {
      for (const [p, value] of table.slice(0, -1)) expect(quantile(table, p)).toBe(value);
    }),
  );
});

test('between two rows it goes in a straight line', () => {
  expect(quantile(LATENCY, 0.25)).toBe(8);
  expect(quantile(LATENCY, 0.7)).toBeCloseTo(21, 12);
});

test('of 20,000 draws the stated shares lie below the stated values, within 1.5%', () => {
  const draws = stream('northwall', 'quantiles');
  const samples = Array.from({ length: 20_000 }, (_, i) => quantile(LATENCY, draws.unit(i)));
  for (const [p, value] of LATENCY) {
    const share = samples.filter((sample) => sample < value).length / samples.length;
    expect(Math.abs(share - p)).toBeLessThan(0.015);
  }
});

test('a share that no rows enclose is refused', () => {
  for (const u of [-0.001, 1, Number.NaN]) expect(() => quantile(LATENCY, u)).toThrow(RangeError);
  expect(() => quantile(LATENCY.slice(1), 0.3)).toThrow(RangeError);
  expect(() => quantile(LATENCY.slice(0, -1), 0.995)).toThrow(RangeError);
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});
