import type { Case } from '../../sim/words/case';

export const cases: readonly Case[] = [
  { name: 'patrol', seed: 'northwall', at: 1_772_528_370_000 },
  { name: 'cut', seed: 'northwall', at: 1_772_528_006_800 },
];
