import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOfFilter, filterOfAddress, filterOfStorage } from './sim-view';
import { TAGS } from './sim-words';

const filters = fc.record({
  tags: fc.subarray([...TAGS]),
  subject: fc.stringMatching(/^[A-Z0-9-]{0,40}$/),
});

test('a filter comes back from the address it was written to, and from the storage', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const { tags, subject } = addressOfFilter(filter);
      const none = filter.tags.length === 0 && filter.subject === '';
      expect(filterOfAddress(tags ?? null, subject ?? null)).toEqual(none ? undefined : filter);
      const { tags: storedTags, subject: storedSubject } = JSON.parse(JSON.stringify(filter));
      expect(filterOfStorage(storedTags, storedSubject)).toEqual(filter);
    }),
  );
});

test('an address is read in any case and order, and what it says beyond reading is ignored', () => {
  expect(filterOfAddress('sec,NET,sec', ' rover-1 ')).toEqual({ tags: ['NET', 'SEC'], subject: 'ROVER-1' });
  expect(filterOfAddress('FOO,NET', 'X'.repeat(41))).toEqual({ tags: ['NET'], subject: '' });
  expect(filterOfAddress('FOO,', null)).toBeUndefined();
  expect(filterOfAddress(null, '  ')).toBeUndefined();
  expect(filterOfAddress(null, null)).toBeUndefined();
});

test('stored values that are no filter are none', () => {
  expect(filterOfStorage(undefined, undefined)).toBeUndefined();
  expect(filterOfStorage('NET', '')).toBeUndefined();
  expect(filterOfStorage(['NET', 'FOO'], '')).toBeUndefined();
  expect(filterOfStorage(['NET', { toString: 'SEC' }], '')).toBeUndefined();
  expect(filterOfStorage(['NET'], 7)).toBeUndefined();
  expect(filterOfStorage(['NET'], 'X'.repeat(41))).toBeUndefined();
});
