import { cacheLast } from '../../sim/math/cache-last';
import { cacheSequence } from '../../sim/math/cache-sequence';
import { floor } from '../../sim/math/math';
import { type Stream, stream } from '../../sim/math/random';
import { newestNumber, type Schedule } from '../../sim/math/schedule';
import type { WorldName } from '../../sim/math/seed-of';
import { eachSeverityBetween, openIncidents, unvetoedIncidents } from '../../sim/world/incidents/incidents';
import { spreadErrors } from '../../sim/world/incidents/spread';
import { type PodTotal, SITE_READING_MS, siteTotalAt } from '../../sim/world/site/site';

/** Number of samples: 24 hours of steps. */
export const SAMPLES = 288;
/** Milliseconds between samples. */
export const HISTORY_SAMPLE_MS = 300_000;
/** Milliseconds between readings of the present that are shown while time runs. */
export const SHOWN_MS = 3_000;

/** Mean milliseconds between errors that no incident explains. */
const ERROR_MS = 75_000;
/** Errors of an incident at its onset: so many for each step of its severity, and up to `more` at random. */
const INCIDENT_ERRORS = { perSeverity: 2, more: 3 } as const;

/** Last whole step before an instant, from which its errors count. */
export const errorsSince = (ts: number): number => floor((ts - 1) / HISTORY_SAMPLE_MS) * HISTORY_SAMPLE_MS;

/** The site at one instant. */
export interface SiteSample {
  /** Milliseconds since the Unix epoch. */
  readonly ts: number;
  /** FP4 rate, whole TFLOPS. */
  readonly fp4: number;
  /** Power of the site in kilowatts: the sum of the three pods'. */
  readonly power: number;
  /** GPUs down. */
  readonly down: number;
  /** Errors since the last whole step before `ts`. */
  readonly errors: number;
  readonly powerUS: number;
  readonly powerEU: number;
  readonly powerUK: number;
}

/** State of the site over the last 24 hours. */
export interface HistoryState {
  /** State of the site at the newest reading. */
  readonly now: SiteSample;
  /** Correlation ids of the incidents under way now, oldest first. */
  readonly open: readonly string[];
  /** 288 samples at whole steps, oldest first; the last is the newest step at or before the present. */
  readonly samples: readonly SiteSample[];
  /** GPUs down for maintenance at each sample, and last now: those of the GPUs down that no incident has. */
  readonly maintained: readonly number[];
}

export type HistorySettings = {
  /** Days after which the base load repeats. */
  readonly cycleDays: number;
};

/** Random streams of a world's errors: the instants of stray ones, and the number that an incident brings. */
export const openErrors = cacheLast(4, (world: WorldName): { strays: Schedule; draws: Stream } => ({
  strays: { period: ERROR_MS, jitter: stream(world, 'history/errors') },
  draws: stream(world, 'history/incident-errors'),
}));

/** Errors that incident number `n` brings at its onset. */
export const ownErrors = (world: WorldName, n: number, severity: number): number =>
  INCIDENT_ERRORS.perSeverity * severity + openErrors(world).draws.int(INCIDENT_ERRORS.more + 1, n);

/** Errors in (from, to]. */
export function errorsBetween(world: WorldName, from: number, to: number): number {
  const { strays } = openErrors(world);
  let errors = newestNumber(strays, to) - newestNumber(strays, from);
  eachSeverityBetween(world, from, to, (n, severity) => {
    errors += ownErrors(world, n, severity);
  });
  for (const incident of unvetoedIncidents(world)) errors += spreadErrors(incident, to) - spreadErrors(incident, from);
  return errors;
}

interface Reading {
  readonly sample: SiteSample;
  readonly maintained: number;
}

function read(world: WorldName, ts: number, since: number, cycleDays: number): Reading {
  const { tflops, pods } = siteTotalAt(world, ts, cycleDays);
  const [us, eu, uk] = pods as readonly [PodTotal, PodTotal, PodTotal];
  const down = us.down + eu.down + uk.down;
  const sample = {
    ts,
    fp4: tflops,
    power: us.powerKw + eu.powerKw + uk.powerKw,
    down,
    errors: errorsBetween(world, since, ts),
    powerUS: us.powerKw,
    powerEU: eu.powerKw,
    powerUK: uk.powerKw,
  };
  return { sample, maintained: down - us.taken - eu.taken - uk.taken };
}

/**
 * Cached by world and by cycle: the 288 samples up to a whole step, and the GPUs down for maintenance at each. Their
 * count now comes last; the list is the same until that count changes.
 */
const openSamples = cacheLast(4, (world: WorldName) =>
  cacheLast(4, (cycleDays: number) => {
    const reading = cacheSequence(2 * SAMPLES, (step) =>
      read(world, step * HISTORY_SAMPLE_MS, (step - 1) * HISTORY_SAMPLE_MS, cycleDays),
    );
    return cacheLast(2, (last: number) => {
      const readings = Array.from({ length: SAMPLES }, (_, i) => reading(last - SAMPLES + 1 + i));
      return {
        samples: readings.map(({ sample }) => sample),
        maintainedTo: cacheLast(2, (present: number) => [...readings.map(({ maintained }) => maintained), present]),
      };
    });
  }),
);

/** State of the last 24 hours and the present, at the newest reading at or before `t`. */
export function historyAt(world: WorldName, t: number, { cycleDays }: HistorySettings): HistoryState {
  const ts = floor(t / SITE_READING_MS) * SITE_READING_MS;
  const last = floor(ts / HISTORY_SAMPLE_MS);
  const { samples, maintainedTo } = openSamples(world)(cycleDays)(last);
  const { sample, maintained } = read(world, ts, errorsSince(ts), cycleDays);
  return {
    now: sample,
    open: openIncidents(world, ts).map(({ id }) => id),
    samples,
    maintained: maintainedTo(maintained),
  };
}
