import type { Seed } from '../../sim/math/seed-of';
import { CYCLE_DAYS, isCycleDays } from '../../sim/world/cycle';
import { DEFAULT_SEED, isSeed } from '../../sim/world/seed';
import { entriesOf, stored } from './storage';

/** A world without edits: what a visitor stores, and what forks are made from. */
export interface OriginalWorld {
  readonly seed: Seed;
  /** Days after which the base load repeats, 1 to 28. */
  readonly cycleDays: number;
}

/** World of a visitor who has stored none. */
export const DEFAULT_WORLD: OriginalWorld = { seed: DEFAULT_SEED, cycleDays: CYCLE_DAYS };

/** The entry `northwall.world`. */
export const storedWorld = stored<OriginalWorld>('world', 1, (value) => {
  const entries = entriesOf(value);
  const seed = entries?.get('seed');
  const cycleDays = entries?.get('cycleDays');
  return isSeed(seed) && isCycleDays(cycleDays) ? { seed, cycleDays } : undefined;
});

/** Returns the stored world. If none can be read, stores and returns the default world. */
export function storeWorld(): OriginalWorld {
  const stored = storedWorld.read();
  if (stored) return stored;
  storedWorld.write(DEFAULT_WORLD);
  return DEFAULT_WORLD;
}
