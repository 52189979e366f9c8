import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_INSTANT } from '../sim/words/time';
import { instantText, parseInstant } from './instant';

test.each([
  ['2026-03-03T09:00:00Z', Date.UTC(2026, 2, 3, 9)],
  ['2026-03-03T09:00:00.250Z', Date.UTC(2026, 2, 3, 9, 0, 0, 250)],
  ['2026-03-03T09:00', Date.UTC(2026, 2, 3, 9)],
  ['2026-03-03', Date.UTC(2026, 2, 3)],
  ['2026-03-03T09:00:00+02:00', Date.UTC(2026, 2, 3, 7)],
  ['2026-03-03T09:00:00 02:00', Date.UTC(2026, 2, 3, 7)],
  ['2026-03-03t09:00:00z', Date.UTC(2026, 2, 3, 9)],
  ['1772528400000', 1_772_528_400_000],
  ['0', 0],
  ['202699990', 202_699_990],
])('%s is an instant', (text, t) => {
  expect(parseInstant(text)).toBe(t);
});

test.each([
  '',
  ' ',
  'now',
  'yesterday',
  '2026-13-01',
  '2026-02-30',
  '2026-03-03T25:00:00Z',
  '1969-12-31T23:59:59Z',
  '2100-01-01T00:00:01Z',
  '99999999999999',
  '-1',
  '1e12',
  '20260101',
  '20269999',
  '1850',
  '99',
  '19991231',
  '0x10',
  'NaN',
  'Infinity',
  '2026-03-03T09:00:00Z; drop table',
  '<script>',
  '％２０',
])('"%s" is none', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});

test('every instant of the world, written in either way, is read back', () => {
  const days = fc.integer({ min: 19_700_101, max: 21_001_231 });
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 0, max: LAST_INSTANT }), days), (t) => {
      expect(parseInstant(instantText(t))).toBe(t);
      expect(parseInstant(new Date(t).toISOString())).toBe(t);
    }),
  );
});

test('no text whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const t = parseInstant(text);
      expect(t === undefined || Number.isInteger(t)).toBe(true);
    }),
  );
});
