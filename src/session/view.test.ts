import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS, TAGS, TYPES } from '../sim/tables/log-filters';
import { readFork } from '../sim/world/fork';
import { readLink } from './address/link';
import { LOG_IDS, SUBSYSTEM_IDS } from './address/page-choices';
import { PARAMETERS } from './address/parameters';
import { carriedChoices, carriedView, changedView, INITIAL_VIEW, pageView, searchOf, type View, viewOf } from './view';

const WORLD = { name: 'northwall', cycleDays: 4 };
const read = (search: string) => readLink(search, WORLD.name);

const orNone = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const instants = fc.integer({ min: 0, max: 4_000_000_000_000 });
const courses = fc.oneof(
  fc.record({ at: instants, rate: fc.constantFrom(0.1, 60, 3600), anchor: instants }),
  fc.record({ at: instants, rate: fc.constant(0) }),
  fc.constant({}),
);
const rest = fc.record({
  zone: fc.constantFrom(undefined, 'utc' as const, 'local' as const),
  panel: fc.constantFrom(undefined, 'cores', 'events'),
  incident: fc.constantFrom(undefined, 'req-0a1b2c3d'),
  comparison: fc.constantFrom(undefined, { kind: 'none' as const }, { kind: 'earlier' as const, hours: 24 }),
  show: orNone(fc.subarray([...SUBSYSTEM_IDS])),
  stream: fc.constantFrom(undefined, 'shown' as const, 'hidden' as const),
  folded: orNone(fc.subarray(['cores' as const, 'events' as const, 'history' as const])),
  json: orNone(fc.subarray([...LOG_IDS])),
  tags: orNone(fc.subarray([...TAGS])),
  subject: fc.constantFrom(undefined, '', ' ', 'ROVER-1'),
  types: orNone(fc.subarray([...TYPES])),
  levels: orNone(fc.subarray([...LEVELS])),
  retention: fc.constantFrom(undefined, 60, 240, 600),
  machine: fc.constantFrom(undefined, 'tern' as const, 'heron' as const),
  foreign: fc.constantFrom(undefined, '', 'area=asia&year=2025'),
});
/** A view as a page holds it. */
const views: fc.Arbitrary<View> = fc
  .tuple(courses, rest)
  .map(([course, values]) => changedView(INITIAL_VIEW, { ...values, ...course }));

test('an address and a view are each the other’s', () => {
  fc.assert(
    fc.property(views, fc.boolean(), (view, isNamed) => {
      const search = searchOf(view, WORLD, isNamed);
      expect(viewOf(read(search))).toEqual(view);
      expect(searchOf(viewOf(read(search)), WORLD, isNamed)).toBe(search);
    }),
  );
});

test('a session tells the one around it all that goes along to the next page but its time, and of its world only with it', () => {
  const { edits: fork } = readFork('never-qdsa8.no-1');
  fc.assert(
    fc.property(views, views, fc.boolean(), (inner, outer, isFork) => {
      const { at, rate, anchor } = outer;
      const page = isFork ? { ...inner, fork } : inner;
      const along = changedView(outer, carriedChoices(page, true));
      expect(carriedView(along)).toEqual(changedView(carriedView(page), { at, rate, anchor }));
      const here = changedView({ ...outer, fork }, carriedChoices(page, false));
      expect(carriedView(here)).toEqual(
        changedView(carriedView(page), { at, rate, anchor, fork, incident: outer.incident }),
      );
    }),
  );
});

test('a fork is in its address, which names its original', () => {
  const { edits: fork } = readFork('never-qdsa8.no-1');
  const search = searchOf({ fork }, { name: 'northwall~no-1~never-qdsa8', cycleDays: 4 }, false);
  expect(search).toBe('?v=1&seed=northwall&fork=no-1.never-qdsa8');
  expect(viewOf(read(search))).toEqual({ fork });
});

test('a link with a version says all; any other leaves as it is what it does not name', () => {
  fc.assert(
    fc.property(views, views, (before, view) => {
      const search = searchOf(view, WORLD, true);
      expect(viewOf(read(search), before)).toEqual(view);
      const { foreign: _, ...kept } = before;
      expect(viewOf(read(''), before)).toEqual(kept);
    }),
  );
  const before: View = { zone: 'local', tags: ['SEC'], subject: 'ROVER', at: 5, rate: 0 };
  expect(viewOf(read('?subject=X'), before)).toEqual({ zone: 'local', subject: 'X', at: 5, rate: 0 });
  expect(viewOf(read('?speed=60'), before)).toEqual({ zone: 'local', tags: ['SEC'], subject: 'ROVER', rate: 60 });
  expect(viewOf(read('?seed=northwall'), { fork: readFork('no-1').edits })).toEqual({});
  // What it names holds, even if a page has it anyway.
  const chosen: View = { ...before, show: [], json: ['events'] };
  const usual = '?zone=utc&show=throughput,mesh&json=none&speed=1';
  expect(viewOf(read(usual), chosen)).toEqual({ tags: ['SEC'], subject: 'ROVER' });
});

test('what is carried to the next page, and what is the page’s own, are the whole view and nothing twice', () => {
  fc.assert(
    fc.property(views, (view) => {
      const { foreign, panel, ...rest } = view;
      expect({ ...carriedView(view), ...pageView(view), foreign }).toEqual({ ...rest, foreign });
      for (const key of Object.keys(carriedView(view)))
        expect(PARAMETERS[key as keyof typeof PARAMETERS]).toMatchObject({ isCarried: true });
    }),
  );
});
