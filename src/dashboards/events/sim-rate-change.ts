import { BLOCK_RECORDS, blockOf } from '../../sim/math/chain';
import { clamp, floor, max, min } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { RATE, type RateChange } from '../../sim/words/event-settings';
import { changesIn, createSchedule } from './sim-schedule';

/** Most changes of rate that are kept; an older one stays only while an event on screen, or its hash, depends on it. */
const MAX_CHANGES = 32;
/** Milliseconds for which an event stays unchanged under any number of changes: longer than it is shown. */
const KEPT_MS = 60_000;

/**
 * Returns the rate changes after a visitor sets another rate at `t`. Every event up to `t` keeps its number, time,
 * content and hash, and later changes are dropped. Beyond 32 changes the oldest are forgotten, except those that an
 * event of the last minute depends on. `rate` is clamped to the slider’s range.
 */
export function withRateChange(
  world: WorldName,
  made: readonly RateChange[],
  t: number,
  rate: number,
): readonly RateChange[] {
  const changes = changesIn(world, made);
  const { newest } = createSchedule(world, changes);
  const oldest = blockOf(newest(t - KEPT_MS)) * BLOCK_RECORDS;
  const needed = changes.findLastIndex(({ after }) => after < oldest);
  const kept = changes.filter(({ from }, i) => i === 0 || from < t);
  return [
    ...kept.slice(max(0, min(needed, kept.length + 1 - MAX_CHANGES))),
    { from: t, after: newest(t), rate: clamp(floor(rate), RATE.lowest, RATE.highest) },
  ];
}
