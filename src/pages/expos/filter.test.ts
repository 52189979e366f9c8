import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPOS } from '../../content/expos';
import { REGIONS } from '../../content/expos/expo';
import { filtered, readFilter, withStates, writeFilter } from './filter';

const read = (query: string) => readFilter(new URLSearchParams(query));
const all = withStates(EXPOS, Date.UTC(2025, 3, 29, 12));

describe('the filter in the address', () => {
  test.each([
    ['', { region: undefined, ahead: false }],
    ['region=europe', { region: 'Europe', ahead: false }],
    ['region=asia-pacific&ahead=1', { region: 'Asia-Pacific', ahead: true }],
    ['region=atlantis&ahead=yes', { region: undefined, ahead: false }],
    ['region=__proto__', { region: undefined, ahead: false }],
    ['region=europe&region=asia', { region: 'Europe', ahead: false }],
    ['region=%00&ahead=%F0', { region: undefined, ahead: false }],
  ])('?%s', (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  test('is read back as it was written, beside whatever else the address holds', () => {
    const filters = fc.record({ region: fc.constantFrom(undefined, ...REGIONS), ahead: fc.boolean() });
    fc.assert(
      fc.property(filters, fc.string(), (filter, seed) => {
        const query = new URLSearchParams(
          writeFilter(`${new URLSearchParams({ seed, region: 'x', ahead: 'x' })}`, filter),
        );
        expect(readFilter(query)).toEqual(filter);
        expect(query.get('seed')).toBe(seed);
      }),
    );
  });

  test('leaves no trace where nothing is filtered', () => {
    expect(writeFilter('?region=europe&at=0&ahead=1', { region: undefined, ahead: false })).toBe('at=0');
  });
});

test('a region and what is ahead narrow the list together', () => {
  expect(filtered(all, { region: undefined, ahead: false })).toHaveLength(47);
  expect(filtered(all, { region: undefined, ahead: true })).toHaveLength(33);
  expect(filtered(all, { region: 'North America', ahead: true }).map(({ state }) => state)).toEqual([
    'in progress',
    ...Array(7).fill('upcoming'),
  ]);
  expect(filtered(all, { region: 'South America', ahead: false })).toHaveLength(3);
});

test('as long as the time is not known nothing is past', () => {
  expect(filtered(withStates(EXPOS, undefined), { region: undefined, ahead: true })).toHaveLength(47);
});
