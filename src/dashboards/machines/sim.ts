import { floor, max, rounded } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { motionOf } from '../../sim/world/machines/acts';
import { type Cut, orderedCuts } from '../../sim/world/machines/cuts';
import { type Deviation, deviationAt } from '../../sim/world/machines/deviation';
import { gaitAt, kneeOf, LEG, LEG_OF, LEGS } from '../../sim/world/machines/gait';
import { MACHINE_NAMES, type MachineName } from '../../sim/world/machines/machine-names';
import { groundAt, type Motion } from '../../sim/world/machines/motion';
import { petrelPose } from '../../sim/world/machines/petrel-pose';
import { type Activity, legInPatrol, legsOf, patrolStart } from '../../sim/world/machines/rhythm';
import { SPECS, type Terrain } from '../../sim/world/machines/specs';
import { restOf, stopAt } from '../../sim/world/machines/stop';
import { ternPose } from '../../sim/world/machines/tern-pose';
import { needOf, standingLeg, stoppedBy, type WaitReason, waitingOf, warnsAt } from './sim-waits';

/** Milliseconds for which a state holds. */
export const MACHINES_READING_MS = 200;

export type MachinesSettings = {
  /** Cuts of the machines' power, by machine and instant. */
  readonly cuts: readonly Cut[];
};

/** Settings before a visitor cuts the power. */
export const DEFAULTS: MachinesSettings = { cuts: [] };

/** Change of a speed at an instant. */
export type SpeedTrend = 'rising' | 'steady' | 'falling';

/** Pose of a Heron's leg. */
export interface LegPose {
  readonly leg: string;
  /** Completed part of its swing, 0 to 1; null on the ground. */
  readonly swing: number | null;
  /** Place of the knee from the hip, metres ahead and upwards. */
  readonly knee: readonly [number, number];
  /** Place of the ankle from the hip, metres ahead and upwards. */
  readonly ankle: readonly [number, number];
}

/** Pose of a machine. Slopes are millimetres by which the nose rises on a metre. */
export type Pose =
  | { readonly of: 'tern'; readonly track: number; readonly slope: number; readonly brake: number }
  | { readonly of: 'heron'; readonly height: number; readonly slope: number; readonly legs: readonly LegPose[] }
  | {
      readonly of: 'petrel';
      /** Height of the hull above its mean, millimetres. */
      readonly heave: number;
      readonly slope: number;
      /** Angle of the rudder in degrees to starboard. */
      readonly rudder: number;
      /** Fall of the drag plates, 0 to 1. */
      readonly plates: number;
      /** Chain of the anchor that is out, metres. */
      readonly chain: number;
    };

/** Stop without power. */
export interface Stopping {
  /** Instant at which the contactors opened, milliseconds since the Unix epoch. */
  readonly at: number;
  /** Instant at which a person starts it again, milliseconds since the Unix epoch; 0 for never. */
  readonly back: number;
  /** Speed at the cut, metres a second. */
  readonly speed: number;
  /** Metres travelled since the cut. */
  readonly travelled: number;
  /** Metres from the cut to rest. */
  readonly distance: number;
  /** Seconds from the cut to rest. */
  readonly seconds: number;
  readonly atRest: boolean;
}

/** Machine at a reading. */
export interface MachineState {
  readonly name: MachineName;
  readonly surface: Terrain;
  /** Leg of its patrol, from 1: without power, or halted, the one on which it was stopped. */
  readonly leg: number;
  /** Number of legs of a patrol. */
  readonly legs: number;
  /** Activity in the rhythm of its patrol, whether or not it is held. */
  readonly doing: Activity;
  /** Place along the patrol, metres. */
  readonly place: number;
  /** Speed, metres a second. */
  readonly speed: number;
  /** Change of its speed at this instant. */
  readonly trend: SpeedTrend;
  readonly pose: Pose;
  /** Charge of the battery, per cent. */
  readonly charge: number;
  readonly waits: WaitReason;
  /**
   * Correlation id of the incident that is a drill on it and holds it, or stopped it on its way to the pause in which
   * it is; null for a false trip.
   */
  readonly corr: string | null;
  /** Event that ends its hold: its gate opens, a person restarts it, or it is at rest. Null while none holds it. */
  readonly needs: 'gate' | 'person' | 'rest' | null;
  /** The interlock of its own whose false trip holds it or has stopped it so, of the 15, from 0. */
  readonly trips: number | null;
  readonly warns: boolean;
  readonly stop: Stopping | null;
  /** Deviation from its route on a proposal that no interlock vetoed, until it is back; null on its route. */
  readonly astray: Deviation | null;
}

/** State of the three machines, with the cuts of their power. */
export interface MachinesState {
  /** Milliseconds since the Unix epoch. */
  readonly ts: number;
  readonly world: WorldName;
  /** Cuts of the machines' power, by machine and instant. */
  readonly cuts: readonly Cut[];
  /** Machines in the order of MACHINE_NAMES. */
  readonly machines: readonly MachineState[];
}

/** Change of a speed in a millisecond, metres a second, up to which it is steady: what arithmetic leaves. */
const STEADY = 1e-6;

function trendOf(motion: Motion, t: number): SpeedTrend {
  const change = motion.at(t + 1).speed - motion.at(t).speed;
  if (change > STEADY) return 'rising';
  return change < -STEADY ? 'falling' : 'steady';
}

function poseOf(motion: Motion, t: number): Pose {
  const slope = (rise: number) => rounded(rise * 1_000, 1);
  if (motion.machine === 'tern') {
    const { track, slope: rise, brake } = ternPose(motion, t);
    return { of: 'tern', track: rounded(track, 3), slope: slope(rise), brake: rounded(brake, 2) };
  }
  if (motion.machine === 'petrel') {
    const { heave, slope: rise, rudder, plates, chain } = petrelPose(motion, t);
    return {
      of: 'petrel',
      heave: rounded(heave * 1_000, 0),
      slope: slope(rise),
      rudder: rounded(rudder, 1),
      plates: rounded(plates, 2),
      chain: rounded(chain, 2),
    };
  }
  const { feet, height, slope: rise } = gaitAt(motion, t);
  const { place } = motion.at(t);
  const legs = LEGS.map((leg, i): LegPose => {
    const { pair, front } = LEG_OF[i] as (typeof LEG_OF)[number];
    const { at, up, swing } = feet[pair];
    const hip = height + rise * (front ? LEG.hips : -LEG.hips);
    const ankle = { x: at - place, y: LEG.ankle + up - hip };
    const knee = kneeOf(ankle);
    return {
      leg,
      swing: swing === null ? null : rounded(swing, 2),
      knee: [rounded(knee.x, 3), rounded(knee.y, 3)],
      ankle: [rounded(ankle.x, 3), rounded(ankle.y, 3)],
    };
  });
  return { of: 'heron', height: rounded(height, 3), slope: slope(rise), legs };
}

function stopOf(motion: Motion, t: number): Stopping | null {
  const cut = motion.cutAt(t);
  if (!cut) return null;
  const stop = motion.stopOf(cut);
  const rest = restOf(stop);
  const since = (t - cut.at) / 1_000;
  return {
    at: cut.at,
    back: cut.back,
    speed: rounded(stop.speed, 2),
    travelled: rounded(stopAt(stop, since).travelled, 2),
    distance: rounded(rest.distance, 2),
    seconds: rounded(rest.seconds, 2),
    atRest: since >= rest.seconds,
  };
}

function machineAt(motion: Motion, t: number): MachineState {
  const { machine } = motion;
  const { perSecond, perMetre } = SPECS[machine];
  const { place, speed } = motion.at(t);
  const waits = waitingOf(motion, t);
  const astray = deviationAt(motion, t);
  const hold = waits === 'gate' ? motion.holdsAt(t)[0] : undefined;
  const stopper = waits === 'pause' ? stoppedBy(motion, t) : hold;
  const cut = motion.cutAt(t);
  const leg = standingLeg(motion, t);
  const patrol = (t - patrolStart(machine, cut?.at ?? t)) / 1_000;
  return {
    name: machine,
    // Without power, a machine is on the surface on which it brakes.
    surface: cut ? motion.stopOf(cut).terrain : groundAt(motion, t)(place),
    leg: legInPatrol(machine, leg) + 1,
    legs: legsOf(machine),
    doing: motion.doingAt(t),
    place: rounded(place, 2),
    speed: rounded(speed, 2),
    trend: trendOf(motion, t),
    pose: poseOf(motion, t),
    charge: rounded(max(100 * (1 - perSecond * patrol - perMetre * motion.workedAt(t)), 0), 1),
    waits,
    corr: stopper?.corr ?? null,
    needs: hold ? needOf(hold, t) : null,
    trips: stopper?.trips ?? null,
    warns: warnsAt(motion, waits, t),
    stop: stopOf(motion, t),
    astray: astray && { ...astray, off: rounded(astray.off, 2) },
  };
}

/** Machines at the newest reading at or before `t`. */
export function machinesAt(world: WorldName, t: number, settings: MachinesSettings): MachinesState {
  const ts = floor(t / MACHINES_READING_MS) * MACHINES_READING_MS;
  const cuts = orderedCuts(settings.cuts);
  return {
    ts,
    world,
    cuts,
    machines: MACHINE_NAMES.map((name) => machineAt(motionOf(world, name, cuts), ts)),
  };
}
