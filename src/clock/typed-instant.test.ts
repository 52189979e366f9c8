import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_INSTANT } from '../sim/words/time';
import { parseTypedInstant } from './typed-instant';
import { clockReading } from './zone';

test.each([
  ['2026-03-03 08:53:26 UTC', Date.UTC(2026, 2, 3, 8, 53, 26)],
  ['2026-03-03 09:53:26 UTC+01:00', Date.UTC(2026, 2, 3, 8, 53, 26)],
  ['2026-03-02 23:23:26 UTC−09:30', Date.UTC(2026, 2, 3, 8, 53, 26)],
  ['  2026-03-03T08:53Z ', Date.UTC(2026, 2, 3, 8, 53)],
  ['2026-03-03', Date.UTC(2026, 2, 3)],
])('%s is an instant', (text, t) => {
  expect(parseTypedInstant(text)).toBe(t);
});

test.each(['', 'UTC', 'soon', '2026-03-03 25:00', '9'.repeat(49), '2026-03-03 08:53 UTC UTC', '2026-03-03 08:53 GMT'])(
  '"%s" is none',
  (text) => {
    expect(parseTypedInstant(text)).toBeUndefined();
  },
);

test('every reading that the site prints is read back exactly', () => {
  const east = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15);
  fc.assert(
    fc.property(fc.integer({ min: 86_400_000, max: LAST_INSTANT - 86_400_000 }), east, (t, minutes) => {
      expect(parseTypedInstant(clockReading(t, 'local', minutes))).toBe(t);
      expect(parseTypedInstant(clockReading(t, 'utc'))).toBe(t);
    }),
  );
});

test('no text whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const t = parseTypedInstant(text);
      expect(t === undefined || Number.isInteger(t)).toBe(true);
    }),
  );
});
