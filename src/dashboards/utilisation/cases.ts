import type { Case } from '../../sim/tables/case';

/** On 2026-03-03 at 09:31:58, 08:59:28 and 08:53:26.6 UTC; the incident is inc-qdsa8-ad. */
export const cases: readonly Case[] = [
  { name: 'quiet', world: 'northwall', at: 1_772_530_318_000 },
  { name: 'busiest', world: 'northwall', at: 1_772_528_368_000 },
  { name: 'incident', world: 'northwall', at: 1_772_528_006_600 },
];
