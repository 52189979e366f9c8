import { cacheLast } from '../../sim/math/cache-last';
import { cacheSequence } from '../../sim/math/cache-sequence';
import { floor, max } from '../../sim/math/math';
import { type QuantileTable, quantile } from '../../sim/math/quantiles';
import { type Stream, stream } from '../../sim/math/random';
import { itemsBetween, type Schedule } from '../../sim/math/schedule';
import type { WorldName } from '../../sim/math/seed-of';
import {
  CORE_READING_MS,
  CORES,
  eachCore,
  rollingBackAt,
  SOCKET_CORES,
  sandboxWork,
} from '../../sim/world/cores/cores';
import { phaseStart, SLICE_MS } from '../../sim/world/cores/scenario';
import { type Incident, withoutVeto } from '../../sim/world/incidents/incidents';
import { TOPOLOGY } from '../../sim/world/topology';
import { type ForkRun, runsOf, type Veto, vetoesBetween } from './sim-runs';

/** Forks of a slice: one for each core outside socket 0. */
export const FORKS = CORES - SOCKET_CORES;
/** Mean milliseconds between candidate actions, over all forks. */
const ACTION_PERIOD_MS = 110;
/** Quantiles of evaluation scores: 0 to 100, to one decimal. */
export const SCORES: QuantileTable = [
  [0, 8],
  [0.25, 38],
  [0.5, 56],
  [0.8, 74],
  [0.95, 88],
  [1, 99.9],
];
/** Readings of the cores between two points of a fork's path: every fifth, as in `utilisation`. */
const STRIDE = 5;
/** Milliseconds between two points of a fork's path. */
export const PATH_MS = STRIDE * CORE_READING_MS;
/**
 * Share of its delay at the start by which a fork returns early, so that the bundle closes as it opened: 0 closes it at
 * once.
 */
const CLOSING = 0.25;
/** Least milliseconds between a fork's return and the end of its slice. */
const MARGIN_MS = 900;
/** Slices cached: those of the widest drawing, and another instant's. */
const KEPT_SLICES = 12;

export interface SliceFork {
  readonly core: number;
  readonly socket: number;
  /**
   * Place in the bundle, from 0 at the top to 39. Sockets are side by side; within a socket, the fork that leaves first
   * is the outermost.
   */
  readonly rank: number;
  /** Index into SCENARIOS. */
  readonly scenario: number;
  /** 0 to 100, to one decimal. */
  readonly score: number;
  /** Instant of its score: once it is evaluated and its first action is seen; infinity if it tries none. */
  readonly scored: number;
  /** Runs away from the live line, in order; none if its core idles through the slice. */
  readonly runs: readonly ForkRun[];
}

/** A candidate action that a fork tries. */
export interface Action {
  /** Number of the action since the Unix epoch. */
  readonly n: number;
  readonly ts: number;
  /** Index of its fork. */
  readonly fork: number;
  /** Gain over the fork itself, -1 to 1. */
  readonly gain: number;
}

/** Best fork, or none, from the instant `from` on. */
interface Best {
  readonly from: number;
  readonly fork: number | null;
}

/** Course of a slice's forks, independent of the instant. */
export interface ForkSlice {
  readonly index: number;
  /** Milliseconds since the Unix epoch at which it begins. */
  readonly start: number;
  /** Forks in the order of their cores. */
  readonly forks: readonly SliceFork[];
  /** In order of time. */
  readonly actions: readonly Action[];
  /** Incidents whose sockets are rolled back during the slice, in the order of their vetoes. */
  readonly vetoes: readonly Veto[];
  /** Vetoes among them that leave a mark in the slice: they cut one of its forks, or stop the live line. */
  readonly marks: readonly Veto[];
  /** Best forks by index, each from its instant on, in order of time; see `bestAt`. */
  readonly bests: readonly Best[];
  /**
   * Utilisation of each fork's core, whole per cent, at the multiples of PATH_MS since the epoch from `path.from` on.
   */
  readonly path: { readonly from: number; readonly readings: readonly (readonly number[])[] };
}

/** Ranks of the forks: blocks of eight, with their sockets in an order drawn from `draws`. */
function ranksOf(draws: Stream, index: number, leaves: readonly number[]): number[] {
  const sockets = Array.from({ length: TOPOLOGY.sockets - 1 }, (_, socket) => ({
    socket,
    at: draws.unit(index, socket),
  }));
  sockets.sort((a, b) => a.at - b.at || a.socket - b.socket);
  const ranks = new Array<number>(FORKS);
  sockets.forEach(({ socket }, block) => {
    const places = Array.from({ length: SOCKET_CORES }, (_, i) => block * SOCKET_CORES + i);
    const cores = Array.from({ length: SOCKET_CORES }, (_, i) => socket * SOCKET_CORES + i);
    const out = (rank: number) => (rank < FORKS / 2 ? FORKS / 2 - 1 - rank : rank - FORKS / 2);
    places.sort((a, b) => out(b) - out(a) || a - b);
    cores.sort((a, b) => (leaves[a] as number) - (leaves[b] as number) || a - b);
    cores.forEach((fork, i) => {
      ranks[fork] = places[i] as number;
    });
  });
  return ranks;
}

/** Incidents that roll sockets back at a reading of the cores. `other` replaces the incident with its id. */
function rollingAt(world: WorldName, step: number, other: Incident | undefined): Incident[] {
  const incidents = rollingBackAt(world, step);
  if (!other) return incidents;
  const t = step * CORE_READING_MS;
  const rolls = other.ended <= t && t < other.recovered;
  return [...incidents.filter(({ id }) => id !== other.id), ...(rolls ? [other] : [])];
}

/** Utilisation of the cores outside socket 0 at each point of the slice's paths. */
function pathOf(world: WorldName, start: number, other: Incident | undefined): ForkSlice['path'] {
  const first = floor((start + phaseStart('fork')) / PATH_MS);
  const last = floor((start + SLICE_MS) / PATH_MS) + 1;
  const readings = Array.from({ length: last - first + 1 }, (_, i) => {
    const step = (first + i) * STRIDE;
    const all: number[] = [];
    eachCore(world, step, rollingAt(world, step, other), (utilisation) => {
      all.push(utilisation);
    });
    return all.slice(SOCKET_CORES);
  });
  return { from: first * PATH_MS, readings };
}

/** Correlation id of the incident that cut the fork last by `t`, or null. */
export const vetoedBy = ({ runs }: SliceFork, t: number): string | null =>
  runs.findLast(({ corr, to }) => corr !== null && to <= t)?.corr ?? null;

/** Index of the fork with the best score by `t` among those that no interlock has vetoed; null if none is left. */
function bestOf(forks: readonly SliceFork[], t: number): number | null {
  let best: number | null = null;
  forks.forEach((fork, i) => {
    if (fork.scored > t || vetoedBy(fork, t) !== null) return;
    if (best === null || fork.score > (forks[best] as SliceFork).score) best = i;
  });
  return best;
}

/** Best forks of a slice. The best one can change whenever a fork is scored or cut. */
function bestForks(forks: readonly SliceFork[], start: number): Best[] {
  const first = start + phaseStart('eval');
  const changes = forks.flatMap(({ scored, runs }) => [
    ...(scored < Number.POSITIVE_INFINITY ? [scored] : []),
    ...runs.flatMap(({ to, corr }) => (corr === null ? [] : [to])),
  ]);
  const instants = [first, ...changes.filter((t) => t > first)].sort((a, b) => a - b);
  const bests = instants.map((from) => ({ from, fork: bestOf(forks, from) }));
  return bests.filter(({ fork }, i) => i === 0 || fork !== bests[i - 1]?.fork);
}

/**
 * Candidate actions in the slice that begins at `start`, each with the fork drawn for it, whether that is out or not.
 */
export function offeredActions(world: WorldName, start: number): Omit<Action, 'gain'>[] {
  const detail = stream(world, 'forks/action');
  const schedule: Schedule = { period: ACTION_PERIOD_MS, jitter: stream(world, 'forks/instant') };
  return itemsBetween(schedule, start + phaseStart('fork'), start + SLICE_MS).map(({ n, ts }) => ({
    n,
    ts,
    fork: detail.int(FORKS, n),
  }));
}

function sliceOf(world: WorldName, index: number, other?: Incident): ForkSlice {
  const start = index * SLICE_MS;
  const end = start + SLICE_MS;
  const score = stream(world, 'forks/score');
  const vetoes = vetoesBetween(world, start, end, other);
  const work = sandboxWork(world, index);
  const leaves = work.map(({ hours }) => hours?.from ?? end);
  const ranks = ranksOf(stream(world, 'forks/order'), index, leaves);
  const rollback = start + phaseStart('rollback');
  const runs = work.map(({ socket, hours }) => {
    const back = hours && floor(end - MARGIN_MS - (hours.to - rollback) * CLOSING);
    const socketVetoes = vetoes.filter(({ sockets }) => sockets.includes(socket));
    return hours && back ? runsOf(hours, socketVetoes, back, end) : [];
  });
  const detail = stream(world, 'forks/action');
  const actions = offeredActions(world, start).flatMap(({ n, ts, fork }) => {
    const out = runs[fork]?.some(({ from, to }) => from <= ts && ts < to);
    return out ? [{ n, ts, fork, gain: floor((detail.unit(n, 1) * 2 - 1) * 1_000) / 1_000 }] : [];
  });
  const evaluated = start + phaseStart('eval');
  const forks = work.map(({ core, socket, scenario }, i): SliceFork => {
    const first = actions.find(({ fork }) => fork === i)?.ts ?? Number.POSITIVE_INFINITY;
    return {
      core,
      socket,
      rank: ranks[i] as number,
      scenario,
      score: floor(quantile(SCORES, score.unit(index, i)) * 10 + 0.5) / 10,
      scored: max(evaluated, first),
      runs: runs[i] as readonly ForkRun[],
    };
  });
  const marks = vetoes.filter(
    ({ id, sockets, ended }) =>
      ended >= start && (sockets.includes(0) || forks.some(({ runs }) => runs.some(({ corr }) => corr === id))),
  );
  const [bests, path] = [bestForks(forks, start), pathOf(world, start, other)];
  return { index, start, forks, actions, vetoes, marks, bests, path };
}

const openSlices = cacheLast(4, (world: WorldName) => cacheSequence(KEPT_SLICES, (index) => sliceOf(world, index)));

export const forkSlice = (world: WorldName, index: number): ForkSlice => openSlices(world)(index);

/** Forks of slice number `index` in a world in which no interlock vetoes this incident: the same as under that edit. */
export const unvetoedSlice = (world: WorldName, index: number, incident: Incident): ForkSlice =>
  sliceOf(world, index, withoutVeto(world, incident));

/** Index of the fork that would be committed at `t`. Null before the slice is evaluated, and if none is left. */
export const bestAt = ({ bests }: ForkSlice, t: number): number | null =>
  bests.findLast(({ from }) => from <= t)?.fork ?? null;
