import { expect, test } from 'vitest';
import { searchWith } from './address/write';
import { filterChange, filtersIn } from './log-filters';

const NONE = { tags: [], subject: '', types: [], levels: [] };
const SECURITY = { tags: ['AUTH', 'SEC'] } as const;

test('a page shows its own filter until a visitor chooses one, whatever is chosen for another log', () => {
  expect(filtersIn({})).toEqual(NONE);
  expect(filtersIn({}, SECURITY)).toEqual({ ...NONE, ...SECURITY });
  expect(filtersIn({ types: ['VETO'] }, SECURITY)).toEqual({ ...NONE, ...SECURITY, types: ['VETO'] });
  expect(filtersIn({ tags: ['NET'] }, SECURITY)).toEqual({ ...NONE, tags: ['NET'] });
  expect(filtersIn({ tags: [] }, SECURITY)).toEqual(NONE);
  // An address that names one part of a log's filter says all of it.
  expect(filtersIn({ subject: 'ROVER' }, SECURITY)).toEqual({ ...NONE, subject: 'ROVER' });
});

test.each([
  [{ levels: [] }, undefined, ''],
  [{ levels: ['ERROR'] }, undefined, '?v=1&levels=ERROR'],
  [{ tags: ['AUTH', 'SEC'], subject: '' }, SECURITY, ''],
  [{ tags: [], subject: '' }, SECURITY, '?v=1&tags=all'],
  [{ tags: [], subject: '' }, undefined, ''],
  [{ tags: [], subject: 'ROVER' }, SECURITY, '?v=1&subject=ROVER'],
  [{ tags: ['NET'], subject: '' }, undefined, '?v=1&tags=NET'],
  [{ tags: ['NET'], subject: 'ROVER' }, SECURITY, '?v=1&tags=NET&subject=ROVER'],
] as const)('of %j on a page that opens with %j the address says “%s”', (chosen, opening, search) => {
  expect(searchWith('', filterChange(chosen, opening))).toBe(search);
});
