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

type Extremes = Readonly<Record<SeriesId, Range>>;
const SERIES: readonly SeriesId[] = ['fp4', 'power', 'powerUS', 'powerEU', 'powerUK'];

/** Of each list of samples, which stays the same until the next whole step. */
const found = new WeakMap<readonly Sample[], Extremes>();

/** The least and the greatest value of each line before the present. */
function extremesOf(samples: readonly Sample[]): Extremes {
  const known = found.get(samples);
  if (known) return known;
  const range = (of: SeriesId): Range => {
    const values = samples.map((sample) => sample[of]);
    return { lowest: min(...values), highest: max(...values) };
  };
  const extremes = Object.fromEntries(SERIES.map((of) => [of, range(of)])) as Extremes;
  found.set(samples, extremes);
  return extremes;
}

/** The axes' spans for a state. They change with the newest step or an extreme, not with each reading. */
export function spansOf({ now, samples }: HistoryState): Spans {
  const extremes = extremesOf(samples);
  const range = (...of: readonly SeriesId[]) => {
    const lowest = min(...of.map((id) => min(extremes[id].lowest, now[id])));
    const highest = max(...of.map((id) => max(extremes[id].highest, now[id])));
    return roundRange(lowest, highest, POWER_STEPS);
  };
  const to = (samples.at(-1)?.ts ?? now.ts) + STEP_MS;
  return { from: to - SAMPLES * STEP_MS, to, power: range('power'), pods: range('powerUS', 'powerEU', 'powerUK') };
}

/** Writes one line's points, the present last; the present alone where the samples before it stand as they were. */
export function tracePoints(
  { now, samples }: HistoryState,
  id: SeriesId,
  plot: Rect,
  time: Pick<Spans, 'from' | 'to'>,
  range: Range,
  points: Float32Array,
  presentOnly = false,
): void {
  const x = { lowest: time.from, highest: time.to, from: plot.x, to: plot.x + plot.width };
  const y = { ...range, from: plot.y + plot.height, to: plot.y };
  const put = (sample: Sample, i: number) => {
    points[2 * i] = along(x, sample.ts);
    points[2 * i + 1] = along(y, sample[id]);
  };
  if (!presentOnly) samples.forEach(put);
  put(now, samples.length);
}

/** The values of a strip's bars, each the highest of `group` neighbouring steps, the one that the present is in last. */
export function barValues({ now, samples }: HistoryState, of: 'down' | 'errors', group: number): number[] {
  const steps = [...samples.slice(1), now].map((sample) => sample[of]);
  return Array.from({ length: Math.ceil(steps.length / group) }, (_, i) =>
    max(...steps.slice(i * group, (i + 1) * group)),
  );
}

/** The last of these values, which the present is in. */
export function lastBarValue({ now, samples }: HistoryState, of: 'down' | 'errors', group: number): number {
  const before = (samples.length - 1) % group;
  return max(now[of], ...samples.slice(samples.length - before).map((sample) => sample[of]));
}
