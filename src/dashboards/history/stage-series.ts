import { max, min } from '../../sim/math';
import { along, roundRange } from '../../stage/axis';
import type { Rect } from '../../stage/marks/cell';
import { type HistoryState, SAMPLES, type Sample, STEP_MS } from './sim';

export type SeriesId = 'fp4' | 'power' | 'powerUS' | 'powerEU' | 'powerUK';

/** Points of each line: the samples and the present. */
export const POINTS = SAMPLES + 1;

export interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/** What the axes span: milliseconds since the Unix epoch, 24 h to the next whole step; kilowatts, from round value to round value. */
export interface Spans {
  readonly from: number;
  readonly to: number;
  readonly power: Range;
  readonly pods: Range;
}

/** Steps that a range of power is rounded to, about. */
const POWER_STEPS = 3;

/** The axes' spans for a state. They change with the newest step or an extreme, not with each reading. */
export function spansOf({ now, samples }: HistoryState): Spans {
  const all = [...samples, now];
  const range = (...of: readonly SeriesId[]) => {
    const values = all.flatMap((sample) => of.map((id) => sample[id]));
    return roundRange(min(...values), max(...values), POWER_STEPS);
  };
  const to = (samples.at(-1)?.ts ?? now.ts) + STEP_MS;
  return { from: to - SAMPLES * STEP_MS, to, power: range('power'), pods: range('powerUS', 'powerEU', 'powerUK') };
}

/** Writes one line's points in CSS px: x and y in turn, the present last. */
export function tracePoints(
  { now, samples }: HistoryState,
  id: SeriesId,
  plot: Rect,
  time: Pick<Spans, 'from' | 'to'>,
  range: Range,
  points: Float32Array,
): void {
  const x = { lowest: time.from, highest: time.to, from: plot.x, to: plot.x + plot.width };
  const y = { ...range, from: plot.y + plot.height, to: plot.y };
  const put = (sample: Sample, i: number) => {
    points[2 * i] = along(x, sample.ts);
    points[2 * i + 1] = along(y, sample[id]);
  };
  samples.forEach(put);
  put(now, samples.length);
}

/** The values of a strip's bars, each the highest of `group` neighbouring steps, the one that the present is in last. */
export function barValues({ now, samples }: HistoryState, of: 'down' | 'errors', group: number): number[] {
  const steps = [...samples.slice(1), now].map((sample) => sample[of]);
  return Array.from({ length: Math.ceil(steps.length / group) }, (_, i) =>
    max(...steps.slice(i * group, (i + 1) * group)),
  );
}
