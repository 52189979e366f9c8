import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLink } from '../session/address/link';
import { storedWorld, storeWorld } from '../session/storage/stored-world';
import { boot } from './boot';

const KEY = 'northwall.world';
const DEFAULT_TEXT = '{"version":1,"value":{"seed":"northwall","cycleDays":4}}';

let entries: Map<string, string>;

/** Returns the session of a page at `search`. */
function bootAt(search: string) {
  const own = storeWorld();
  return boot(own, readLink(search, own.seed), '/skynet', {});
}

/** Returns the world of a page at `search`. */
function start(search: string) {
  const { name, cycleDays } = bootAt(search).world;
  return { name, cycleDays };
}

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a first visit shows the default world and keeps it', () => {
  expect(start('')).toEqual({ name: 'northwall', cycleDays: 4 });
  expect(entries).toEqual(new Map([[KEY, DEFAULT_TEXT]]));
});

test('a later visit shows the world that was stored', () => {
  storedWorld.write({ seed: 'hall-4', cycleDays: 7 });
  expect(start('?speed=60')).toEqual({ name: 'hall-4', cycleDays: 7 });
});

test('a link’s world is the same for everybody, and leaves the visitor’s own as it is', () => {
  storedWorld.write({ seed: 'hall-4', cycleDays: 7 });
  const before = entries.get(KEY);
  expect(start('?seed=hall-5')).toEqual({ name: 'hall-5', cycleDays: 4 });
  expect(entries.get(KEY)).toBe(before);
  expect(start('')).toEqual({ name: 'hall-4', cycleDays: 7 });
});

test('a fork is of the link’s world or of the visitor’s own, and is never kept', () => {
  storedWorld.write({ seed: 'hall-4', cycleDays: 7 });
  const before = entries.get(KEY);
  expect(start('?fork=never-qdsa8.no-1')).toEqual({ name: 'hall-4~no-1~never-qdsa8', cycleDays: 7 });
  expect(start('?seed=hall-5&fork=never-qdsa8')).toEqual({ name: 'hall-5~never-qdsa8', cycleDays: 4 });
  expect(start('?seed=hall-5&fork=zap')).toEqual({ name: 'hall-5', cycleDays: 4 });
  expect(storedWorld.write({ seed: 'hall-4~no-1', cycleDays: 7 })).toBe(false);
  expect(entries.get(KEY)).toBe(before);
  expect(start('')).toEqual({ name: 'hall-4', cycleDays: 7 });
});

test('a first visit by a link keeps the default world, not the link’s', () => {
  expect(start('?seed=hall-5')).toEqual({ name: 'hall-5', cycleDays: 4 });
  expect(entries.get(KEY)).toBe(DEFAULT_TEXT);
});

test('a link whose seed cannot be read shows the visitor’s own world and says so', () => {
  storedWorld.write({ seed: 'hall-4', cycleDays: 7 });
  const { world, notices } = bootAt('?seed=hall 5');
  expect(world).toMatchObject({ name: 'hall-4', cycleDays: 7 });
  expect(notices.value).toHaveLength(1);
});

test('what cannot be read is replaced by the default world', () => {
  entries.set(KEY, '{"version":1,');
  expect(start('')).toEqual({ name: 'northwall', cycleDays: 4 });
  expect(entries.get(KEY)).toBe(DEFAULT_TEXT);
});

test('without storage the page starts all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(start('')).toEqual({ name: 'northwall', cycleDays: 4 });
  expect(start('?seed=hall-5')).toEqual({ name: 'hall-5', cycleDays: 4 });
});
