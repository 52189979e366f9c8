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

test('the rate over an hour is the nominal one within 0.1 %', () => {
  const t = 1_772_528_400_000;
  const count = itemsBetween(schedule, t, t + 3_600_000).length;
  expect(Math.abs(count / 21_600 - 1)).toBeLessThan(0.001);
});
