import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS, TAGS, TYPES } from '../../sim/tables/log-filters';
import { LAST_INSTANT } from '../../sim/words/time';
import { readFork } from '../../sim/world/fork';
import { nextRollback } from '../../sim/world/incidents/incidents';
import { linkValues, readLink } from './link';
import { LOG_IDS, REGION_IDS, STREAM, SUBSYSTEM_IDS } from './page-choices';
import type { Values } from './parameters';
import { addressOf, type LinkChanges, pageSearch, searchWith, timeParameters } from './write';

const instants = fc.oneof(fc.integer({ min: 0, max: LAST_INSTANT }), fc.integer({ min: 19_700_101, max: 21_001_231 }));
const orNone = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const running = fc.record({ at: instants, rate: fc.constantFrom(0.1, 60, 3600), anchor: instants });
const still = fc.record({ at: instants, rate: fc.constant(0) });
const views: fc.Arbitrary<Values> = fc
  .tuple(
    fc.oneof(running, still, fc.constant({})),
    fc.record({
      seed: fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/),
      fork: fc.constantFrom(undefined, readFork('never-qdsa8.new-1772528006800-link-2').edits, readFork('no-1').edits),
      cycleDays: orNone(fc.integer({ min: 5, max: 28 })),
      zone: fc.constantFrom(undefined, 'local'),
      panel: fc.constantFrom(undefined, 'cores', 'events'),
      incident: fc.constantFrom(undefined, 'req-0a1b2c3d'),
      show: orNone(fc.subarray([...SUBSYSTEM_IDS], { maxLength: 1 })),
      stream: orNone(fc.constant(STREAM[1])),
      folded: orNone(fc.subarray(['cores' as const, 'events' as const])),
      json: orNone(fc.subarray([...LOG_IDS], { minLength: 1 })),
      region: orNone(fc.constantFrom(...REGION_IDS)),
      ahead: orNone(fc.constant(true as const)),
      tags: orNone(fc.subarray([...TAGS])),
      subject: fc.constantFrom(undefined, 'ROVER-1'),
      types: orNone(fc.subarray([...TYPES])),
      levels: orNone(fc.subarray([...LEVELS])),
      rates: orNone(fc.constant([{ from: 0, after: -1, rate: 370 }])),
      retention: fc.constantFrom(undefined, 60, 600),
    }),
  )
  .map(([course, rest]) => ({ ...rest, ...course }));

test('every view that is written is read without a remark, and written again it is the same', () => {
  fc.assert(
    fc.property(views, (view) => {
      const search = searchWith('', view);
      const { unread, notices, ...read } = readLink(search, 'northwall');
      expect([unread, notices]).toEqual([[], []]);
      expect(read).toEqual({ complete: true, ...JSON.parse(JSON.stringify(view)) });
      expect(searchWith('', read)).toBe(search);
    }),
  );
});

test('whatever an address says, it is rewritten without a throw, and once rewritten it stays as it is', () => {
  const names = fc.constantFrom(
    'v',
    'seed',
    'fork',
    'at',
    'speed',
    'anchor',
    'incident',
    'panel',
    'tags',
    'rates',
    'kiosk',
    '',
  );
  const parts = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })), { maxLength: 8 });
  fc.assert(
    fc.property(parts, (list) => {
      const search = `?${list.map(([name, value]) => `${name}=${value}`).join('&')}`;
      const once = searchWith(search, {});
      expect(searchWith(once, {})).toBe(once);
      const known = searchWith(search, linkValues(search));
      expect(searchWith(known, linkValues(known))).toBe(known);
    }),
  );
});

test('parameters stand in one order, and foreign ones behind them', () => {
  const { id } = nextRollback('hall-4', 0);
  const view: LinkChanges = {
    incident: id,
    panel: 'events',
    zone: 'local',
    ...timeParameters({ at: 1_772_528_400_000, rate: 10, anchor: 1_772_528_500_000 }),
    seed: 'hall-4',
    cycleDays: 9,
    choices: { tags: 'NET,SEC' },
  };
  const search = searchWith('?kiosk=1&at=0&tags=all', view);
  expect(search).toBe(
    `?v=1&seed=hall-4&cycle=9&at=1772528400000&speed=10&anchor=1772528500000&zone=local&panel=events&incident=${id}&tags=NET%2CSEC&kiosk=1`,
  );
  expect(linkValues(search).tags).toEqual(['NET', 'SEC']);
  expect(searchWith('?kiosk=1', {})).toBe('?kiosk=1');
});

test('a page as on a first visit has a bare address', () => {
  const usual: LinkChanges = {
    ...timeParameters(undefined),
    zone: 'utc',
    incident: undefined,
    show: ['throughput', 'mesh'],
    json: [],
  };
  expect(addressOf('/skynet', '?v=1&at=0&speed=0&show=none', usual)).toBe('/skynet');
});

test('an instant that looks like a day is written such that it is read', () => {
  const search = searchWith('', { at: 20_260_101, rate: 0 });
  expect(readLink(search, 'northwall')).toMatchObject({ at: 20_260_101, notices: [] });
});

test('an id that no link can name is not written', () => {
  for (const incident of ['inc--1-e2', '<script>']) expect(searchWith('', { incident })).toBe('');
});

test('a fork is named with its world, whatever else is; an original only beside something else, or where the visitor’s link named it', () => {
  const own = { name: 'northwall', cycleDays: 4 };
  const fork = { ...own, name: 'northwall~never-qdsa8' };
  const shown = (search: string, view: LinkChanges, world = own) => pageSearch(search, view, world, false);
  expect(shown('?v=1&seed=northwall&fork=no-1', {})).toBe('');
  expect(shown('?panel=cores', {})).toBe('?v=1&seed=northwall&panel=cores');
  expect(shown('', {}, fork)).toBe('?v=1&seed=northwall&fork=never-qdsa8');
  expect(pageSearch('', {}, own, true)).toBe('?v=1&seed=northwall');
});
