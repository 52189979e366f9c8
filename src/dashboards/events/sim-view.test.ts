import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readValues } from '../../query/table';
import { linkValues } from '../../session/address/link';
import { searchWith } from '../../session/address/write';
import { TAGS } from '../../sim/tables/log-filters';
import { eventSettings } from './parameters';
import { DEFAULTS, type EventsSettings, eventsAt } from './sim';
import { withRateChange } from './sim-rate-change';
import { constantRate } from './sim-schedule';
import { filterOfSnapshot } from './sim-view';

const T = 1_772_529_190_000;

test('a filter comes back from a file', () => {
  const filters = fc.record({ tags: fc.subarray([...TAGS]), subject: fc.stringMatching(/^[A-Z0-9-]{0,40}$/) });
  fc.assert(
    fc.property(filters, (filter) => {
      const { tags, subject } = JSON.parse(JSON.stringify(filter));
      expect(filterOfSnapshot(tags, subject)).toEqual(filter);
    }),
  );
});

test('file data that is no filter is none', () => {
  expect(filterOfSnapshot(undefined, undefined)).toBeUndefined();
  expect(filterOfSnapshot('NET', '')).toBeUndefined();
  expect(filterOfSnapshot(['NET', 'FOO'], '')).toBeUndefined();
  expect(filterOfSnapshot(['NET', { toString: 'SEC' }], '')).toBeUndefined();
  expect(filterOfSnapshot(['NET'], 7)).toBeUndefined();
  expect(filterOfSnapshot(['NET'], 'X'.repeat(41))).toBeUndefined();
});

/** Settings that are read back from a link with these. */
const through = (settings: EventsSettings) => {
  const search = searchWith('', settings);
  const { rates, retention } = linkValues(search);
  return search === '' ? undefined : { ...DEFAULTS, ...(rates && { rates }), ...(retention && { retention }) };
};

test('rates and retention come back from a link, and the usual ones are not in it', () => {
  expect(through(DEFAULTS)).toBeUndefined();
  const drags = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 90_000 }), rate: fc.integer({ min: 60, max: 600 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(drags, fc.integer({ min: 60, max: 600 }), (moves, retention) => {
      let at = T;
      let rates = constantRate(360);
      for (const { wait, rate } of moves) {
        at += wait;
        rates = withRateChange('northwall', rates, at, rate);
      }
      expect(through({ rates, retention })).toEqual({ rates, retention });
    }),
    { numRuns: 20 },
  );
});

test('whatever a link says of settings, the stream can be computed', () => {
  const hostile = fc.constantFrom(
    '',
    'x',
    '0.-1.360',
    '0.0.1e9',
    '9.9.60_1.1.60',
    '0.-1.61_0.4102444800000.600',
    '..',
    '1.2',
    '_',
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom('', '60', '601', '-1', 'NaN', '1e2', '240.5'), (rates, retention) => {
      const { events } = eventsAt('northwall', T, {
        ...DEFAULTS,
        ...(readValues(eventSettings, `?rates=${rates}&retention=${retention}`) as Partial<EventsSettings>),
      });
      expect(events.length).toBeLessThanOrEqual(600);
    }),
    { numRuns: 60 },
  );
});
