import { seedOf } from '../sim/math/seed-of';
import { CYCLE_DAYS } from '../sim/world/cycle';
import { worldName } from '../sim/world/world-name';
import type { Values } from './parameters';

/** A world by its name and the days after which its base load repeats. */
interface NamedWorld {
  /** Its name: the seed and, in a fork, the edits behind it. */
  readonly seed: string;
  readonly cycleDays: number;
}

/** The world that an address shows: the one that it names, a fork of `own`, or `own`. */
export function worldIn({ seed, fork, cycleDays = CYCLE_DAYS }: Values, own: NamedWorld): NamedWorld {
  if (seed !== undefined) return { seed: worldName(seed, fork ?? []), cycleDays };
  return fork ? { ...own, seed: worldName(seedOf(own.seed), fork) } : own;
}

/** The world that a fork was made of; an original itself. */
export const originalOf = ({ seed, cycleDays }: NamedWorld): NamedWorld => ({ seed: seedOf(seed), cycleDays });

export const isSameWorld = (a: NamedWorld, b: NamedWorld): boolean => a.seed === b.seed && a.cycleDays === b.cycleDays;
