import type { Case } from '../../sim/tables/case';

/** On 2026-03-03 at 09:13:17, 08:30:33.9 and 08:53:25.3 UTC: inc-qdsa8-ad was vetoed a second before. */
export const cases: readonly Case[] = [
  { name: 'quiet', world: 'northwall', at: 1_772_529_197_000 },
  { name: 'busiest', world: 'northwall', at: 1_772_526_633_900 },
  { name: 'incident', world: 'northwall', at: 1_772_528_005_300 },
];
