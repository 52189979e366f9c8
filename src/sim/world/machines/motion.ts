import { cacheSequence } from '../../math/cache-sequence';
import { clamp, floor, max, min } from '../../math/math';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import type { MachineName } from '../incidents/drills';
import { type Cut, releaseOf } from './cuts';
import { returnWay } from './off-route';
import { legAt, legInPatrol, legStart, legsOf, rhythmOf, stepsOf } from './rhythm';
import { SPECS, type Spec, type Terrain } from './specs';
import { restOf, type Stop, stopAt } from './stop';

/** Milliseconds for which a machine that was held sounds its warning at least, from standstill on, before it moves. */
export const WARNING_MS = 2_000;
/** Most metres a second of a machine on its way back to its route. */
export const RETURN_SPEED = 0.3;
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
  readonly holds: readonly MotionHold[];
  /** Metres along the patrol up to which the machine is on its way back to its route at the end of the leg. */
  readonly returnsTo: number;
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
  /**
   * When it has become a person’s to restart the machine, which ends the hold; absent where the gate opens by itself.
   */
  readonly person?: number;
}

/** A hold as the motion makes it: until the machine may move again. */
export interface MotionHold extends MachineHold {
  to: number;
  /** When the gate opens, or a person starts the machine. */
  readonly opens: number;
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

const isIn = (t: number, { from, to }: MachineHold) => from <= t && t < to;

/**
 * Motion at the part `u` of a step, from its own speed and those of the steps beside it: metres and metres a second. As
 * in a quadratic spline, the speed where two steps meet is the mean of theirs.
 */
function within(before: number, during: number, after: number, u: number, { step }: Spec): MotionSample {
  const left = 1 - u;
  const speed = (left * left * before + (1 + 2 * u * left) * during + u * u * after) / 2;
  const share = (before * (1 - left * left * left)) / 6 + during * (u / 2 + (u * u) / 2 - (u * u * u) / 3);
  return { place: ((share + (after * u * u * u) / 6) * step) / 1_000, speed };
}

/** The holds at the beginning of a step, which last for WARNING_MS longer than the machine `moves`. */
function holdsAt(holds: readonly MotionHold[], t: number, moves: boolean, step: number): readonly MotionHold[] {
  const now = holds.filter((hold) => isIn(t, hold));
  if (moves) for (const hold of now) hold.to = max(hold.to, t + step + WARNING_MS);
  return now;
}

/**
 * The motion of one machine. At the beginning of each step a speed is committed for the step after it: that of its
 * rhythm while it is not held, or else none. The speeds between are a quadratic spline through the committed ones. A
 * step that has been committed is made: a Tern that is held at 2.4 m/s commits 1.8, 1.2, 0.6 and 0 m/s. A hold ends
 * when the gate is open and the machine has stood for WARNING_MS. Without the leg before, a place counts from 0.
 */
function legOf({ world, machine, cuts, holds }: Course, index: number, previous?: Leg): Leg {
  const spec = SPECS[machine];
  const start = legStart(machine, index);
  const end = legStart(machine, index + 1);
  const surface = surfaceOf(world, machine, index);
  // A leg begins at rest: whatever began before it has the machine standing.
  const held = holds(start - WARNING_MS, end).map((hold) => ({
    ...hold,
    opens: hold.to,
    to: max(hold.to, hold.from + WARNING_MS),
  }));
  const rhythm = rhythmOf(world, machine, index);
  const steps = stepsOf(machine);
  const places = new Float64Array(steps + 1);
  const speeds = new Float64Array(steps + 2);
  const stops: Stop[] = [];
  let release = cuts.reduce((end, cut) => (cut.at < start ? max(end, releaseOf(cut)) : end), 0);
  let returnsTo = previous?.returnsTo ?? 0;
  places[0] = previous?.places.at(-1) ?? 0;
  for (let j = 0; j < steps; j++) {
    const t = start + j * spec.step;
    const [before = 0, during = 0] = [speeds[j], speeds[j + 1]];
    const place = places[j] as number;
    const holding = holdsAt(held, t, before > 0 || during > 0, spec.step);
    // The way back begins where it stands.
    returnsTo = holding.reduce((end, { off = 0 }) => max(end, place + returnWay(off)), returnsTo);
    const pace = rhythm.pace(j) * spec.top;
    const target = holding.length > 0 ? 0 : min(pace, place < returnsTo ? RETURN_SPEED : pace);
    const after = t < release ? 0 : clamp(target, during - spec.gain, during + spec.gain);
    const cut = cuts.find(({ at }) => at >= t && at < t + spec.step);
    const progress = (u: number): MotionSample =>
      t < release ? { place: 0, speed: 0 } : within(before, during, after, u, spec);
    speeds[j + 2] = after;
    places[j + 1] = place + progress(1).place;
    if (!cut) continue;
    const u = (cut.at - t) / spec.step;
    const { place: made, speed } = progress(u);
    const left = machine === 'heron' ? ((1 - u) * spec.step) / 1_000 : 0;
    const landing = place + progress(1).place + (after * spec.step) / 2_000;
    const stop = { machine, at: cut.at, from: place + made, speed, surface, left, landing, step: j };
    stops.push(stop);
    places[j + 1] = stop.from + restOf(stop).distance;
    release = releaseOf(cut);
  }
  return { index, start, surface, places, speeds, stops, holds: held, returnsTo };
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
  /** Hold of the machine at `t`, a drill before a false trip; undefined while it may move. */
  holdAt(t: number): MotionHold | undefined;
  at(t: number): MotionSample;
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
    holdAt: (t) =>
      leg(legAt(machine, t))
        .holds.filter((hold) => isIn(t, hold))
        .sort((a, b) => Number(a.corr === null) - Number(b.corr === null) || b.from - a.from)[0],
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
