import type { Case } from '../../sim/tables/case';

/** On 2026-03-03 at 09:11:16.75, 08:00:10.25 and 08:53:28.75 UTC; the incident is inc-qdsa8-ad. */
export const cases: readonly Case[] = [
  { name: 'quiet', world: 'northwall', at: 1_772_529_076_750 },
  { name: 'busiest', world: 'northwall', at: 1_772_524_810_250 },
  { name: 'incident', world: 'northwall', at: 1_772_528_008_750 },
];
