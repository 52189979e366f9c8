import { type Incident, openIncidents } from './incidents';
import { clamp, floor } from './math';
import { noise } from './noise';
import { type Stream, stream } from './random';
import { openSlices, PHASES, type Phase, SCENARIOS, SLICE_MS, type Slice } from './scenario';
import { TOPOLOGY } from './topology';

/** Cores in a socket. */
export const SOCKET_CORES = TOPOLOGY.coresPerSocket;
/** Number of cores shown: 48. */
export const CORES = TOPOLOGY.sockets * SOCKET_CORES;
/** Milliseconds between readings; a reading holds until the next. */
export const CORE_READING_MS = 520;

/** A core takes up a new phase up to this many milliseconds after the slice does. */
const PHASE_LAG_MS = 7_000;
/** Share of cores at work in each phase; the others idle. */
const OCCUPANCY: Record<Phase, number> = { ingest: 0.72, fork: 0.9, eval: 0.97, rollback: 0.55 };
/** Mean utilisation, in per cent, of a core at work in each phase. */
const LOAD: Record<Phase, number> = { ingest: 44, fork: 61, eval: 79, rollback: 31 };
/** Full widths, in percentage points, of what bends a core's load: its scenario, its socket, itself, the reading. */
const SPREAD = { scenario: 16, socket: 18, core: 34, reading: 6 } as const;
/** Periods, in milliseconds, of the slow movement of a socket and of a core. */
const DRIFT_MS = { socket: 19_000, core: 6_500 } as const;
/** Highest utilisation, in per cent, of a core that idles. */
const IDLE_CEILING = 9;

/** What a core does: a phase of its scenario, or nothing. */
export const CORE_STATES = ['idle', ...PHASES] as const;
export type CoreState = (typeof CORE_STATES)[number];

interface Draws {
  readonly slices: (t: number) => Slice;
  readonly lag: Stream;
  readonly busy: Stream;
  readonly branch: Stream;
  readonly scenario: Stream;
  readonly socket: Stream;
  readonly core: Stream;
  readonly reading: Stream;
}

function open(seed: string): Draws {
  return {
    slices: openSlices(seed),
    lag: stream(seed, 'cores/lag'),
    busy: stream(seed, 'cores/busy'),
    branch: stream(seed, 'cores/branch'),
    scenario: stream(seed, 'cores/scenario'),
    socket: stream(seed, 'cores/socket'),
    core: stream(seed, 'cores/core'),
    reading: stream(seed, 'cores/reading'),
  };
}

/** One core at one reading. */
export interface CoreReading {
  readonly state: CoreState;
  /** Index into SCENARIOS. */
  readonly scenario: number;
  /** The core works on a fork of the proposal, in a sandbox of its own. */
  readonly forked: boolean;
  /** Correlation id of the incident that has the core rolled back, if any. */
  readonly corr: string | null;
  /** Whole per cent, 0 to 100. */
  readonly utilisation: number;
}

/** The incidents that have been vetoed by reading `step`, oldest first: until they have recovered, their socket rolls back. */
export function rollingBackAt(seed: string, step: number): Incident[] {
  const t = step * CORE_READING_MS;
  return openIncidents(seed, t).filter(({ vetoed }) => vetoed <= t);
}

/**
 * One core at one reading. Its own lag puts it in the slice and phase that it has reached by then; an
 * incident in its socket rolls it back whatever its phase.
 */
function read(draws: Draws, incidents: readonly Incident[], core: number, step: number): CoreReading {
  const t = step * CORE_READING_MS;
  const socket = floor(core / SOCKET_CORES);
  const lag = floor(draws.lag.unit(floor(t / SLICE_MS), core) * PHASE_LAG_MS);
  const { index, phase: reached, scenario: primary } = draws.slices(t - lag);
  const corr = incidents.findLast((incident) => incident.socket === socket)?.id ?? null;
  const phase = corr ? 'rollback' : reached;

  // Socket 0 stays on the proposal; the others take a fork of it until the rollback joins them again.
  const forked = socket > 0 && (reached === 'fork' || reached === 'eval');
  const scenario = forked ? draws.branch.int(SCENARIOS.length, index, socket) : primary;

  if (!corr && !draws.busy.chance(OCCUPANCY[phase], index, core)) {
    const utilisation = floor(draws.reading.unit(step, core) * (IDLE_CEILING + 1));
    return { state: 'idle', scenario, forked: false, corr, utilisation };
  }
  const bend =
    SPREAD.scenario * (draws.scenario.unit(scenario) - 0.5) +
    SPREAD.socket * (noise(draws.socket, t / DRIFT_MS.socket, socket) - 0.5) +
    SPREAD.core * (noise(draws.core, t / DRIFT_MS.core, core) - 0.5) +
    SPREAD.reading * (draws.reading.unit(step, core) - 0.5);
  const utilisation = clamp(floor(LOAD[phase] + bend + 0.5), 0, 100);
  return { state: phase, scenario, forked: forked && !corr, corr, utilisation };
}

/** The 48 cores at reading number `step`, which falls at `step * CORE_READING_MS`, by number. */
export function readCores(seed: string, step: number): CoreReading[] {
  const draws = open(seed);
  const incidents = rollingBackAt(seed, step);
  return Array.from({ length: CORES }, (_, core) => read(draws, incidents, core, step));
}

/** Mean utilisation of some readings in per cent, to one decimal. */
export function meanUtilisation(readings: readonly { readonly utilisation: number }[]): number {
  const sum = readings.reduce((total, { utilisation }) => total + utilisation, 0);
  return floor((sum * 10) / readings.length + 0.5) / 10;
}
