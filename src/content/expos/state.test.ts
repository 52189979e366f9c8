import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from './calendar';
import type { Expo } from './expo';
import { closesAt, expoState, openingInstant } from './state';

type Dated = Pick<Expo, 'start' | 'end' | 'offset'>;

const expo = (start: Day, end: Day, offset: Expo['offset'] = '+00:00'): Dated => ({ start, end, offset });

describe.each([
  ['of several days', expo('2025-06-16', '2025-06-22'), '2025-06-16T00:00Z', '2025-06-22T23:59:59.999Z'],
  ['that crosses months', expo('2025-04-29', '2025-05-01'), '2025-04-29T00:00Z', '2025-05-01T23:59:59.999Z'],
  ['of one day', expo('2025-11-20', '2025-11-20'), '2025-11-20T00:00Z', '2025-11-20T23:59:59.999Z'],
  ['that crosses years', expo('2025-12-30', '2026-01-02'), '2025-12-30T00:00Z', '2026-01-02T23:59:59.999Z'],
  ['on a leap day', expo('2024-02-28', '2024-02-29'), '2024-02-28T00:00Z', '2024-02-29T23:59:59.999Z'],
  ['in Dubai', expo('2025-11-17', '2025-11-21', '+04:00'), '2025-11-16T20:00Z', '2025-11-21T19:59:59.999Z'],
  ['in Bengaluru', expo('2025-02-10', '2025-02-14', '+05:30'), '2025-02-09T18:30Z', '2025-02-14T18:29:59.999Z'],
  ['in Orlando', expo('2025-12-01', '2025-12-04', '-05:00'), '2025-12-01T05:00Z', '2025-12-05T04:59:59.999Z'],
  ['west by half an hour', expo('2025-07-01', '2025-07-01', '-03:30'), '2025-07-01T03:30Z', '2025-07-02T03:29:59.999Z'],
] as const)('an event %s', (_what, dated, first, last) => {
  test('is upcoming to the last moment before its first day', () => {
    expect(expoState(dated, Date.parse(first) - 1)).toBe('upcoming');
    expect(expoState(dated, Date.parse(first))).toBe('in progress');
  });

  test('is in progress to the last moment of its last day, then past', () => {
    expect(expoState(dated, Date.parse(last))).toBe('in progress');
    expect(expoState(dated, Date.parse(last) + 1)).toBe('past');
  });
});

const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => {
  const size = Math.abs(quarters) * 15;
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${quarters < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}` as Expo['offset'];
});
const day = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10) as Day;
const dated = fc
  .record({ from: fc.integer({ min: 0, max: 47_000 }), length: fc.nat({ max: 30 }), offset: offsets })
  .map(({ from, length, offset }) => expo(day(from), day(from + length), offset));

test('any event, anywhere, stands as the date on its own wall says', () => {
  fc.assert(
    fc.property(dated, fc.integer({ min: -40 * 86_400_000, max: 40 * 86_400_000 }), (one, away) => {
      const t = openingInstant(one) + away;
      const local = new Date(`${new Date(t).toISOString().slice(0, -1)}${one.offset}`);
      const wall = new Date(2 * t - local.getTime()).toISOString().slice(0, 10);
      const expected = wall > one.end ? 'past' : wall < one.start ? 'upcoming' : 'in progress';
      expect(expoState(one, t)).toBe(expected);
    }),
    { numRuns: 1_000 },
  );
});

test('an event lasts as many days as it has, and never comes back', () => {
  fc.assert(
    fc.property(dated, fc.nat(), (one, later) => {
      const days = (Date.parse(one.end) - Date.parse(one.start)) / 86_400_000 + 1;
      expect(closesAt(one) - openingInstant(one)).toBe(days * 86_400_000);
      expect(expoState(one, closesAt(one) + later)).toBe('past');
    }),
  );
});
