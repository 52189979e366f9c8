import { seedOf, type WorldName } from '../../sim/math/seed-of';
import { CYCLE_DAYS } from '../../sim/world/cycle';
import type { Edit } from '../../sim/world/edits';
import { worldName } from '../../sim/world/world-name';
import type { Original } from '../storage/world';
import type { Values } from './parameters';

/** A world by its name and the days after which its base load repeats. */
export interface NamedWorld {
  readonly name: WorldName;
  readonly cycleDays: number;
}

/** The world that `edits` make of an original. */
export const worldOf = ({ seed, cycleDays }: Original, edits: readonly Edit[] = []): NamedWorld => ({
  name: worldName(seed, edits),
  cycleDays,
});

/** The world that a fork was made of; that of an original is itself. */
export const originalOf = ({ name, cycleDays }: NamedWorld): Original => ({ seed: seedOf(name), cycleDays });

/** The original that an address names, or else `other`. */
export const originalIn = ({ seed, cycleDays = CYCLE_DAYS }: Values, other: Original): Original =>
  seed === undefined ? other : { seed, cycleDays };

export const isSameOriginal = (a: Original, b: Original): boolean => a.seed === b.seed && a.cycleDays === b.cycleDays;

export const isSameWorld = (a: NamedWorld, b: NamedWorld): boolean => a.name === b.name && a.cycleDays === b.cycleDays;
