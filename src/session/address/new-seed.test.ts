import { afterEach, expect, test, vi } from 'vitest';
import { isSeed } from '../../sim/world/seed';
import { newSeed } from './new-seed';

afterEach(() => vi.unstubAllGlobals());

test('each new seed is another one, and can stand in a link', () => {
  const seeds = Array.from({ length: 100 }, newSeed);
  expect(new Set(seeds).size).toBe(100);
  for (const seed of seeds) expect(isSeed(seed)).toBe(true);
});

test('without the browser’s random numbers a seed comes from the time', () => {
  vi.stubGlobal('crypto', undefined);
  expect(newSeed()).toMatch(/^world-[0-9a-v]+$/);
});
