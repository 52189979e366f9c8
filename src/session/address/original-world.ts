import { seedOf } from '../../sim/math/seed-of';
import { CYCLE_DAYS } from '../../sim/world/cycle';
import type { Edit } from '../../sim/world/edits';
import { worldName } from '../../sim/world/world-name';
import type { OriginalWorld } from '../storage/stored-world';
import type { World } from '../world';
import type { Values } from './parameters';

/** A world as an address has it: without its clock. */
export type AddressedWorld = Omit<World, 'clock'>;

/** Returns the world that `edits` make of an original. */
export const worldOf = ({ seed, cycleDays }: OriginalWorld, edits: readonly Edit[] = []): AddressedWorld => ({
  name: worldName(seed, edits),
  cycleDays,
});

/** Returns the world from which a fork was made; for an original, itself. */
export const originalOf = ({ name, cycleDays }: AddressedWorld): OriginalWorld => ({ seed: seedOf(name), cycleDays });

/** Returns the original that an address names, or else `fallback`. */
export const originalIn = ({ seed, cycleDays = CYCLE_DAYS }: Values, fallback: OriginalWorld): OriginalWorld =>
  seed === undefined ? fallback : { seed, cycleDays };

export const isSameOriginal = (a: OriginalWorld, b: OriginalWorld): boolean =>
  a.seed === b.seed && a.cycleDays === b.cycleDays;

export const isSameWorld = (a: AddressedWorld, b: AddressedWorld): boolean =>
  a.name === b.name && a.cycleDays === b.cycleDays;
