import { expect, test } from 'vitest';
import { searchWith } from './address/write';
import { filterChange, filterIn, filterReader } from './log-filters';

const EVENTS = { tags: [], subject: '' };
const LINES = { levels: [] };
const SECURITY = { tags: ['AUTH', 'SEC'] } as const;

test('a page shows its own filter until a visitor chooses one, whatever is chosen for another log', () => {
  expect(filterIn({}, EVENTS)).toEqual(EVENTS);
  expect(filterIn({}, EVENTS, SECURITY)).toEqual({ ...EVENTS, ...SECURITY });
  expect(filterIn({ types: ['VETO'] }, EVENTS, SECURITY)).toEqual({ ...EVENTS, ...SECURITY });
  expect(filterIn({ tags: ['NET'] }, EVENTS, SECURITY)).toEqual({ tags: ['NET'], subject: '' });
  expect(filterIn({ tags: [] }, EVENTS, SECURITY)).toEqual(EVENTS);
  // An address that names one part of a log's filter sets all of it.
  expect(filterIn({ subject: 'ROVER' }, EVENTS, SECURITY)).toEqual({ tags: [], subject: 'ROVER' });
});

test('a filter is the same object until it changes, so that a log is not rendered at each seek', () => {
  const read = filterReader(EVENTS, SECURITY);
  const first = read({ at: 1 });
  expect(read({ at: 2, incident: 'inc-qdsa8-ad' })).toBe(first);
  expect(read({ at: 2, tags: ['NET'] })).toEqual({ tags: ['NET'], subject: '' });
  expect(read({ at: 3 })).toEqual(first);
});

test.each([
  [{ levels: [] }, LINES, {}, ''],
  [{ levels: ['ERROR'] }, LINES, {}, '?v=1&levels=ERROR'],
  [{ tags: ['AUTH', 'SEC'], subject: '' }, EVENTS, SECURITY, ''],
  [{ tags: [], subject: '' }, EVENTS, SECURITY, '?v=1&tags=all'],
  [{ tags: [], subject: '' }, EVENTS, {}, ''],
  [{ tags: [], subject: 'ROVER' }, EVENTS, SECURITY, '?v=1&subject=ROVER'],
  [{ tags: ['NET'], subject: '' }, EVENTS, {}, '?v=1&tags=NET'],
  [{ tags: ['NET'], subject: 'ROVER' }, EVENTS, {}, '?v=1&tags=NET&subject=ROVER'],
] as const)('of %j in place of %j on a page that opens with %j the address says “%s”', (...row) => {
  const [chosen, empty, opening, search] = row;
  expect(searchWith('', filterChange(chosen, empty, opening))).toBe(search);
});
