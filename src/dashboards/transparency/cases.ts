import type { Case } from '../../sim/tables/case';

/** On 2026-03-03 at 09:09:19.25, 09:12:05.25 and 08:53:29 UTC; the incident is inc-qdsa8-ad. */
export const cases: readonly Case[] = [
  { name: 'quiet', world: 'northwall', at: 1_772_528_959_250 },
  { name: 'busiest', world: 'northwall', at: 1_772_529_125_250 },
  { name: 'incident', world: 'northwall', at: 1_772_528_009_000 },
];
