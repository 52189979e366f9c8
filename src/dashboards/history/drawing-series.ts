import { type Range, roundRange, type Scale } from '../../plot/grammar/scale';
import { cacheArguments } from '../../sim/math/cache-arguments';
import { max, min } from '../../sim/math/math';
import { SITE_TFLOPS } from '../../sim/world/site/site';
import type { PlotId, StripId } from './drawing-stack';
import { type HistoryState, SAMPLES, type SiteSample, STEP_MS } from './sim';

/** Points of each line: the samples and the present. */
export const POINTS = SAMPLES + 1;

/** What the axes span: milliseconds since the Unix epoch, 24 h to the next whole step; the ranges of the plots. */
export interface AxisSpans {
  readonly from: number;
  readonly to: number;
  /**
   * TFLOPS from the site's floor to its ceiling, and as far below as a rate goes; kilowatts, from round value to round
   * value.
   */
  readonly ranges: Readonly<Record<PlotId, Range>>;
}

/** Steps that the ranges of power and of rates below the floor are rounded to, about. */
const POWER_STEPS = 3;
const RATE_STEPS = 4;

/** What a line shows of a sample: TFLOPS, and kilowatts. */
export const VALUES: Record<PlotId, (sample: SiteSample) => number> = {
  fp4: ({ fp4 }) => fp4,
  power: ({ power }) => power,
};

/** The extremes of a list of samples, which stays the same until the next whole step. */
const extremesOf = cacheArguments(4, (samples: readonly SiteSample[]): Readonly<Record<PlotId, Range>> => {
  const rangeOf = (id: PlotId): Range => {
    const values = samples.map(VALUES[id]);
    return { lowest: min(...values), highest: max(...values) };
  };
  return { fp4: rangeOf('fp4'), power: rangeOf('power') };
});

/** From the lowest to the highest value of a plot in all of these states. */
function reachOf(states: readonly HistoryState[], id: PlotId): Range {
  const ranges = states.map(({ samples }) => extremesOf(samples)[id]);
  const present = states.map(({ now }) => VALUES[id](now));
  return {
    lowest: min(...ranges.map(({ lowest }) => lowest), ...present),
    highest: max(...ranges.map(({ highest }) => highest), ...present),
  };
}

/**
 * The axes' spans for a state and the one that it is compared with. They change with the newest step or an extreme, not
 * with each reading.
 */
export function spansOf(state: HistoryState, other?: HistoryState): AxisSpans {
  const { now, samples } = state;
  const states = other ? [state, other] : [state];
  const [rate, power] = [reachOf(states, 'fp4'), reachOf(states, 'power')];
  const { floor: lowest, ceiling: highest } = SITE_TFLOPS;
  // Only a fork without vetoes goes below the site's floor.
  const below = rate.lowest < lowest ? roundRange(rate.lowest, highest, RATE_STEPS).lowest : lowest;
  const to = (samples.at(-1)?.ts ?? now.ts) + STEP_MS;
  return {
    from: to - SAMPLES * STEP_MS,
    to,
    ranges: { fp4: { lowest: below, highest }, power: roundRange(power.lowest, power.highest, POWER_STEPS) },
  };
}

/** One line's points as alternating x and y, the present last. */
export function tracePoints({ now, samples }: HistoryState, id: PlotId, x: Scale, y: Scale): Float32Array {
  const points = new Float32Array(2 * POINTS);
  [...samples, now].forEach((sample, i) => {
    points[2 * i] = x(sample.ts);
    points[2 * i + 1] = y(VALUES[id](sample));
  });
  return points;
}

/**
 * The highest of each `group` neighbouring steps of a list of one value a sample and the present, which the last step
 * ends with.
 */
export function stepped(values: readonly number[], group: number): number[] {
  const steps = values.slice(1);
  return Array.from({ length: Math.ceil(steps.length / group) }, (_, i) =>
    max(...steps.slice(i * group, (i + 1) * group)),
  );
}

const barsOf = cacheArguments(8, (samples: readonly SiteSample[], present: number, of: StripId, group: number) =>
  stepped([...samples.map((sample) => sample[of]), present], group),
);

/**
 * The values of a strip's bars, each the highest of `group` neighbouring steps, the one that the present is in last:
 * the same list until one of them is another.
 */
export const barValues = ({ now, samples }: HistoryState, of: StripId, group: number): readonly number[] =>
  barsOf(samples, now[of], of, group);
