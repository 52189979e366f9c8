/**
 * 100 instants of 1970 to 2100 at which every model's state is hashed: a fixed walk, the dashboards' own cases apart.
 */
export const INSTANTS: readonly number[] = Array.from(
  { length: 100 },
  (_, i) => (i * 41_024_447_999 + 77_777) % 4_102_444_800_000,
);

/** Worlds of those instants, in turn. */
export const SEEDS = ['northwall', 'hall-4', 'ünïcode ✓', 'x'] as const;
