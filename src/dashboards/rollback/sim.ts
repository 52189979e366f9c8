import { cacheLast } from '../../sim/math/cache-last';
import { cacheSequence } from '../../sim/math/cache-sequence';
import { floor } from '../../sim/math/math';
import { percentile } from '../../sim/math/percentile';
import { type QuantileTable, quantile } from '../../sim/math/quantiles';
import { stream } from '../../sim/math/random';
import { itemAt, newestItem, type Schedule } from '../../sim/math/schedule';
import type { WorldName } from '../../sim/math/seed-of';
import { type Incident, incidentsBetween, maxDuration } from '../../sim/world/incidents/incidents';

/** Number of samples in the window. */
export const WINDOW = 420;
/** New samples a second. */
export const SAMPLES_PER_SECOND = 60;
/** Milliseconds between readings. */
export const CADENCE_MS = 50;
/**
 * Milliseconds for which a panel shows one reading while time runs: its figures could not be read if they changed
 * faster.
 */
export const SHOWN_MS = 500;
/**
 * Upper edges of the buckets in milliseconds. A bucket counts the samples above the edge before it, or from 0, up to
 * and including its own edge; those above the last edge are counted apart.
 */
export const BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256] as const;

/**
 * Percentiles of the window, the lowest first: `key` is the field of the state. Those that are `marked` are lines
 * across the bars, and part of a comparison.
 */
export const PERCENTILES = [
  { key: 'p50', name: 'P50', percent: 50, marked: false },
  { key: 'p95', name: 'P95', percent: 95, marked: true },
  { key: 'p99', name: 'P99', percent: 99, marked: true },
] as const;

/** Percentiles that are lines across the bars. */
export const MARKED = PERCENTILES.filter(({ marked }) => marked);

/** The percentile of the figure, and the highest, which the sentence adds to it. */
export const [, FIGURE_PERCENTILE, HIGHEST_PERCENTILE] = PERCENTILES;

/** Exact percentiles of the window by the nearest-rank method: each is one of its samples. Milliseconds. */
type Percentiles = Readonly<Record<(typeof PERCENTILES)[number]['key'], number>>;

/** Quantiles of the milliseconds that undoing a candidate action takes in the course of a slice. */
export const ORDINARY: QuantileTable = [
  [0, 0.4],
  [0.1, 1.4],
  [0.5, 5.2],
  [0.8, 11],
  [0.95, 27],
  [0.99, 60],
  [0.999, 140],
  [1, 230],
];
/** Quantiles of the milliseconds that it takes in an incident's forks. */
export const FORCED: QuantileTable = [
  [0, 46],
  [0.5, 104],
  [0.9, 190],
  [0.97, 248],
  [1, 330],
];
/** Samples that are computed together, in a stretch. */
const STRETCH = 60;
/** Stretches remembered: those of two windows, and their overlaps. */
const REMEMBERED = 2 * (WINDOW / STRETCH + 1);

/** Candidate action undone. */
export interface RollbackSample {
  /** Milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Duration in milliseconds, to two decimals. */
  readonly ms: number;
  /** Correlation id of the incident that forced it, if any. */
  readonly corr: string | null;
}

/** State of the window: its samples, their buckets and percentiles. */
export interface RollbackState extends Percentiles {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The newest 420 samples, oldest first. */
  readonly samples: readonly RollbackSample[];
  /** Samples in each bucket. With `above` they sum to 420. */
  readonly buckets: readonly number[];
  /** Samples above the last bucket. */
  readonly above: number;
  /** Correlation id of the incident whose rollback runs at the reading, if any. */
  readonly corr: string | null;
}

/** Correlation id of the newest of the incidents whose rollback runs at `t`. */
function forcing(incidents: readonly Incident[], t: number): string | null {
  for (let i = incidents.length - 1; i >= 0; i--) {
    const { id, ended, rolledBack } = incidents[i] as Incident;
    if (ended <= t && t < rolledBack) return id;
  }
  return null;
}

/** Index of the first bucket whose edge a latency does not pass; `BUCKETS.length` for one above all. */
export function bucketOf(ms: number): number {
  let bucket = 0;
  while (bucket < BUCKETS.length && ms > (BUCKETS[bucket] as number)) bucket += 1;
  return bucket;
}

/** Counts the samples in each bucket, and those above the last edge. */
export function countBuckets(samples: readonly { readonly ms: number }[]): { buckets: number[]; above: number } {
  const buckets = BUCKETS.map(() => 0);
  let above = 0;
  for (const { ms } of samples) {
    const i = bucketOf(ms);
    if (i === BUCKETS.length) above += 1;
    else buckets[i] = (buckets[i] as number) + 1;
  }
  return { buckets, above };
}

/** Samples of a world: their instants, and each stretch of them. */
export const openSamples = cacheLast(4, (world: WorldName) => {
  const schedule: Schedule = { period: 1_000 / SAMPLES_PER_SECOND, jitter: stream(world, 'rollback/instant') };
  const draws = stream(world, 'rollback/latency');

  const stretch = cacheSequence(REMEMBERED, (index): readonly RollbackSample[] => {
    const first = index * STRETCH;
    const last = itemAt(schedule, first + STRETCH - 1).ts;
    const rollbacks = incidentsBetween(world, itemAt(schedule, first).ts - maxDuration(world), last);
    return Array.from({ length: STRETCH }, (_, i) => {
      const { n, ts } = itemAt(schedule, first + i);
      const corr = forcing(rollbacks, ts);
      const ms = quantile(corr ? FORCED : ORDINARY, draws.unit(n));
      return { ts, ms: floor(ms * 100 + 0.5) / 100, corr };
    });
  });

  /** Newest 420 samples at `t`, oldest first. */
  const newestAt = (t: number): readonly RollbackSample[] => {
    const newest = newestItem(schedule, t).n;
    return Array.from({ length: WINDOW }, (_, i) => {
      const n = newest + 1 - WINDOW + i;
      const index = floor(n / STRETCH);
      return stretch(index)[n - index * STRETCH] as RollbackSample;
    });
  };
  return { schedule, newestAt };
});

/** Rollback latencies at the newest reading at or before `t`. */
export function rollbackAt(world: WorldName, t: number): RollbackState {
  const ts = floor(t / CADENCE_MS) * CADENCE_MS;
  const samples = openSamples(world).newestAt(ts);
  const sorted = new Float64Array(WINDOW);
  for (let i = 0; i < WINDOW; i++) sorted[i] = (samples[i] as RollbackSample).ms;
  sorted.sort();
  return {
    ts,
    samples,
    ...countBuckets(samples),
    ...(Object.fromEntries(PERCENTILES.map(({ key, percent }) => [key, percentile(sorted, percent)])) as Percentiles),
    corr: forcing(incidentsBetween(world, ts - maxDuration(world), ts), ts),
  };
}

/** Formats a percentile for every text, in milliseconds. */
export const percentileText = (ms: number): string => ms.toFixed(1);
