import { cacheSequence } from '../../math/cache-sequence';
import { clamp, floor, max } from '../../math/math';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import type { MachineName } from '../incidents/drills';
import { type Cut, releaseOf } from './cuts';
import { legAt, legInPatrol, legStart, legsOf, rhythmOf, stepsOf } from './rhythm';
import { SPECS, type Spec, type Terrain } from './specs';
import { restOf, type Stop, stopAt } from './stop';

/** Share of the legs in which a Tern is on wet grass. */
const WET = 0.25;

/** Motion of a machine in one leg of its patrol. */
export interface Leg {
  readonly index: number;
  /** Milliseconds since the Unix epoch. */
  readonly start: number;
  readonly surface: Terrain;
  /** Metres along the patrol at the beginning of each committed step, and at the end of the last. */
  readonly places: Float64Array;
  /** Committed speeds: that of step `j` at `j + 1`, because the first is that of the step before the leg. */
  readonly speeds: Float64Array;
  readonly stops: readonly Stop[];
}

/** Hold of a machine: a time in which its gate is closed, milliseconds since the Unix epoch. */
export interface MachineHold {
  readonly from: number;
  readonly to: number;
  /** Correlation id of the drill; null for a false trip. */
  readonly corr: string | null;
  /** Index of the interlock that trips falsely, 0 to 14. */
  readonly trips?: number;
}

/** Place and speed of a machine at an instant. */
export interface MotionSample {
  /** Place along the patrol, metres. */
  readonly place: number;
  /** Speed, metres a second. */
  readonly speed: number;
}

/** True if a machine stands at that speed, as far as is printed: it would be 0.00 m/s. */
export const isAtRest = (speed: number): boolean => speed < 0.005;

/** Surface under a machine in leg number `index`. */
function surfaceOf(world: WorldName, machine: MachineName, index: number): Terrain {
  if (machine === 'heron') return 'rubble';
  if (machine === 'petrel') return 'still water';
  return stream(world, 'machines/surface').chance(WET, index) ? 'wet grass' : 'dry concrete';
}

const isIn = (spans: readonly MachineHold[], t: number) => spans.some(({ from, to }) => from <= t && t < to);

/**
 * Motion at the part `u` of a step, from its own speed and those of the steps beside it: metres and metres a second.
 */
function within(before: number, during: number, after: number, u: number, { step }: Spec): MotionSample {
  const left = 1 - u;
  const speed = (left * left * before + (1 + 2 * u * left) * during + u * u * after) / 2;
  const share = (before * (1 - left * left * left)) / 6 + during * (u / 2 + (u * u) / 2 - (u * u * u) / 3);
  return { place: ((share + (after * u * u * u) / 6) * step) / 1_000, speed };
}

/**
 * Motion of one machine in a leg. At the beginning of each step a speed is committed for the step after it: that of its
 * rhythm while its gate is open, or else 0. The speeds between are a quadratic spline through the committed ones. A
 * step that has been committed is made.
 */
function legOf({ world, machine, cuts, holds }: Course, index: number, from: number): Leg {
  const spec = SPECS[machine];
  const start = legStart(machine, index);
  const end = legStart(machine, index + 1);
  const surface = surfaceOf(world, machine, index);
  const closed = holds(start, end);
  const rhythm = rhythmOf(world, machine, index);
  const steps = stepsOf(machine);
  const places = new Float64Array(steps + 1);
  const speeds = new Float64Array(steps + 2);
  const stops: Stop[] = [];
  let release = cuts.reduce((end, cut) => (cut.at < start ? max(end, releaseOf(cut)) : end), 0);
  places[0] = from;
  for (let j = 0; j < steps; j++) {
    const t = start + j * spec.step;
    const [before = 0, during = 0] = [speeds[j], speeds[j + 1]];
    const target = isIn(closed, t) ? 0 : rhythm.pace(j) * spec.top;
    const after = t < release ? 0 : clamp(target, during - spec.gain, during + spec.gain);
    const cut = cuts.find(({ at }) => at >= t && at < t + spec.step);
    const progress = (u: number): MotionSample =>
      t < release ? { place: 0, speed: 0 } : within(before, during, after, u, spec);
    speeds[j + 2] = after;
    places[j + 1] = (places[j] as number) + progress(1).place;
    if (!cut) continue;
    const u = (cut.at - t) / spec.step;
    const { place, speed } = progress(u);
    const left = machine === 'heron' ? ((1 - u) * spec.step) / 1_000 : 0;
    const landing = (places[j] as number) + progress(1).place + (after * spec.step) / 2_000;
    const stop = { machine, at: cut.at, from: (places[j] as number) + place, speed, surface, left, landing, step: j };
    stops.push(stop);
    places[j + 1] = stop.from + restOf(stop).distance;
    release = releaseOf(cut);
  }
  return { index, start, surface, places, speeds, stops };
}

/** Course: everything on which the motion of a machine depends. */
interface Course {
  readonly world: WorldName;
  readonly machine: MachineName;
  /** Cuts of this machine. */
  readonly cuts: readonly Cut[];
  /** Holds that touch (from, to), in which its gate is closed. */
  readonly holds: (from: number, to: number) => readonly MachineHold[];
}

/** Motion of one machine of a world, under the cuts of its current. */
export interface Motion extends Pick<Course, 'world' | 'machine' | 'cuts'> {
  leg(index: number): Leg;
  /** Cut that holds the machine at `t`, if any. */
  cutAt(t: number): Cut | undefined;
  /** Stop of a cut. */
  stopOf(cut: Cut): Stop;
  at(t: number): MotionSample;
}

/** Motion on a course. Places count from the beginning of leg `first`, or else of the patrol. */
export function openMotion(course: Course, first?: number): Motion {
  const { world, machine, cuts } = course;
  const spec = SPECS[machine];
  const leg: (index: number) => Leg = cacheSequence(2 * legsOf(machine) + 4, (index) => {
    const isFirst = index === first || legInPatrol(machine, index) === 0;
    return legOf(course, index, isFirst ? 0 : (leg(index - 1).places.at(-1) as number));
  });
  const cutAt = (t: number) => cuts.findLast((cut) => cut.at <= t && t < releaseOf(cut));
  const stopOf = (cut: Cut) => leg(legAt(machine, cut.at)).stops.find(({ at }) => at === cut.at) as Stop;
  return {
    world,
    machine,
    cuts,
    leg,
    cutAt,
    stopOf,
    at(t) {
      const cut = cutAt(t);
      if (cut) {
        const stop = stopOf(cut);
        const { travelled, speed } = stopAt(stop, (t - cut.at) / 1_000);
        return { place: stop.from + travelled, speed };
      }
      const { start, places, speeds } = leg(legAt(machine, t));
      const j = floor((t - start) / spec.step);
      const [before, during, after] = [speeds[j] as number, speeds[j + 1] as number, speeds[j + 2] as number];
      const { place, speed } = within(before, during, after, (t - start) / spec.step - j, spec);
      return { place: (places[j] as number) + place, speed };
    },
  };
}
