import { cacheLast } from '../../sim/math/cache-last';
import { cacheSequence } from '../../sim/math/cache-sequence';
import { ceil, clamp, floor, max, min } from '../../sim/math/math';
import { stream } from '../../sim/math/random';
import { faultEnd, faultsBetween } from '../../sim/world/gate';
import { incidentsBetween, maxDuration } from '../../sim/world/incidents';
import { PHASES, type Phase, phaseIndexAt, SLICE_MS } from '../../sim/world/scenario';
import { type Cut, releaseOf } from './sim-cuts';
import { type MachineName, SPECS, type Spec, type Surface } from './sim-machines';
import { restOf, type Stop, stopAt } from './sim-stop';

/** Slices of a patrol, after which the machine starts again at its base, with another battery. */
export const PATROL_SLICES = 20;
/** Share of its top speed at which a machine goes in each phase of a slice. */
const PACE: Readonly<Record<Phase, number>> = { ingest: 1, fork: 0.5, eval: 1, rollback: 0 };
/** Share of the slices in which a Tern is on wet grass. */
const WET = 0.25;
/** Slices of a machine that stay known. */
const KEPT_LEGS = 2 * PATROL_SLICES + 4;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The motion of a machine in one slice. */
export interface Leg {
  readonly index: number;
  /** Milliseconds since the Unix epoch. */
  readonly start: number;
  readonly surface: Surface;
  /** Metres along the patrol at the beginning of each committed step, and at the end of the last. */
  readonly places: Float64Array;
  /** Committed speeds: that of step `j` at `j + 1`, as the first is that of the step before the slice. */
  readonly speeds: Float64Array;
  readonly stops: readonly Stop[];
}

/** Where a machine is at an instant. */
export interface Going {
  /** Metres along the patrol. */
  readonly place: number;
  /** Metres a second. */
  readonly speed: number;
}

/** The times in a slice at which the veto gate is closed. */
const closedIn = cacheLast(4, (world: string) =>
  cacheSequence(KEPT_LEGS, (index): readonly Span[] => {
    const start = index * SLICE_MS;
    const end = start + SLICE_MS;
    const vetoes = incidentsBetween(world, start - maxDuration(world), end)
      .filter(({ vetoed, recovered }) => vetoed < end && recovered > start)
      .map(({ vetoed, recovered }) => ({ from: vetoed, to: recovered }));
    const strays = faultsBetween(world, start, end)
      .filter(({ corr }) => corr === null)
      .map((fault) => ({ from: fault.onset, to: faultEnd(fault) }));
    return [...vetoes, ...strays];
  }),
);

/** What a machine goes on in slice number `index`. */
function surfaceOf(world: string, machine: MachineName, index: number): Surface {
  if (machine === 'heron') return 'rubble';
  if (machine === 'petrel') return 'still water';
  return stream(world, 'machines/surface').chance(WET, index) ? 'wet grass' : 'dry concrete';
}

const isIn = (spans: readonly Span[], t: number) => spans.some(({ from, to }) => from <= t && t < to);

/** The part `u` of a step whose own speed and those of the steps beside it are given: metres and metres a second. */
function within(before: number, own: number, after: number, u: number, { step }: Spec): Going {
  const left = 1 - u;
  const speed = (left * left * before + (1 + 2 * u * left) * own + u * u * after) / 2;
  const share = (before * (1 - left * left * left)) / 6 + own * (u / 2 + (u * u) / 2 - (u * u * u) / 3);
  return { place: ((share + (after * u * u * u) / 6) * step) / 1_000, speed };
}

/**
 * The motion of one machine. At the beginning of each step a speed is committed for the step after it, if the gate is open, or else none; the
 * speeds between are a quadratic spline through the committed ones. A step that has been committed is made.
 */
function legOf(world: string, machine: MachineName, cuts: readonly Cut[], index: number, from: number): Leg {
  const spec = SPECS[machine];
  const start = index * SLICE_MS;
  const surface = surfaceOf(world, machine, index);
  const closed = closedIn(world)(index);
  const steps = ceil(SLICE_MS / spec.step);
  const places = new Float64Array(steps + 1);
  const speeds = new Float64Array(steps + 2);
  const stops: Stop[] = [];
  let held = cuts.reduce((end, cut) => (cut.at < start ? max(end, releaseOf(cut)) : end), 0);
  places[0] = from;
  for (let j = 0; j < steps; j++) {
    const t = start + j * spec.step;
    const [before = 0, own = 0] = [speeds[j], speeds[j + 1]];
    const pace = PACE[PHASES[phaseIndexAt(min(t - start, SLICE_MS - 1))] as Phase] * spec.top;
    const wanted = isIn(closed, t) ? 0 : pace;
    const after = t < held ? 0 : clamp(wanted, own - spec.gain, own + spec.gain);
    const cut = cuts.find(({ at }) => at >= t && at < min(t + spec.step, start + SLICE_MS));
    const made = (u: number): Going => (t < held ? { place: 0, speed: 0 } : within(before, own, after, u, spec));
    speeds[j + 2] = after;
    places[j + 1] = (places[j] as number) + made(1).place;
    if (!cut) continue;
    const u = (cut.at - t) / spec.step;
    const { place, speed } = made(u);
    const left = machine === 'heron' ? ((1 - u) * spec.step) / 1_000 : 0;
    const landing = (places[j] as number) + made(1).place + (after * spec.step) / 2_000;
    const stop = { machine, at: cut.at, from: (places[j] as number) + place, speed, surface, left, landing, step: j };
    stops.push(stop);
    places[j + 1] = stop.from + restOf(stop).distance;
    held = releaseOf(cut);
  }
  return { index, start, surface, places, speeds, stops };
}

/** One machine of a world, under the cuts of its current. */
export interface Motion {
  readonly world: string;
  readonly machine: MachineName;
  readonly cuts: readonly Cut[];
  leg(index: number): Leg;
  /** The cut that holds the machine at `t`, if any. */
  cutAt(t: number): Cut | undefined;
  /** The stop of a cut. */
  stopOf(cut: Cut): Stop;
  at(t: number): Going;
}

function openMotion(world: string, machine: MachineName, cuts: readonly Cut[]): Motion {
  const spec = SPECS[machine];
  const leg: (index: number) => Leg = cacheSequence(KEPT_LEGS, (index) => {
    const isFirst = index % PATROL_SLICES === 0;
    return legOf(world, machine, cuts, index, isFirst ? 0 : (leg(index - 1).places.at(-1) as number));
  });
  const cutAt = (t: number) => cuts.findLast((cut) => cut.at <= t && t < releaseOf(cut));
  const stopOf = (cut: Cut) => leg(floor(cut.at / SLICE_MS)).stops.find(({ at }) => at === cut.at) as Stop;
  return {
    world,
    machine,
    cuts,
    leg,
    cutAt,
    stopOf,
    at(t) {
      const index = floor(t / SLICE_MS);
      const cut = cutAt(t);
      if (cut) {
        const stop = stopOf(cut);
        const { travelled, speed } = stopAt(stop, (t - cut.at) / 1_000);
        return { place: stop.from + travelled, speed };
      }
      const { start, places, speeds } = leg(index);
      const j = floor((t - start) / spec.step);
      const [before, own, after] = [speeds[j] as number, speeds[j + 1] as number, speeds[j + 2] as number];
      const { place, speed } = within(before, own, after, (t - start) / spec.step - j, spec);
      return { place: (places[j] as number) + place, speed };
    },
  };
}

const KEY = '|';
const motions = cacheLast(12, (key: string) => {
  const [machine = 'tern', cuts = '', ...rest] = key.split(KEY);
  const parsed = cuts === '' ? [] : cuts.split(',').map(Number);
  const own = Array.from({ length: parsed.length / 2 }, (_, i): Cut => {
    return { machine: machine as MachineName, at: parsed[2 * i] as number, back: parsed[2 * i + 1] as number };
  });
  return openMotion(rest.join(KEY), machine as MachineName, own);
});

/** The motion of a machine in `world`, whose current is cut as `cuts` say; those of other machines do not matter. */
export function motionOf(world: string, machine: MachineName, cuts: readonly Cut[]): Motion {
  const own = cuts.filter((cut) => cut.machine === machine).map(({ at, back }) => `${at},${back}`);
  return motions([machine, own.join(), world].join(KEY));
}
