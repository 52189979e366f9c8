import type { Case } from '../../sim/tables/case';

/** Cases on 2026-03-03. */
export const cases: readonly Case[] = [
  /** 09:13:10, 68 s after an incident: no burst in the window. */
  { name: 'quiet', world: 'northwall', at: 1_772_529_190_000 },
  /** 11:13:38: the most rows of bursts between 08:00 and 12:00, 20 from two. */
  { name: 'busiest', world: 'northwall', at: 1_772_536_418_000 },
  /** 09:05:21.779, 3 s after an onset: a burst alone in the window. */
  {
    name: 'incident',
    world: 'northwall',
    at: 1_772_528_721_779,
    views: [
      { name: 'filtered', query: { tags: 'WARN,FAIL' } },
      { name: 'json', steps: [{ role: 'button', name: 'JSON' }] },
    ],
  },
  /** 09:14:52, a second into a tampering. */
  { name: 'chain-break', world: 'northwall', at: 1_772_529_292_000 },
];
