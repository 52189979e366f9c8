import type { Case } from '../../sim/tables/case';

/** On 2026-03-03 at 09:13:17, 09:57:00, 08:38:46.2 and 08:53:26.8 UTC; the incident is inc-qdsa8-ad. */
export const cases: readonly Case[] = [
  { name: 'quiet', world: 'northwall', at: 1_772_529_197_000 },
  { name: 'emptiest', world: 'northwall', at: 1_772_531_820_000 },
  { name: 'busiest', world: 'northwall', at: 1_772_527_126_200 },
  { name: 'incident', world: 'northwall', at: 1_772_528_006_800 },
];
