import { seedOf } from '../../sim/math/seed-of';
import { CYCLE_DAYS } from '../../sim/world/cycle';
import { worldName } from '../../sim/world/world-name';
import type { OwnWorld } from '../storage/world';
import type { Values } from './parameters';

/** A world by its name and the days after which its base load repeats. */
export interface NamedWorld {
  /** Its name: the seed and, in a fork, the edits behind it. */
  readonly name: string;
  readonly cycleDays: number;
}

/** The world that an address shows: the one that it names, a fork of `ownWorld`, or `ownWorld`. */
export function worldIn({ seed, fork, cycleDays = CYCLE_DAYS }: Values, ownWorld: NamedWorld): NamedWorld {
  if (seed !== undefined) return { name: worldName(seed, fork ?? []), cycleDays };
  return fork ? { ...ownWorld, name: worldName(seedOf(ownWorld.name), fork) } : ownWorld;
}

/** A visitor's own world, whose name is its seed. */
export const namedWorld = ({ seed, cycleDays }: OwnWorld): NamedWorld => ({ name: seed, cycleDays });

/** The world that a fork was made of; an original itself. */
export const originalOf = ({ name, cycleDays }: NamedWorld): NamedWorld => ({ name: seedOf(name), cycleDays });

export const isSameWorld = (a: NamedWorld, b: NamedWorld): boolean => a.name === b.name && a.cycleDays === b.cycleDays;
