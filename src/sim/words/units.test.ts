import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalise, numberedParts } from './sentences';
import { countdown, isoInstant, withCountsGrouped } from './units';

test('an instant is written as the platform writes it, for years 0 to 9999', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1, 0, 1), max: Date.UTC(9999, 11, 31) }), (t) => {
      expect(isoInstant(t)).toBe(new Date(t).toISOString());
    }),
    { numRuns: 1000 },
  );
});

test('leap days and ends of years', () => {
  for (const text of ['2000-02-29', '2024-02-29', '2100-02-28', '2100-03-01', '1999-12-31']) {
    expect(isoInstant(Date.parse(text))).toBe(`${text}T00:00:00.000Z`);
  }
});

test('parts of the site are named by their numbers', () => {
  const named = [[2], [0, 3], [0, 1, 2, 3], [0, 1, 2, 4, 5]].map((numbers) => numberedParts('socket', numbers));
  expect(named).toEqual(['socket 2', 'sockets 0 and 3', 'sockets 0 to 3', 'sockets 0, 1, 2, 4 and 5']);
});

test('a log’s sentence has commas in what it counts, and none in what it names', () => {
  expect(withCountsGrouped('export 5912345 written, 1790 records')).toBe('export 5912345 written, 1,790 records');
  expect(withCountsGrouped('recovered after 3912 ms, digest 20515345 published')).toBe(
    'recovered after 3,912 ms, digest 20515345 published',
  );
});

test.each([
  [0, 11_999, '00:11'],
  [0, 61_000, '01:01'],
  [11_000, 11_999, '00:00'],
])('at %i ms the countdown to %i ms reads %s, and is one throughout a second', (t, at, text) => {
  for (const past of [0, 1, 500, 999]) expect(countdown(t + past, at)).toBe(text);
});

test('a sentence begins with a capital letter, unless it begins with an id', () => {
  expect(['rolled back', 'split-vote hold'].map(capitalise)).toEqual(['Rolled back', 'Split-vote hold']);
  for (const id of ['inc-qdsay-9b', 'inc-qdsa8-ad', 'b-3ak67p1'])
    expect(capitalise(`${id} begins`)).toBe(`${id} begins`);
});
