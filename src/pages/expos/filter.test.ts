import { describe, expect, test } from 'vitest';
import { EXPOS } from '../../content/expos';
import { REGIONS, slugOf } from '../../content/expos/expo';
import { linkProblems, linkValues } from '../../session/address/link';
import { REGION_IDS } from '../../session/address/page-choices';
import { searchWith } from '../../session/address/write';
import { expoFilterIn, filteredExpos, viewOfFilter, withStates } from './filter';

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
    expect(expoFilterIn(linkValues(query))).toEqual(filter);
  });

  test('every filter is read back as it was written', () => {
    for (const region of [undefined, ...REGIONS]) {
      for (const ahead of [false, true]) {
        const search = searchWith('', viewOfFilter({ region, ahead }));
        expect(expoFilterIn(linkValues(search))).toEqual({ region, ahead });
        expect(linkProblems(search)).toEqual([]);
      }
    }
    expect(searchWith('', viewOfFilter({ region: undefined, ahead: false }))).toBe('');
  });

  test('a region of the address is one of the page, in the same order', () => {
    expect(REGIONS.map(slugOf)).toEqual(REGION_IDS);
  });
});

test('a region and what is ahead narrow the list together', () => {
  expect(filteredExpos(all, { region: undefined, ahead: false })).toHaveLength(47);
  expect(filteredExpos(all, { region: undefined, ahead: true })).toHaveLength(33);
  expect(filteredExpos(all, { region: 'North America', ahead: true }).map(({ state }) => state)).toEqual([
    'in progress',
    ...Array(7).fill('upcoming'),
  ]);
  expect(filteredExpos(all, { region: 'South America', ahead: false })).toHaveLength(3);
});

test('as long as the time is not known nothing is past', () => {
  expect(filteredExpos(withStates(EXPOS, undefined), { region: undefined, ahead: true })).toHaveLength(47);
});
