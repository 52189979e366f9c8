import type { Case } from '../../sim/case';

/** All in one slice of 2026-03-03 from 09:00:00 UTC, scenario Lost beacon. */
export const cases: readonly Case[] = [
  { name: 'quiet', seed: 'northwall', at: 1_772_528_488_920 },
  { name: 'busiest', seed: 'northwall', at: 1_772_528_453_040 },
  { name: 'incident', seed: 'northwall', at: 1_772_528_440_700 },
  { name: 'rollback-wave', seed: 'northwall', at: 1_772_528_481_350 },
];
