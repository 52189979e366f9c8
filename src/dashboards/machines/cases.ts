import type { Case } from '../../sim/tables/case';

/** On 2026-03-03 at 08:54:20, 08:53:54 and 08:53:29.4 UTC; in the views the power is cut 0.3 s and 14 s before. */
export const cases: readonly Case[] = [
  {
    name: 'patrol',
    world: 'northwall',
    at: 1_772_528_060_000,
    views: [
      { name: 'stopping', query: { cut: '1772528059700' } },
      { name: 'at-rest', query: { cut: '1772528046000' } },
      { name: 'heron', query: { machine: 'heron' } },
      { name: 'petrel-at-rest', query: { machine: 'petrel', cut: '1772528046000' } },
    ],
  },
  { name: 'pause', world: 'northwall', at: 1_772_528_034_000 },
  { name: 'gate', world: 'northwall', at: 1_772_528_009_400 },
];
