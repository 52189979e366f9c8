import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zonedTime } from '../clock/zone';
import { hours, isOpen, nextOpening } from './hours';

/** Returns those times of a date at which a kiosk is open. */
function openAt(text: string, date: string, ...times: string[]): string[] {
  return times.filter((time) => isOpen(hours.read(text), `${date}T${time}:00.000`));
}

test('one range holds on every day, from its first minute to before its last, over midnight too', () => {
  expect(openAt('09:00-18:00', '2026-03-03', '08:59', '09:00', '17:59', '18:00')).toEqual(['09:00', '17:59']);
  const night = openAt('20:00-02:00', '2026-03-03', '19:59', '20:00', '00:00', '01:59', '02:00');
  expect(night).toEqual(['20:00', '00:00', '01:59']);
  expect(openAt('01:00-01:00', '2026-03-03', '00:00', '01:00')).toEqual(['00:00', '01:00']);
  expect(isOpen(undefined, '2026-03-03T00:00')).toBe(true);
});

const WEEK = 'mon-fri 09:00-18:00,sat 10:00-16:00,2026-03-06 09:00-14:00,2026-03-09 closed';

test.each([
  ['a Tuesday', '2026-03-03', ['09:30', '15:00', '17:00']],
  ['a Friday with a date of its own', '2026-03-06', ['09:30']],
  ['a Saturday', '2026-03-07', ['15:00']],
  ['a Sunday, which is not named', '2026-03-08', []],
  ['a Monday that is closed', '2026-03-09', []],
])('on %s the most particular entry counts', (_, date, open) => {
  expect(openAt(WEEK, date, '08:59', '09:30', '15:00', '17:00', '18:00')).toEqual(open);
});

test('a plain range is for the days that are not named, and a day may open twice', () => {
  const text = '11:00-12:00,sun 09:00-10:00,sun 14:00-15:00';
  expect(openAt(text, '2026-03-07', '09:30', '11:30', '14:30')).toEqual(['11:30']);
  expect(openAt(text, '2026-03-08', '09:30', '11:30', '14:30')).toEqual(['09:30', '14:30']);
});

test('days alone have the hours of the next part, and are unusable before none', () => {
  for (const [text, written] of [
    ['mon,tue 9-18', 'mon 09:00-18:00,tue 09:00-18:00'],
    ['mon, wed, Fri-Sat 9-18; sun closed', 'mon 09:00-18:00,wed 09:00-18:00,fri-sat 09:00-18:00,sun closed'],
    ['2026-03-06,2026-03-07 closed', '2026-03-06 closed,2026-03-07 closed'],
    ['tue 9-18,mon', 'tue 09:00-18:00'],
    ['?,tue 9-18', 'tue 09:00-18:00'],
  ] as const) {
    expect(hours.write(hours.read(text) ?? [])).toBe(written);
  }
  expect(hours.problems?.('tue 9-18,mon')).toHaveLength(1);
});

test('weekdays may go over the end of the week, and a night belongs to the day on which it begins', () => {
  expect(openAt('sat-mon 09:00-10:00', '2026-03-08', '09:30')).toEqual(['09:30']);
  expect(openAt('sat-mon 09:00-10:00', '2026-03-10', '09:30')).toEqual([]);
  expect(openAt('fri 22:00-02:00', '2026-03-06', '01:00', '23:00')).toEqual(['23:00']);
  expect(openAt('fri 22:00-02:00,2026-03-07 closed', '2026-03-07', '01:00', '23:00')).toEqual(['01:00']);
});

test.each([
  ['2026-03-03T08:00', '09:00'],
  ['2026-03-03T18:00', '09:00'],
  ['2026-03-06T15:00', '10:00'],
  ['2026-03-05T18:00', '09:00'],
  ['2026-03-07T09:59', '10:00'],
  ['2026-03-07T16:00', '2026-03-10 09:00'],
  ['2026-03-09T08:00', '2026-03-10 09:00'],
])('closed at %s, it opens at %s', (now, opens) => {
  expect(isOpen(hours.read(WEEK), now)).toBe(false);
  expect(nextOpening(hours.read(WEEK), now)).toBe(opens);
});

test('what has closed for good says no time', () => {
  expect(nextOpening(hours.read('2026-03-06 09:00-14:00'), '2026-03-06T15:00')).toBeUndefined();
});

test('a weekday is named by two letters or more of its name, and by no other letters', () => {
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const beginnings = names.flatMap((name, day) =>
    Array.from({ length: name.length - 1 }, (_, i) => [name.slice(0, i + 2), day] as const),
  );
  const days = new Map(beginnings.flatMap(([word, day]) => [[word, day] as const, [`${word}s`, day] as const]));
  const letters = fc.string({ unit: fc.constantFrom(...'mtwfsuehroday'), minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(fc.oneof(letters, fc.constantFrom(...days.keys())), (word) => {
      const day = days.get(word);
      const read = hours.read(`${word} 9-18`)?.[0]?.days;
      expect(read).toEqual(day === undefined ? undefined : [day, day]);
    }),
    { numRuns: 1_000 },
  );
});

const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' });

/**
 * True if a kiosk in London is open at an instant. In 2026 summer time lasts there from 29 March to 25 October, 01:00
 * UTC.
 */
function inLondon(text: string, instant: string): boolean {
  const t = Date.parse(instant);
  const east = london.format(t).endsWith('GMT+01:00') ? 60 : 0;
  return isOpen(hours.read(text), zonedTime(t, 'local', east));
}

test('as summer time begins, hours within the skipped hour begin after it, and later ones are an hour earlier in UTC', () => {
  expect(['00:59', '01:00', '01:59'].map((time) => inLondon('sun 01:30-03:00', `2026-03-29T${time}Z`))).toEqual([
    false,
    true,
    true,
  ]);
  expect(inLondon('sun 01:30-03:00', '2026-03-29T02:00Z')).toBe(false);
  const morning = ['2026-03-28T08:30Z', '2026-03-29T08:30Z'].map((at) => inLondon('09:00-18:00', at));
  expect(morning).toEqual([false, true]);
});

test('as summer time ends, hours hold in both of the repeated hours, and later ones are an hour later in UTC', () => {
  const repeated = ['00:29', '00:30', '00:59', '01:00', '01:30', '02:00'].map((time) =>
    inLondon('sun 01:30-02:00', `2026-10-25T${time}Z`),
  );
  expect(repeated).toEqual([false, true, true, false, true, false]);
  const morning = ['2026-10-24T08:30Z', '2026-10-25T08:30Z'].map((at) => inLondon('09:00-18:00', at));
  expect(morning).toEqual([true, false]);
});
