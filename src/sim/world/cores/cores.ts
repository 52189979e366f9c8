import { cacheLast } from '../../math/cache-last';
import { cacheSequence } from '../../math/cache-sequence';
import { clamp, floor } from '../../math/math';
import { channelOf, createNoise } from '../../math/noise-channels';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { type Incident, openIncidents } from '../incidents/incidents';
import { reachesSocket } from '../incidents/reach';
import { TOPOLOGY } from '../topology';
import { PHASES, type Phase, phaseIndexAt, phaseStart, SCENARIOS, SLICE_MS, type Slice, sliceAt } from './scenario';

export const SOCKET_CORES = TOPOLOGY.coresPerSocket;
/** Number of cores shown: 48. */
export const CORES = TOPOLOGY.sockets * SOCKET_CORES;
/** Milliseconds between readings; a reading holds until the next. */
export const CORE_READING_MS = 520;

/** Most milliseconds by which a core starts a new phase after its slice does. */
export const PHASE_LAG_MS = 7_000;
/** Lists values by phase index, because a list is cheaper to read than an object. */
const byPhase = (values: Record<Phase, number>) => PHASES.map((phase) => values[phase]);
/** Share of cores at work in each phase; the others idle. */
export const OCCUPANCY = byPhase({ ingest: 0.72, fork: 0.9, eval: 0.97, rollback: 0.55 });
/** Average utilisation, in per cent, of a working core in each phase. */
export const LOAD = byPhase({ ingest: 44, fork: 61, eval: 79, rollback: 31 });
/** Index of a phase into PHASES. */
const FORK = PHASES.indexOf('fork');
const EVAL = PHASES.indexOf('eval');
const ROLLBACK = PHASES.indexOf('rollback');
/** Full widths, in percentage points, of the variation in a core's load by scenario, socket, core and reading. */
export const SPREAD = { scenario: 16, socket: 18, core: 34, reading: 6 } as const;
/** Periods, in milliseconds, of the slow movement of a socket and of a core. */
export const DRIFT_MS = { socket: 19_000, core: 6_500 } as const;
/** Highest utilisation, in per cent, of a core that idles. */
export const IDLE_CEILING = 9;

/** State of a core: a phase of its scenario, or idle. */
export const CORE_STATES = ['idle', ...PHASES] as const;
export type CoreState = (typeof CORE_STATES)[number];

/** Random draws of a slice. */
interface SliceDraws {
  readonly slice: Slice;
  /** Milliseconds by which each core starts a phase late. */
  readonly lags: readonly number[];
  /** Value of each core, 0 to 1: it works in the phases whose occupancy is above. */
  readonly occupancies: readonly number[];
  /** Index into SCENARIOS of the fork that each socket takes. */
  readonly forks: readonly number[];
}

/** Number of slices whose draws are cached: enough for the five minutes shown and for another instant. */
const KEPT_SLICES = 16;

/** Draws and curves from which the cores of a world are read. */
export const openCores = cacheLast(4, (world: WorldName) => {
  const [lag, busy, branch] = [stream(world, 'cores/lag'), stream(world, 'cores/busy'), stream(world, 'cores/branch')];
  const scenarios = stream(world, 'cores/scenario');
  return {
    /** The draws of slice `index`. */
    drawsIn: cacheSequence(
      KEPT_SLICES,
      (index): SliceDraws => ({
        slice: sliceAt(world, index * SLICE_MS),
        lags: lag.units(index, CORES).map((unit) => floor(unit * PHASE_LAG_MS)),
        occupancies: busy.units(index, CORES),
        forks: Array.from({ length: TOPOLOGY.sockets }, (_, socket) => branch.int(SCENARIOS.length, index, socket)),
      }),
    ),
    /** Slow movement of each socket and of each core. */
    sockets: createNoise(stream(world, 'cores/socket'), TOPOLOGY.sockets),
    cores: createNoise(stream(world, 'cores/core'), CORES),
    /** Percentage points that each scenario adds to a load. */
    bends: SCENARIOS.map((_, scenario) => SPREAD.scenario * (scenarios.unit(scenario) - 0.5)),
    readings: stream(world, 'cores/reading'),
  };
});

export interface CoreReading {
  readonly state: CoreState;
  /** Index into SCENARIOS. */
  readonly scenario: number;
  /** True if the core works on a fork of the proposal, in a sandbox of its own. */
  readonly forked: boolean;
  /** Correlation id of the incident that rolls the core back, if any. */
  readonly corr: string | null;
  /** Whole per cent, 0 to 100. */
  readonly utilisation: number;
}

/** Open incidents already vetoed at reading `step`, oldest first. Their sockets roll back until they recover. */
export function rollingBackAt(world: WorldName, step: number): Incident[] {
  const t = step * CORE_READING_MS;
  return openIncidents(world, t).filter(({ ended }) => ended <= t);
}

/** Correlation id of the newest of `incidents` that rolls back the socket, if any. */
function corrIn(world: WorldName, incidents: readonly Incident[], socket: number): string | null {
  let corr: string | null = null;
  for (const incident of incidents) if (reachesSocket(world, incident, socket)) corr = incident.id;
  return corr;
}

/** Receives a core's fields as arguments, which saves creating about 5,600 objects for five minutes of averages. */
type ReceiveCore = (
  utilisation: CoreReading['utilisation'],
  forked: CoreReading['forked'],
  state: CoreReading['state'],
  scenario: CoreReading['scenario'],
  corr: CoreReading['corr'],
) => void;

/**
 * Reads the cores in order at reading number `step`, at the instant `step * CORE_READING_MS`. A core's lag determines
 * its slice and phase. `incidents` are those being rolled back at that instant; one in the core's socket rolls it back
 * in any phase.
 */
export function eachCore(world: WorldName, step: number, incidents: readonly Incident[], receive: ReceiveCore): void {
  const t = step * CORE_READING_MS;
  const index = floor(t / SLICE_MS);
  const { drawsIn, sockets, cores, bends, readings } = openCores(world);
  const now = drawsIn(index);
  const before = drawsIn(index - 1);
  const socketDrift = sockets(t / DRIFT_MS.socket);
  const coreDrift = cores(t / DRIFT_MS.core);
  const units = readings.units(step, CORES);

  for (let socket = 0; socket < TOPOLOGY.sockets; socket++) {
    const corr = corrIn(world, incidents, socket);
    const socketBend = SPREAD.socket * (channelOf(socketDrift, socket) - 0.5);
    for (let core = socket * SOCKET_CORES; core < (socket + 1) * SOCKET_CORES; core++) {
      const reaches = t - (now.lags[core] as number);
      const { slice, occupancies, forks } = reaches < now.slice.start ? before : now;
      const reached = phaseIndexAt(reaches - slice.start);
      const phase = corr === null ? reached : ROLLBACK;

      // Socket 0 stays on the proposal; the others take a fork of it until the rollback joins them again.
      const forked = socket > 0 && (reached === FORK || reached === EVAL);
      const scenario = forked ? (forks[socket] as number) : slice.scenario;

      const unit = units[core] as number;
      if (corr === null && (occupancies[core] as number) >= (OCCUPANCY[phase] as number)) {
        receive(floor(unit * (IDLE_CEILING + 1)), false, 'idle', scenario, corr);
        continue;
      }
      const bend =
        (bends[scenario] as number) +
        socketBend +
        SPREAD.core * (channelOf(coreDrift, core) - 0.5) +
        SPREAD.reading * (unit - 0.5);
      const utilisation = clamp(floor((LOAD[phase] as number) + bend + 0.5), 0, 100);
      receive(utilisation, forked && corr === null, PHASES[phase] as Phase, scenario, corr);
    }
  }
}

/** Sandbox work of a core in one slice. Instants are milliseconds since the Unix epoch. */
export interface SandboxWork {
  readonly core: number;
  readonly socket: number;
  /** Index into SCENARIOS. */
  readonly scenario: number;
  /** Start and end of the core's sandbox work, ignoring incidents; undefined if it idles for the whole slice. */
  readonly hours: { readonly from: number; readonly to: number } | undefined;
}

/** Sandbox work of slice `index`, for each of the 40 cores outside socket 0 in order. */
export function sandboxWork(world: WorldName, index: number): SandboxWork[] {
  const { slice, lags, occupancies, forks } = openCores(world).drawsIn(index);
  return Array.from({ length: CORES - SOCKET_CORES }, (_, i) => {
    const core = SOCKET_CORES + i;
    const socket = floor(core / SOCKET_CORES);
    const lag = slice.start + (lags[core] as number);
    const works = (phase: number) => (occupancies[core] as number) < (OCCUPANCY[phase] as number);
    const first = works(FORK) ? 'fork' : 'eval';
    const hours = works(EVAL) ? { from: lag + phaseStart(first), to: lag + phaseStart('rollback') } : undefined;
    return { core, socket, scenario: forks[socket] as number, hours };
  });
}

/** The 48 cores at reading number `step`, by number. */
export function readCores(world: WorldName, step: number): CoreReading[] {
  const cores: CoreReading[] = [];
  eachCore(world, step, rollingBackAt(world, step), (utilisation, forked, state, scenario, corr) => {
    cores.push({ state, scenario, forked, corr, utilisation });
  });
  return cores;
}

/** Mean of `count` whole per cents with this sum, to one decimal. */
export const meanOf = (sum: number, count: number) => floor((sum * 10) / count + 0.5) / 10;

/** Mean of some cores' utilisation, whole per cents, to one decimal. */
export function meanUtilisation(readings: readonly { readonly utilisation: number }[]): number {
  const sum = readings.reduce((total, { utilisation }) => total + utilisation, 0);
  return meanOf(sum, readings.length);
}
