import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_INSTANT } from '../clock/clock';
import { LEVELS, TAGS, TYPES } from '../sim/words/log-filters';
import { nextRollback } from '../sim/world/incidents';
import { listText, readFilters } from './filters';
import { readLink } from './link';
import { addressOf, searchOf, type View } from './write';

const KNOWN = { panels: ['cores', 'events'], seed: 'northwall' };

/** The view that a link asks for. */
function viewOf(search: string): View {
  const { seed, cycleDays = 4, at, rate, anchor, zone, incident } = readLink(search, KNOWN);
  return {
    world: seed === undefined ? undefined : { seed, cycleDays },
    course: at === undefined ? undefined : { at, rate: rate ?? 1, anchor },
    zone,
    incident,
  };
}

const instants = fc.oneof(fc.integer({ min: 0, max: LAST_INSTANT }), fc.integer({ min: 19_700_101, max: 21_001_231 }));
const running = fc.record({ at: instants, rate: fc.constantFrom(0.1, 1, 60, 3600), anchor: instants });
const still = fc.record({ at: instants, rate: fc.constant(0), anchor: fc.constant(undefined) });
const words = (known: readonly string[]) => fc.subarray([...known]).map(listText);
const views: fc.Arbitrary<View> = fc.record({
  world: fc.record({ seed: fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/), cycleDays: fc.integer({ min: 1, max: 28 }) }),
  course: fc.option(fc.oneof(running, still), { nil: undefined }),
  zone: fc.constantFrom('utc', 'local'),
  panel: fc.constantFrom(undefined, 'cores', 'events'),
  incident: fc.constantFrom(undefined, 'req-0a1b2c3d'),
  choices: fc.record({
    tags: words(TAGS),
    subject: fc.constantFrom(undefined, 'ROVER-1'),
    types: words(TYPES),
    levels: words(LEVELS),
    rates: fc.constantFrom(undefined, '0.-1.360_1772529544240.99.370'),
    retention: fc.constantFrom(undefined, '60', '600'),
  }),
});

test('every view that is written is read without a remark, and written again it is the same', () => {
  fc.assert(
    fc.property(views, (view) => {
      const search = searchOf('', view);
      const read = readLink(search, KNOWN);
      expect(read.notices).toEqual([]);
      expect({ ...view.world, cycleDays: read.cycleDays ?? 4 }).toEqual(view.world);
      expect(read).toMatchObject({
        complete: true,
        seed: view.world?.seed,
        at: view.course?.at,
        anchor: view.course?.anchor,
      });
      expect(read.rate ?? 1).toBe(view.course?.rate ?? 1);
      expect(read.incident).toBe(view.incident);
      expect(searchOf(search, viewOf(search))).toBe(search);
    }),
  );
});

test('whatever an address says, it is rewritten without a throw, and once rewritten it stays as it is', () => {
  const names = fc.constantFrom(
    'v',
    'seed',
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
      const once = searchOf(search, {});
      expect(searchOf(once, {})).toBe(once);
      const known = searchOf(search, viewOf(search));
      expect(searchOf(known, viewOf(known))).toBe(known);
    }),
  );
});

test('parameters stand in one order, and those of others behind them', () => {
  const { id } = nextRollback('hall-4', 0);
  const view: View = {
    incident: id,
    panel: 'events',
    zone: 'local',
    course: { at: 1_772_528_400_000, rate: 10, anchor: 1_772_528_500_000 },
    world: { seed: 'hall-4', cycleDays: 9 },
    choices: { tags: 'NET,SEC' },
  };
  const search = searchOf('?kiosk=1&at=0&tags=all', view);
  expect(search).toBe(
    `?v=1&seed=hall-4&cycle=9&at=1772528400000&speed=10&anchor=1772528500000&zone=local&panel=events&incident=${id}&tags=NET%2CSEC&kiosk=1`,
  );
  expect(readFilters(new URLSearchParams(search)).tags).toEqual(['NET', 'SEC']);
  expect(searchOf('?kiosk=1', {})).toBe('?kiosk=1');
});

test('a page as on a first visit has a bare address', () => {
  expect(addressOf('/skynet', '?v=1&at=0&speed=0', { course: undefined, zone: 'utc', incident: undefined })).toBe(
    '/skynet',
  );
});

test('an instant that looks like a day is written such that it is read', () => {
  const search = searchOf('', { course: { at: 20_260_101, rate: 0, anchor: undefined } });
  expect(readLink(search, KNOWN)).toMatchObject({ at: 20_260_101, notices: [] });
});

test('an id that no link can name is not written', () => {
  for (const incident of ['inc--1-e2', '<script>']) expect(searchOf('', { incident })).toBe('');
});
