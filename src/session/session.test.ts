import { beforeEach, expect, test, vi } from 'vitest';
import { Clock } from '../clock/clock';
import { LEVELS, MAX_SUBJECT, TAGS, TYPES } from '../sim/tables/log-filters';
import { forkText, readFork } from '../sim/world/fork';
import { LOG_IDS, SUBSYSTEM_IDS } from './address/page-choices';
import { rememberedView } from './remember';
import { Session } from './session';
import { DEFAULT_WORLD } from './storage/stored-world';

const AT = 1_772_528_006_800;

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  });
});

const session = () => new Session({ original: DEFAULT_WORLD, clock: new Clock({ now: () => AT }), page: '/skynet' });

test('a choice is in the query at once, and leaves it when the initial value is chosen again', () => {
  const page = session();
  page.start();
  page.change({ tags: ['SEC'], retention: 60 });
  page.clock.pauseAt(AT);
  expect(page.search).toBe('?v=1&seed=northwall&at=1772528006800&speed=0&tags=SEC&retention=60');
  page.change({ tags: undefined, retention: 240 });
  page.clock.goLive();
  expect(page.search).toBe('');
});

test('a choice with the content that the view has already changes nothing', () => {
  const page = session();
  const listener = vi.fn();
  page.change({ tags: ['SEC'] });
  const { view } = page;
  page.subscribe(listener);
  page.change({ tags: ['SEC'] });
  expect([page.view === view, listener.mock.calls.length]).toEqual([true, 0]);
});

test('a fork is another world under the same clock, and its edits removed it is the original', () => {
  const page = session();
  const { edits: fork } = readFork('no-1');
  page.change({ fork });
  expect(page.world).toEqual({ name: 'northwall~no-1', cycleDays: 4, clock: page.clock });
  page.change({ fork: [] });
  expect([page.world.name, page.search]).toEqual(['northwall', '']);
});

test('another original world is shown under the same clock, without what is of one world alone; another cycle keeps that', () => {
  const page = session();
  page.change({
    fork: readFork('no-1').edits,
    incident: 'inc-1-aa',
    zone: 'local',
    comparison: { kind: 'original' },
  });
  page.changeWorld({ seed: 'northwall', cycleDays: 7 });
  expect(page.world).toEqual({ name: 'northwall~no-1', cycleDays: 7, clock: page.clock });
  page.changeWorld({ seed: 'hall-4', cycleDays: 7 });
  expect(page.world).toEqual({ name: 'hall-4', cycleDays: 7, clock: page.clock });
  expect([page.original, page.view]).toEqual([{ seed: 'hall-4', cycleDays: 7 }, { zone: 'local' }]);
});

test('view and world change as one: who listens sees both of one world', () => {
  const page = session();
  const seen: string[] = [];
  page.subscribe(() =>
    seen.push(`${page.world.name} ${page.view.fork ? forkText(page.view.fork) : '-'} ${page.view.zone}`),
  );
  page.change({ fork: readFork('no-1').edits, zone: 'local' });
  page.changeWorld({ seed: 'hall-4', cycleDays: 7 });
  expect(seen).toEqual(['northwall~no-1 no-1 local', 'hall-4 - local']);
});

test('a view that differs in time moves the clock, and another leaves it alone', () => {
  const page = session();
  page.start();
  page.clock.pauseAt(5);
  const moved = vi.fn();
  page.clock.subscribe(moved);
  page.show('/skynet', { ...page.view, zone: 'local' });
  expect(moved).not.toHaveBeenCalled();
  page.show('/', { at: 7, rate: 0 });
  expect([page.clock.now(), page.view]).toEqual([7, { at: 7, rate: 0 }]);
  page.show('/', {});
  expect([page.clock.state.mode, page.view]).toEqual(['live', {}]);
});

test('who listens hears of an address once, when view, world, clock and whether it names its world are those of the address', () => {
  const page = session();
  page.start();
  page.clock.pauseAt(5);
  const heard: unknown[] = [];
  page.subscribe(() => heard.push([page.view, page.world.name, page.clock.now(), page.namesWorld]));
  page.show('/', { at: 7, rate: 0, zone: 'local' }, { seed: 'hall-4', cycleDays: 7 }, true);
  expect(heard).toEqual([[{ at: 7, rate: 0, zone: 'local' }, 'hall-4', 7, true]]);
  page.changeWorld(page.original, false);
  expect(heard).toHaveLength(2);
});

test('of what a visitor chooses on a page, filters and what is shown are kept, for that page', () => {
  const page = session();
  page.change({ tags: ['SEC'], show: [], retention: 60, zone: 'local' });
  page.change({ json: ['events'] });
  page.change({ tags: undefined });
  expect(rememberedView('/skynet')).toEqual({ show: [], json: ['events'] });
  expect(rememberedView('/')).toEqual({});
});

test('all that can be kept of a page at once is kept, however long', () => {
  const all = { tags: TAGS, subject: 'W'.repeat(MAX_SUBJECT), types: TYPES, levels: LEVELS, show: SUBSYSTEM_IDS };
  const page = session();
  page.change({ ...all, stream: 'hidden', json: LOG_IDS });
  expect(rememberedView('/skynet')).toEqual({ ...all, stream: 'hidden', json: LOG_IDS });
});
