import { cacheSequence } from '../../math/cache-sequence';
import { clamp, floor, max, min } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { type Cut, releaseOf } from './cuts';
import { dockIn, fastestTo } from './dock';
import type { MachineName } from './machine-names';
import { returnWay } from './off-route';
import { type Activity, legAt, legInPatrol, legStart, legsOf, rhythmOf, stepsOf } from './rhythm';
import { SPECS, type Terrain, WARNING_MS } from './specs';
import { type MotionSample, motionWithin, workIn } from './spline';
import { restOf, type Stop, stopAt } from './stop';
import { terrainAt } from './terrain';

/** Most metres a second of a machine on its way back to its route. */
export const RETURN_SPEED = 0.3;

/** Motion of a machine in one leg of its patrol. */
export interface Leg {
  readonly index: number;
  /** Milliseconds since the Unix epoch. */
  readonly start: number;
  /** Metres along the patrol at the beginning of each committed step, and at the end of the last. */
  readonly places: Float64Array;
  /** Metres that its drive has worked for, at the same instants: see `workedAt`. */
  readonly worked: Float64Array;
  /** Committed speeds: that of step `j` at `j + 1`, because the first is that of the step before the leg. */
  readonly speeds: Float64Array;
  readonly stops: readonly Stop[];
  readonly holds: readonly MotionHold[];
  /** Metres along the patrol up to which the machine is on its way back to its route at the end of the leg. */
  readonly returnsTo: number;
  /** Place of the dock, metres along the patrol, in the leg that leads to it; undefined in others. */
  readonly dock: number | undefined;
  /** Committed step from which it slows into its dock and stays there; infinity if it does not reach it in this leg. */
  readonly docks: number;
}

/** A time in which a machine’s gate is closed or, in its motion, it is held. Milliseconds since the Unix epoch. */
export interface MachineHold {
  readonly from: number;
  readonly to: number;
  /** Correlation id of the drill; null for a false trip. */
  readonly corr: string | null;
  /** Index of the interlock that trips falsely, 0 to 14. */
  readonly trips?: number;
  /** Metres that the machine is off its route when the hold begins; absent on it. */
  readonly off?: number;
  /** True if a person restarts the machine, which ends the hold; absent where the gate opens by itself. */
  readonly person?: true;
}

/** A hold as the motion makes it: until the machine may move again. */
export interface MotionHold extends MachineHold {
  to: number;
  /** When the gate opens, or a person starts the machine. */
  readonly opens: number;
}

/** True if a machine stands at that speed, as far as is printed: it would be 0.00 m/s. */
export const isAtRest = (speed: number): boolean => speed < 0.005;

const isIn = (t: number, { from, to }: MachineHold) => from <= t && t < to;

/** True if a machine moves in step `j`. The last foot of a Heron comes down in the step after that of its body. */
const movesIn = (machine: MachineName, speeds: Float64Array, j: number): boolean =>
  (speeds[j] ?? 0) > 0 || (speeds[j + 1] ?? 0) > 0 || (machine === 'heron' && (speeds[j - 1] ?? 0) > 0);

/** Returns the holds at the beginning of a step, lengthened to last WARNING_MS longer than the machine `moves`. */
function lengthenHoldsAt(holds: readonly MotionHold[], t: number, moves: boolean, step: number): readonly MotionHold[] {
  const now = holds.filter((hold) => isIn(t, hold));
  if (moves) for (const hold of now) hold.to = max(hold.to, t + step + WARNING_MS);
  return now;
}

/** A step of a machine: where it begins, and the speeds committed for the step before, for it and for the one after. */
interface Step {
  readonly index: number;
  /** Metres along the patrol. */
  readonly place: number;
  /** Metres a second, as are the two others. */
  readonly before: number;
  readonly during: number;
  readonly after: number;
}

/** Stop of a machine whose power is cut at the part `u` of a step. */
function stopWithin({ world, machine }: Course, step: Step, cut: Cut, u: number, dock: number | undefined): Stop {
  const { index, place, before, during, after } = step;
  const spec = SPECS[machine];
  const { place: begun, speed } = motionWithin(before, during, after, u, spec);
  const from = place + begun;
  const made = motionWithin(before, during, after, 1, spec).place;
  return {
    machine,
    at: cut.at,
    from,
    speed,
    terrain: terrainAt(world, machine, from, dock),
    left: machine === 'heron' ? ((1 - u) * spec.step) / 1_000 : 0,
    landing: place + made + (after * spec.step) / 2_000,
    step: index,
  };
}

/**
 * The motion of one machine. At the beginning of each step a speed is committed for the step after it: that of its
 * rhythm while it is not held, or else none. The speeds between are a quadratic spline through the committed ones. A
 * step that has been committed is made: a Tern that is held at 2.4 m/s commits 1.8, 1.2, 0.6 and 0 m/s. A hold ends
 * when the machine has stood with its gate open for WARNING_MS, a Heron with its last foot down. The last leg of a
 * patrol ends at rest in the dock. Without the leg before, a place counts from 0.
 */
function legOf(course: Course, index: number, previous?: Leg): Leg {
  const { world, machine, cuts, holds } = course;
  const spec = SPECS[machine];
  const start = legStart(machine, index);
  const end = legStart(machine, index + 1);
  // A leg begins at rest: whatever began before it has the machine standing.
  const held = holds(start - WARNING_MS, end).map((hold) => ({
    ...hold,
    opens: hold.to,
    to: hold.to + WARNING_MS,
  }));
  const rhythm = rhythmOf(world, machine, index);
  const steps = stepsOf(machine);
  const places = new Float64Array(steps + 1);
  const speeds = new Float64Array(steps + 2);
  const stops: Stop[] = [];
  let release = cuts.reduce((end, cut) => (cut.at < start ? max(end, releaseOf(cut)) : end), 0);
  let returnsTo = previous?.returnsTo ?? 0;
  const from = previous?.places.at(-1) ?? 0;
  places[0] = from;
  const worked = new Float64Array(steps + 1);
  worked[0] = previous?.worked.at(-1) ?? 0;
  const dock = dockIn(machine, index, from);
  let docks = Number.POSITIVE_INFINITY;
  for (let j = 0; j < steps; j++) {
    const t = start + j * spec.step;
    const [before = 0, during = 0] = [speeds[j], speeds[j + 1]];
    const place = places[j] as number;
    const holding = lengthenHoldsAt(held, t, movesIn(machine, speeds, j), spec.step);
    // The way back begins where it stands.
    returnsTo = holding.reduce((end, { off = 0 }) => max(end, place + returnWay(off)), returnsTo);
    const pace = rhythm.pace(j) * spec.top;
    const fastest = fastestTo(dock, { place, before, during }, spec);
    if (fastest < pace) docks = min(docks, j);
    const target = holding.length > 0 ? 0 : min(pace, place < returnsTo ? RETURN_SPEED : pace, fastest);
    const after = t < release ? 0 : clamp(target, during - spec.gain, during + spec.gain);
    speeds[j + 2] = after;
    // Once its power is cut, a machine makes no step.
    const made = t < release ? { before: 0, during: 0, after: 0 } : { before, during, after };
    const cut = cuts.find(({ at }) => at >= t && at < t + spec.step);
    const u = cut ? (cut.at - t) / spec.step : 1;
    worked[j + 1] = (worked[j] as number) + workIn(made.before, made.during, made.after, u, spec);
    if (!cut) {
      places[j + 1] = place + motionWithin(made.before, made.during, made.after, 1, spec).place;
      continue;
    }
    const stop = stopWithin(course, { index: j, place, ...made }, cut, u, dock);
    stops.push(stop);
    places[j + 1] = stop.from + restOf(stop).distance;
    release = releaseOf(cut);
  }
  return { index, start, places, worked, speeds, stops, holds: held, returnsTo, dock, docks };
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

/** Motion of one machine of a world, under the cuts of its power. */
export interface Motion extends Pick<Course, 'world' | 'machine' | 'cuts'> {
  leg(index: number): Leg;
  /** Cut that holds the machine at `t`, if any. */
  cutAt(t: number): Cut | undefined;
  /** Stop of a cut. */
  stopOf(cut: Cut): Stop;
  /**
   * Holds of the machine at `t`, first those whose gate is closed, of them one that a person ends, then a drill before
   * a false trip; none while it may move.
   */
  holdsAt(t: number): readonly MotionHold[];
  /** Activity of the machine in the rhythm of its patrol, whether or not it is held. */
  doingAt(t: number): Activity;
  at(t: number): MotionSample;
  /** Metres of the patrol that its drive has worked for at `t`, none of them without power. */
  workedAt(t: number): number;
}

/** Motion on a course. Places count from the beginning of leg `first`, or else of the patrol. */
export function openMotion(course: Course, first?: number): Motion {
  const { world, machine, cuts } = course;
  const spec = SPECS[machine];
  const leg: (index: number) => Leg = cacheSequence(2 * legsOf(machine) + 4, (index) => {
    const isFirst = index === first || legInPatrol(machine, index) === 0;
    return legOf(course, index, isFirst ? undefined : leg(index - 1));
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
    holdsAt: (t) =>
      leg(legAt(machine, t))
        .holds.filter((hold) => isIn(t, hold))
        .sort(
          (a, b) =>
            Number(a.opens <= t) - Number(b.opens <= t) ||
            Number(!a.person) - Number(!b.person) ||
            Number(a.corr === null) - Number(b.corr === null) ||
            b.from - a.from,
        ),
    doingAt(t) {
      const { index, start, docks } = leg(legAt(machine, t));
      const j = floor((t - start) / spec.step);
      return j >= docks ? 'dock' : rhythmOf(world, machine, index).doing(j);
    },
    workedAt(t) {
      const cut = cutAt(t);
      const at = cut ? cut.at : t;
      const { start, worked, speeds } = leg(legAt(machine, at));
      const j = floor((at - start) / spec.step);
      const [before, during, after] = [speeds[j] as number, speeds[j + 1] as number, speeds[j + 2] as number];
      return (worked[j] as number) + workIn(before, during, after, (at - start) / spec.step - j, spec);
    },
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
      const { place, speed } = motionWithin(before, during, after, (t - start) / spec.step - j, spec);
      return { place: (places[j] as number) + place, speed };
    },
  };
}

/** The surface at each place, metres along the patrol, as the leg at `t` has it. */
export function groundAt({ world, machine, leg }: Motion, t: number): (place: number) => Terrain {
  const { dock } = leg(legAt(machine, t));
  return (place) => terrainAt(world, machine, place, dock);
}
