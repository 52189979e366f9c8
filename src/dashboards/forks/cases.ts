import type { Case } from '../../sim/tables/case';

/**
 * On 2026-03-03 at 13:35:30, 10:25, 08:53:26.8, 09:16:22, 08:57:58 and 13:34:43 UTC, and on 2026-03-04 at 04:52:00.52;
 * the cut is by inc-qdsa8-ad.
 */
export const cases: readonly Case[] = [
  { name: 'quiet', world: 'northwall', at: 1_772_544_930_060 },
  { name: 'evaluation', world: 'northwall', at: 1_772_533_500_000 },
  { name: 'cut', world: 'northwall', at: 1_772_528_006_800 },
  { name: 'rollback', world: 'northwall', at: 1_772_529_382_000 },
  { name: 'two-incidents', world: 'northwall', at: 1_772_599_920_520 },
  { name: 'live-line', world: 'northwall', at: 1_772_528_278_000 },
  { name: 'emptiest', world: 'northwall', at: 1_772_544_883_000 },
];
