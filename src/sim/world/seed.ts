import type { Seed } from '../math/seed-of';

export const DEFAULT_SEED: Seed = 'northwall';

const SEED = /^[A-Za-z0-9._-]{1,64}$/;

/** True if `value` can name a world: 1 to 64 letters, digits, dots, dashes and underscores, all ASCII. */
export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && SEED.test(value);
}
