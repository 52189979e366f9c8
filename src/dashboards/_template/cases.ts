import type { Case } from '../../sim/tables/case';

/** The instants at which the pictures and the state hashes are taken. */
export const cases: readonly Case[] = [{ name: 'minute', world: 'northwall', at: 1_772_528_400_000 }];
