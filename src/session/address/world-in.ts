import { seedOf, type WorldName } from '../../sim/math/seed-of';
import { CYCLE_DAYS } from '../../sim/world/cycle';
import type { Edit } from '../../sim/world/edits';
import { worldName } from '../../sim/world/world-name';
import type { Original } from '../storage/world';
import type { Values } from './parameters';

/** A world's name, and the days after which its base load repeats. */
export interface NamedWorld {
  readonly name: WorldName;
  readonly cycleDays: number;
}

/** Returns the world that `edits` make of an original. */
export const worldOf = ({ seed, cycleDays }: Original, edits: readonly Edit[] = []): NamedWorld => ({
  name: worldName(seed, edits),
  cycleDays,
});

/** Returns the world from which a fork was made; for an original, itself. */
export const originalOf = ({ name, cycleDays }: NamedWorld): Original => ({ seed: seedOf(name), cycleDays });

/** Returns the original that an address names, or else `fallback`. */
export const originalIn = ({ seed, cycleDays = CYCLE_DAYS }: Values, fallback: Original): Original =>
  seed === undefined ? fallback : { seed, cycleDays };

export const isSameOriginal = (a: Original, b: Original): boolean => a.seed === b.seed && a.cycleDays === b.cycleDays;

export const isSameWorld = (a: NamedWorld, b: NamedWorld): boolean => a.name === b.name && a.cycleDays === b.cycleDays;
