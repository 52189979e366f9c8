import type { Dashboard, Settings } from '../../src/dashboards/contract';
import { constantRate } from '../../src/dashboards/events/sim-schedule';
import { forkSlice } from '../../src/dashboards/forks/sim-slice';
import { linesOf } from '../../src/dashboards/forks/stage-lines';
import { packLines } from '../../src/dashboards/forks/stage-points';
import { dashboards } from '../../src/dashboards/registry';
import { stream } from '../../src/sim/math/random';
import { RATE, RETENTION } from '../../src/sim/words/event-settings';
import { MAX_CYCLE_DAYS } from '../../src/sim/world/cycle';
import { SLICE_MS } from '../../src/sim/world/scenario';

/** Instants that are measured in each order, and computed before to warm up. */
export const INSTANTS = 1_000;
const WARM_UP = 300;
/**
 * Seeks before the first that counts, in two halves: for some hundreds V8 compiles what they run, beside them and in their way, and again
 * after what the process's start has left was collected in between.
 */
const WARM_UP_SEEKS = 2_000;
/** Seeks of all dashboards together that are measured, each once. */
export const SEEKS = 3_000;
/** Rounds in which each frame is measured: a machine that takes a turn for something else does so once. */
const ROUNDS = 3;
/** Seeks after which nothing is remembered of the instants before them. */
const FORGETTING = 20;
/** Frames that are measured, at 60 a second. */
export const FRAMES = 3_600;
const FRAME_MS = 1_000 / 60;

/** Where the instants begin, milliseconds since the Unix epoch, and how far the random ones reach. */
const FIRST = Date.UTC(2026, 2, 3, 9);
const REACH_MS = 365 * 86_400_000;

const SEED = 'northwall';

/** The settings under which a state is largest, of the dashboards that have any. */
const LARGEST: Partial<Record<keyof typeof dashboards, Settings>> = {
  events: { rates: constantRate(RATE.highest), retention: RETENTION.highest },
  throughput: { cycleDays: MAX_CYCLE_DAYS },
  history: { cycleDays: MAX_CYCLE_DAYS },
};

/** Microseconds. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

/** One dashboard's cost, at instants in a row, one cadence apart, and at random ones, which nothing remembered serves. */
export interface StateCost {
  readonly id: string;
  readonly settings: 'default' | 'largest';
  readonly consecutive: Spread;
  readonly random: Spread;
}

/** What `models.ts` writes, as JSON. */
export interface Models {
  readonly world: WorldCost;
  readonly states: readonly StateCost[];
  /** A new slice of the forks, and its geometry. */
  readonly slice: { readonly model: Spread; readonly geometry: Spread };
}

/** What all dashboards cost together. */
export interface WorldCost {
  /** Microseconds of the process's first seek, of which V8 has compiled nothing yet. */
  readonly first: number;
  /** All states at a random instant, each measured once, whatever the collector or the machine did meanwhile. */
  readonly seek: Spread;
  /** The same seeks, of whose time only as much counts as the process, the collector included, had of the processors. */
  readonly seekWork: Spread;
  /** All states that are due in a frame of a page that shows every dashboard, each the best of three rounds. */
  readonly frame: Spread;
}

/** Times `run` for 0 to `count` - 1, so many rounds one after another, each after `ready`; what counts is the best of each. */
function time(count: number, run: (i: number) => void, rounds = 1, ready = () => {}): Spread {
  const costs = Array.from({ length: count }, () => Number.POSITIVE_INFINITY);
  for (let n = 0; n < rounds * count; n++) {
    const i = n % count;
    if (i === 0) ready();
    const before = performance.now();
    run(i);
    costs[i] = Math.min(costs[i] as number, (performance.now() - before) * 1_000);
  }
  return spreadOf(costs);
}

function spreadOf(costs: readonly number[]): Spread {
  const sorted = costs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}

/** Times `run` for 0 to `count` - 1, each once: by the wall, and without what the machine took from the process meanwhile. */
function timeOnce(count: number, run: (i: number) => void): Pick<WorldCost, 'seek' | 'seekWork'> {
  const costs = Array.from({ length: count }, (_, i) => {
    const used = process.cpuUsage();
    const before = performance.now();
    run(i);
    const wall = (performance.now() - before) * 1_000;
    const { user, system } = process.cpuUsage(used);
    return { wall, work: Math.min(wall, user + system) };
  });
  return { seek: spreadOf(costs.map(({ wall }) => wall)), seekWork: spreadOf(costs.map(({ work }) => work)) };
}

const all = Object.values<Dashboard>(dashboards);

function randomInstant(): (i: number) => number {
  const draws = stream(SEED, 'bench/instants');
  return (i) => FIRST + Math.floor(draws.unit(i) * REACH_MS);
}

/** Measures every dashboard of the registry, at its default settings and at its largest. */
export function measureStates(): StateCost[] {
  const random = randomInstant();
  return all.flatMap(({ id, cadence, state, settings: usual }) => {
    const largest = LARGEST[id as keyof typeof dashboards];
    const measured = [{ name: 'default', settings: usual } as const];
    const both = largest ? [...measured, { name: 'largest', settings: largest } as const] : measured;
    return both.map(({ name, settings }) => {
      for (let i = 0; i < WARM_UP; i++) state(SEED, random(-1 - i), settings);
      return {
        id,
        settings: name,
        consecutive: time(INSTANTS, (i) => state(SEED, FIRST + i * cadence, settings)),
        random: time(INSTANTS, (i) => state(SEED, random(i), settings)),
      };
    });
  });
}

/** Measures all dashboards together, in a process that has computed no state yet. */
export function measureWorld(): WorldCost {
  const random = randomInstant();
  const steps = new Map<Dashboard, number>();
  const frame = (i: number) => {
    const t = FIRST + i * FRAME_MS;
    for (const dashboard of all) {
      const step = Math.floor(t / dashboard.cadence);
      if (steps.get(dashboard) === step) continue;
      steps.set(dashboard, step);
      dashboard.state(SEED, t, dashboard.settings);
    }
  };
  const toInstant = (i: number) => {
    const t = random(INSTANTS + i);
    for (const { state, settings } of all) state(SEED, t, settings);
  };
  const { most: first } = time(1, () => toInstant(-1 - WARM_UP_SEEKS));
  for (let i = -WARM_UP_SEEKS; i < 0; i++) {
    if (i === -WARM_UP_SEEKS / 2) globalThis.gc?.();
    toInstant(i);
  }
  const seeks = timeOnce(SEEKS, toInstant);
  const begin = () => {
    for (let i = 0; i < FORGETTING; i++) toInstant(i);
    frame(-1);
  };
  return { first, ...seeks, frame: time(FRAMES, frame, ROUNDS, begin) };
}

/** Measures what a new slice of the forks takes, once in 90 s: its model and the geometry of its drawing. */
export function measureSlices(): Models['slice'] {
  const first = Math.floor(FIRST / SLICE_MS);
  const slice = (i: number) => forkSlice(SEED, first + i);
  const geometry = (i: number) => packLines(linesOf(slice(i)));
  for (let i = 0; i < WARM_UP; i++) geometry(-1 - i);
  const model = time(INSTANTS, slice);
  const costs = Array.from({ length: INSTANTS }, (_, i) => {
    const lines = slice(i);
    const before = performance.now();
    packLines(linesOf(lines));
    return (performance.now() - before) * 1_000;
  });
  return { model, geometry: spreadOf(costs) };
}
