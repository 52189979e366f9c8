import { type Range, roundRange, type Scale } from '../../plot/grammar/scale';
import { cacheArguments } from '../../sim/math/cache-arguments';
import { max, min } from '../../sim/math/math';
import { SITE_TFLOPS } from '../../sim/world/site/site';
import type { PlotId, StripId } from './drawing-stack';
import { HISTORY_SAMPLE_MS, type HistoryState, SAMPLES, type SiteSample } from './sim';

/** Points of a line: the samples and the present. */
export const POINTS = SAMPLES + 1;

/** Spans of the axes: milliseconds since the Unix epoch, 24 h to the next whole step; the ranges of the plots. */
export interface AxisSpans {
  readonly from: number;
  readonly to: number;
  /**
   * Ranges of the plots. The rate's is in TFLOPS, from the site's floor, or below it where a rate is lower, to its
   * ceiling; power's in kilowatts, between round values.
   */
  readonly ranges: Readonly<Record<PlotId, Range>>;
}

/** Approximate number of steps in the rounded range of power. */
const POWER_STEPS = 3;
/** Approximate number of steps in the rounded range of rates below the floor. */
const RATE_STEPS = 4;

/** Value of a sample on each line: TFLOPS, and kilowatts. */
export const VALUES: Record<PlotId, (sample: SiteSample) => number> = {
  fp4: ({ fp4 }) => fp4,
  power: ({ power }) => power,
};

/** Extremes of a list of samples, cached until the list changes at the next whole step. */
const extremesOf = cacheArguments(4, (samples: readonly SiteSample[]): Readonly<Record<PlotId, Range>> => {
  const rangeOf = (id: PlotId): Range => {
    const values = samples.map(VALUES[id]);
    return { lowest: min(...values), highest: max(...values) };
  };
  return { fp4: rangeOf('fp4'), power: rangeOf('power') };
});

/** Range from the lowest to the highest value of a plot in all of these states. */
function reachOf(states: readonly HistoryState[], id: PlotId): Range {
  const ranges = states.map(({ samples }) => extremesOf(samples)[id]);
  const present = states.map(({ now }) => VALUES[id](now));
  return {
    lowest: min(...ranges.map(({ lowest }) => lowest), ...present),
    highest: max(...ranges.map(({ highest }) => highest), ...present),
  };
}

/**
 * Spans of the axes for a state and the compared one. They change with the newest step or an extreme, not with each
 * reading.
 */
export function spansOf(state: HistoryState, other?: HistoryState): AxisSpans {
  const { now, samples } = state;
  const states = other ? [state, other] : [state];
  const [rate, power] = [reachOf(states, 'fp4'), reachOf(states, 'power')];
  const { floor: lowest, ceiling: highest } = SITE_TFLOPS;
  // Only a fork without vetoes goes below the site's floor.
  const below = rate.lowest < lowest ? roundRange(rate.lowest, highest, RATE_STEPS).lowest : lowest;
  const to = (samples.at(-1)?.ts ?? now.ts) + HISTORY_SAMPLE_MS;
  return {
    from: to - SAMPLES * HISTORY_SAMPLE_MS,
    to,
    ranges: { fp4: { lowest: below, highest }, power: roundRange(power.lowest, power.highest, POWER_STEPS) },
  };
}

/** Points of one line as alternating x and y, the present last. */
export function tracePoints({ now, samples }: HistoryState, id: PlotId, x: Scale, y: Scale): Float32Array {
  const points = new Float32Array(2 * POINTS);
  [...samples, now].forEach((sample, i) => {
    points[2 * i] = x(sample.ts);
    points[2 * i + 1] = y(VALUES[id](sample));
  });
  return points;
}

/**
 * Highest of each `group` neighbouring steps of a list with one value a sample and the present, with which the last
 * step ends: by twos, 9, 2, 3, 5, 4 give 3 and 5, because the 9 only begins the first step.
 */
export function highestOfSteps(values: readonly number[], group: number): number[] {
  const steps = values.slice(1);
  return Array.from({ length: Math.ceil(steps.length / group) }, (_, i) =>
    max(...steps.slice(i * group, (i + 1) * group)),
  );
}

const barsOf = cacheArguments(8, (samples: readonly SiteSample[], present: number, of: StripId, group: number) =>
  highestOfSteps([...samples.map((sample) => sample[of]), present], group),
);

/**
 * Values of a strip's bars, each the highest of `group` neighbouring steps, the present in the last: the same list
 * until one of them changes.
 */
export const barValues = ({ now, samples }: HistoryState, of: StripId, group: number): readonly number[] =>
  barsOf(samples, now[of], of, group);
