import { cacheLast } from '../../sim/math/cache-last';
import { cacheSequence } from '../../sim/math/cache-sequence';
import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { CORE_READING_MS, CORES, eachCore, meanOf, rollingBackAt, SOCKET_CORES } from '../../sim/world/cores/cores';
import { SCENARIOS, sliceAt } from '../../sim/world/cores/scenario';
import { openIncidents } from '../../sim/world/incidents/incidents';

/** Readings of the cores from one sample to the next. */
const STRIDE = 5;
/** Milliseconds between samples: 2.6 s. */
export const UTILISATION_SAMPLE_MS = STRIDE * CORE_READING_MS;
/** Number of samples: the last five minutes. */
export const SAMPLES = 116;

/** Sample of cores and sandboxes. */
export interface UtilisationSample {
  /** Milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Mean utilisation of the 48 cores, per cent, to one decimal. */
  readonly core: number;
  /** Mean utilisation of the 40 cores outside socket 0 by work on forks, in sandboxes; per cent, to one decimal. */
  readonly sandbox: number;
  /** Correlation id of the newest incident that has a socket rolled back, if any. */
  readonly corr: string | null;
}

/** State of the last five minutes. */
export interface UtilisationState {
  /** Instant of the newest sample, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Scenario of the slice that runs at `ts`. */
  readonly scenario: string;
  /** Correlation ids of the incidents under way at `ts`, oldest first. */
  readonly open: readonly string[];
  /** Samples, oldest first. */
  readonly samples: readonly UtilisationSample[];
}

function read(world: WorldName, reading: number): UtilisationSample {
  const incidents = rollingBackAt(world, reading);
  let [all, forks] = [0, 0];
  eachCore(world, reading, incidents, (utilisation, forked) => {
    all += utilisation;
    if (forked) forks += utilisation;
  });
  return {
    ts: reading * CORE_READING_MS,
    core: meanOf(all, CORES),
    sandbox: meanOf(forks, CORES - SOCKET_CORES),
    corr: incidents.at(-1)?.id ?? null,
  };
}

const openSamples = cacheLast(4, (world: WorldName) => cacheSequence(2 * SAMPLES, (reading) => read(world, reading)));

/** The last five minutes at the newest reading of the cores at or before `t`, and every fifth reading before it. */
export function utilisationAt(world: WorldName, t: number): UtilisationState {
  const reading = floor(t / CORE_READING_MS);
  const ts = reading * CORE_READING_MS;
  const sample = openSamples(world);
  return {
    ts,
    scenario: SCENARIOS[sliceAt(world, ts).scenario] as string,
    open: openIncidents(world, ts).map(({ id }) => id),
    samples: Array.from({ length: SAMPLES }, (_, i) => sample(reading - (SAMPLES - 1 - i) * STRIDE)),
  };
}
