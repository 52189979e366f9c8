import type { Rect } from '../../plot/grammar/rect';
import type { Timeline } from '../../plot/grammar/timeline';
import { clamp } from '../../sim/math/math';
import { BUCKETS, type RollbackState, SAMPLES_PER_SECOND, SHOWN_MS, WINDOW } from './sim';

type Counts = Pick<RollbackState, 'buckets' | 'above'>;

/** The buckets and what is above the last: bars, and rows of the table. */
export const COLUMNS = BUCKETS.length + 1;

/**
 * Seconds that the strip of samples spans: whole seconds of what a reading's window holds as long as the reading is
 * shown.
 */
export const STRIP_SECONDS = Math.floor(WINDOW / SAMPLES_PER_SECOND - SHOWN_MS / 1_000);

/**
 * The strip's axis of time. It is as far behind the world as a reading may be, so that it slides evenly and is full at
 * every instant while the reading of `ts` is shown.
 */
export const stripTimeline = (area: Rect, ts: number): Timeline => ({
  area,
  span: STRIP_SECONDS * 1_000,
  lag: SHOWN_MS,
  last: ts,
});

/** What the axis of samples ends at, and the samples from one gridline to the next. */
export interface Ceiling {
  readonly top: number;
  readonly step: number;
}

/**
 * Ordinary windows reach about 140 in one bucket and stay under the second; those of an incident spread. The last is
 * the whole window.
 */
export const CEILINGS: readonly Ceiling[] = [
  { top: 80, step: 20 },
  { top: 160, step: 40 },
  { top: 240, step: 60 },
  { top: 420, step: 140 },
];

/** The lowest ceiling that the fullest bucket fits under. */
export function axisCeiling(fullest: number): Ceiling {
  return CEILINGS.find(({ top }) => fullest <= top) ?? (CEILINGS.at(-1) as Ceiling);
}

/**
 * The ceiling of a state and of the one that it is compared with, so that both stand on one axis and no bar is cut off.
 */
export const ceilingOf = (state: Counts, other?: Counts): Ceiling =>
  axisCeiling(Math.max(...[state, ...(other ? [other] : [])].flatMap(({ buckets, above }) => [...buckets, above])));

/**
 * Where a latency stands along the columns, 0 to 1: each spans a doubling, the first from half its edge, the last to
 * twice the edge it begins at. What lies beyond stands at the end.
 */
export function alongColumns(ms: number): number {
  return clamp((Math.log2(ms / BUCKETS[0]) + 1) / COLUMNS, 0, 1);
}

/** Where a latency stands between the first and the last edge, 0 to 1. What lies beyond stands at the end. */
export function latencyPosition(ms: number): number {
  const doublings = Math.log2((BUCKETS.at(-1) as number) / BUCKETS[0]);
  return clamp(Math.log2(ms / BUCKETS[0]) / doublings, 0, 1);
}
