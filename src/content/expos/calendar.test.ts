import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../sim/words/time';
import { type Day, dayNumber, shortDay } from './calendar';

const isoDay = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10) as Day;

test('every day of the years 1600 to 2400 has the number that the platform’s calendar gives it', () => {
  const days = fc.integer({ min: -135_000, max: 157_000 });
  fc.assert(
    fc.property(days, (n) => {
      expect(dayNumber(isoDay(n))).toBe(n);
    }),
  );
});

test.each([
  ['1970-01-01', 0],
  ['2024-02-29', 19_782],
  ['2024-03-01', 19_783],
  ['2025-12-31', 20_453],
  ['2026-01-01', 20_454],
] as const)('%s is day %i', (day, n) => {
  expect(dayNumber(day)).toBe(n);
});

test.each([
  ['2025-01-14', '14 Jan'],
  ['2025-05-01', '1 May'],
  ['2025-12-31', '31 Dec'],
] as const)('%s is written %s', (day, text) => {
  expect(shortDay(day)).toBe(text);
});
