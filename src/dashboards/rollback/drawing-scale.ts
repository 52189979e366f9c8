import type { Rect } from '../../plot/grammar/rect';
import type { Timeline } from '../../plot/grammar/timeline';
import { clamp } from '../../sim/math/math';
import { BUCKETS, type RollbackState, SAMPLES_PER_SECOND, SHOWN_MS, WINDOW } from './sim';

type Counts = Pick<RollbackState, 'buckets' | 'above'>;

/** Number of columns, one for each bucket and one above the last: bars, and rows of the table. */
export const COLUMNS = BUCKETS.length + 1;

/**
 * Seconds that the strip of samples spans: whole seconds of a reading's window that it still holds at the end of its
 * display.
 */
export const STRIP_SECONDS = Math.floor(WINDOW / SAMPLES_PER_SECOND - SHOWN_MS / 1_000);

/**
 * Time axis of the strip. It lags the world by as much as a reading may, so that it slides evenly and is full at every
 * instant while the reading of `ts` is shown.
 */
export const stripTimeline = (area: Rect, ts: number): Timeline => ({
  area,
  span: STRIP_SECONDS * 1_000,
  lag: SHOWN_MS,
  last: ts,
});

/** End of the axis of samples, and the samples from one gridline to the next. */
export interface Ceiling {
  readonly top: number;
  readonly step: number;
}

/**
 * Choices of that end: ordinary windows reach about 140 in one bucket. The windows of an incident spread and reach
 * less, but a lower end for them would move the axis at each. The last is the whole window.
 */
export const CEILINGS: readonly Ceiling[] = [
  { top: 150, step: 50 },
  { top: 240, step: 60 },
  { top: 420, step: 140 },
];

/** Lowest ceiling above the fullest bucket. */
export function axisCeiling(fullest: number): Ceiling {
  return CEILINGS.find(({ top }) => fullest <= top) ?? (CEILINGS.at(-1) as Ceiling);
}

/** Ceiling of a state and of the compared one, so that both stand on one axis and no bar is cut off. */
export const ceilingOf = (state: Counts, other?: Counts): Ceiling =>
  axisCeiling(Math.max(...[state, ...(other ? [other] : [])].flatMap(({ buckets, above }) => [...buckets, above])));

/**
 * Place of a latency along the columns, 0 to 1: each spans a doubling, the first from half its edge, the last to twice
 * the edge at which it begins. Values beyond stand at the end.
 */
export function alongColumns(ms: number): number {
  return clamp((Math.log2(ms / BUCKETS[0]) + 1) / COLUMNS, 0, 1);
}

/** Place of a latency between the first and the last edge, 0 to 1. Values beyond stand at the end. */
export function latencyPosition(ms: number): number {
  const doublings = Math.log2((BUCKETS.at(-1) as number) / BUCKETS[0]);
  return clamp(Math.log2(ms / BUCKETS[0]) / doublings, 0, 1);
}
