import { type Incident, openIncidents } from '../../sim/incidents';
import { clamp, floor } from '../../sim/math';
import { noise } from '../../sim/noise';
import { type Stream, stream } from '../../sim/random';
import { PHASES, type Phase, SCENARIOS, sliceAt } from '../../sim/scenario';
import { TOPOLOGY } from '../../sim/topology';

/** Cores in a socket. */
export const SOCKET_CORES = TOPOLOGY.coresPerSocket;
/** Number of cores shown: 48. */
export const CORES = TOPOLOGY.sockets * SOCKET_CORES;
/** Milliseconds between readings; a reading holds until the next. */
export const REFRESH_MS = 520;

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

export interface Core {
  /** 0 to 47. */
  readonly core: number;
  /** 0 to 5. */
  readonly socket: number;
  readonly state: CoreState;
  readonly scenario: string;
  /** Correlation id of the incident that has the core rolled back, if any. */
  readonly corr: string | null;
  /** Whole per cent, 0 to 100. */
  readonly utilisation: number;
  /** Utilisation at the reading before, whole per cent. */
  readonly previous: number;
}

export interface CoresState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Scenario and phase of the slice that runs at `ts`. */
  readonly scenario: string;
  readonly phase: Phase;
  /** Mean utilisation of all cores in per cent, to one decimal. */
  readonly mean: number;
  readonly cores: readonly Core[];
}

interface Draws {
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
    lag: stream(seed, 'cores/lag'),
    busy: stream(seed, 'cores/busy'),
    branch: stream(seed, 'cores/branch'),
    scenario: stream(seed, 'cores/scenario'),
    socket: stream(seed, 'cores/socket'),
    core: stream(seed, 'cores/core'),
    reading: stream(seed, 'cores/reading'),
  };
}

interface Reading {
  readonly state: CoreState;
  readonly scenario: number;
  readonly corr: string | null;
  readonly utilisation: number;
}

/** The incidents at a reading that have been vetoed: from then until they have recovered, their socket rolls back. */
const rollingBack = (seed: string, step: number) =>
  openIncidents(seed, step * REFRESH_MS).filter(({ vetoed }) => vetoed <= step * REFRESH_MS);

/**
 * One core at one reading. Its own lag puts it in the slice and phase that it has reached by then; an
 * incident in its socket rolls it back whatever its phase.
 */
function read(seed: string, draws: Draws, incidents: readonly Incident[], core: number, step: number): Reading {
  const t = step * REFRESH_MS;
  const socket = floor(core / SOCKET_CORES);
  const lag = floor(draws.lag.unit(sliceAt(seed, t).index, core) * PHASE_LAG_MS);
  const { index, phase: reached, scenario: primary } = sliceAt(seed, t - lag);
  const corr = incidents.find((incident) => incident.socket === socket)?.id ?? null;
  const phase = corr ? 'rollback' : reached;

  // Socket 0 stays on the proposal; the others take a fork of it until the rollback joins them again.
  const forked = socket > 0 && (reached === 'fork' || reached === 'eval');
  const scenario = forked ? draws.branch.int(SCENARIOS.length, index, socket) : primary;

  if (!corr && !draws.busy.chance(OCCUPANCY[phase], index, core)) {
    return { state: 'idle', scenario, corr, utilisation: floor(draws.reading.unit(step, core) * (IDLE_CEILING + 1)) };
  }
  const bend =
    SPREAD.scenario * (draws.scenario.unit(scenario) - 0.5) +
    SPREAD.socket * (noise(draws.socket, t / DRIFT_MS.socket, socket) - 0.5) +
    SPREAD.core * (noise(draws.core, t / DRIFT_MS.core, core) - 0.5) +
    SPREAD.reading * (draws.reading.unit(step, core) - 0.5);
  return { state: phase, scenario, corr, utilisation: clamp(floor(LOAD[phase] + bend + 0.5), 0, 100) };
}

/** The 48 cores at the newest reading at or before `t`. */
export function coresAt(seed: string, t: number): CoresState {
  const draws = open(seed);
  const step = floor(t / REFRESH_MS);
  const ts = step * REFRESH_MS;
  const incidents = { now: rollingBack(seed, step), before: rollingBack(seed, step - 1) };
  let sum = 0;
  const cores: Core[] = [];
  for (let core = 0; core < CORES; core++) {
    const now = read(seed, draws, incidents.now, core, step);
    sum += now.utilisation;
    cores.push({
      core,
      socket: floor(core / SOCKET_CORES),
      state: now.state,
      scenario: SCENARIOS[now.scenario] as string,
      corr: now.corr,
      utilisation: now.utilisation,
      previous: read(seed, draws, incidents.before, core, step - 1).utilisation,
    });
  }
  const slice = sliceAt(seed, ts);
  return {
    ts,
    scenario: SCENARIOS[slice.scenario] as string,
    phase: slice.phase,
    mean: floor((sum * 10) / CORES + 0.5) / 10,
    cores,
  };
}
