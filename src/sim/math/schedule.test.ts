import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stream } from './random';
import { itemAt, itemsBetween, newestItem, type Schedule } from './schedule';

const schedule: Schedule = { period: 1000 / 6, jitter: stream('northwall', 'schedule') };
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const spans = fc.integer({ min: 0, max: 60_000 });

test('the newest item is at or before the instant, the one after it is later', () => {
  fc.assert(
    fc.property(instants, (t) => {
      const newest = newestItem(schedule, t);
      expect(newest.ts).toBeLessThanOrEqual(t);
      expect(itemAt(schedule, newest.n + 1).ts).toBeGreaterThan(t);
    }),
  );
});

test('items are in order of number and time', () => {
  fc.assert(
    fc.property(instants, (t) => {
      const items = itemsBetween(schedule, t, t + 5000);
      items.slice(1).forEach((item, i) => {
        expect(item.n).toBe((items[i]?.n ?? 0) + 1);
        expect(item.ts).toBeGreaterThanOrEqual(items[i]?.ts ?? 0);
      });
    }),
  );
});

test('a window is the sum of its parts', () => {
  fc.assert(
    fc.property(instants, spans, spans, (t, a, b) => {
      const whole = itemsBetween(schedule, t, t + a + b);
      expect([...itemsBetween(schedule, t, t + a), ...itemsBetween(schedule, t + a, t + a + b)]).toEqual(whole);
    }),
  );
});

test('the rate over an hour is the one asked for within 0.1%', () => {
  const t = 1_772_528_400_000;
  const count = itemsBetween(schedule, t, t + 3_600_000).length;
  expect(Math.abs(count / 21_600 - 1)).toBeLessThan(0.001);
});

test('without a spread an item falls anywhere in its slot, to the same bits as ever', () => {
  const expectedInstant = (n: number) => Math.floor((n + schedule.jitter.unit(n)) * schedule.period);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 34 }), (n) => {
      expect(itemAt(schedule, n).ts).toBe(expectedInstant(n));
    }),
  );
  // Without a spread, the formula with one would round about 89 in a million differently.
  const today = Array.from({ length: 100_000 }, (_, i) => 10_635_183_000 + i);
  const other = today.filter((n) => itemAt({ ...schedule, spread: schedule.period }, n).ts !== expectedInstant(n));
  expect(other.length).toBeGreaterThan(0);
  for (const n of other) expect(itemAt(schedule, n).ts).toBe(expectedInstant(n));
});

const spaced = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 1, max: 100_000, noNaN: true })),
    fc.oneof(fc.constantFrom(0, 0.01, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  )
  .map(([period, share]): Schedule & { spread: number } => ({ ...schedule, period, spread: period * share }));

test('with a spread neighbours are from period - spread to period + spread apart, within a millisecond', () => {
  fc.assert(
    fc.property(spaced, instants, (steady, t) => {
      const { n, ts } = newestItem(steady, t);
      expect(Math.abs(itemAt(steady, n + 1).ts - ts - steady.period)).toBeLessThan(steady.spread + 1.001);
    }),
  );
});

test('in whole milliseconds those bounds are met exactly, and come near to being reached', () => {
  const steady: Schedule = { ...schedule, period: 200, spread: 50 };
  const items = itemsBetween(steady, 1_772_528_400_000, 1_772_528_400_000 + 200 * 20_000);
  const gaps = items.slice(1).map((item, i) => item.ts - (items[i]?.ts ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(150);
  expect(Math.min(...gaps)).toBeLessThan(153);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(250);
  expect(Math.max(...gaps)).toBeGreaterThan(247);
});

test('an item is the newest from its very millisecond on, and windows that meet there lose none', () => {
  const unspaced = spaced.map(({ period, jitter }): Schedule => ({ period, jitter }));
  fc.assert(
    fc.property(fc.oneof(spaced, unspaced), instants, fc.integer({ min: 1, max: 20 }), (each, t, steps) => {
      const { n, ts } = newestItem(each, t);
      const next = itemAt(each, n + 1).ts;
      const last = itemAt(each, n + steps).ts;
      expect(ts).toBeLessThanOrEqual(t);
      expect(next).toBeGreaterThan(t);
      const whole = itemsBetween(each, ts, last);
      expect(whole.at(-1)?.n).toBeGreaterThanOrEqual(n + steps);
      expect([...itemsBetween(each, ts, next), ...itemsBetween(each, next, last)]).toEqual(whole);
    }),
  );
});
