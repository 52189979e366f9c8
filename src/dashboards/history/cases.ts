import type { Case } from '../../sim/tables/case';

/** On 2026-03-03 at 09:50:33, 08:50:33 and 08:53:27 UTC; the incident is inc-qdsa8-ad. */
export const cases: readonly Case[] = [
  { name: 'quiet', world: 'northwall', at: 1_772_531_433_000 },
  { name: 'busiest', world: 'northwall', at: 1_772_527_833_000 },
  { name: 'incident', world: 'northwall', at: 1_772_528_007_000 },
];
