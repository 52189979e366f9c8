import type { Case } from '../../sim/words/case';

export const cases: readonly Case[] = [{ name: 'minute', world: 'northwall', at: 1_772_528_400_000 }];
