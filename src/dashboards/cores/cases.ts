import type { Case } from '../../sim/tables/case';

/** Cases on 2026-03-03, soon after 09:00 UTC. */
export const cases: readonly Case[] = [
  { name: 'quiet', world: 'northwall', at: 1_772_529_477_160 },
  { name: 'busiest', world: 'northwall', at: 1_772_529_544_240 },
  { name: 'incident', world: 'northwall', at: 1_772_528_468_360 },
  { name: 'rollback-wave', world: 'northwall', at: 1_772_528_483_830 },
];
