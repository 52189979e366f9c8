import { clamp, floor, lerp, max, min, smoothCubic } from '../../math/math';
import { type Cut, startOf } from './cuts';
import type { Leg, Motion } from './motion';
import { legAt } from './rhythm';
import { SPECS } from './specs';
import { restOf } from './stop';

/**
 * Lengths of a Heron in metres: thigh, shank to the ankle, the ankle above the ground, the hips from the body's middle.
 */
export const LEG = { thigh: 0.348, shank: 0.348, ankle: 0.023, hips: 0.409 } as const;
/**
 * Heights of the hips in metres: standing, with the knees sunk, and the one at which it puts its feet below them again.
 */
export const HEIGHT = { standing: 0.62, sunk: 0.1, crouched: 0.4 } as const;
/**
 * Legs in the order of the table. Those of a pair step together: the right fore leg with the left hind one. A Heron is
 * seen from its right.
 */
export const LEGS = ['right fore', 'right hind', 'left fore', 'left hind'] as const;
/** Pair of each leg, and whether it is a fore leg. */
export const LEG_OF = [
  { pair: 0, front: true },
  { pair: 1, front: false },
  { pair: 1, front: true },
  { pair: 0, front: false },
] as const;

/** Tangent of one degree. */
const DEGREE = 0.01745;
/**
 * Part of a footfall at its end in which all feet are down: without it the gait is a trot without rest, with more it
 * halts.
 */
const DOWN = 0.07;
/** Metres of a foot's lift in a step on the spot, and the addition at full speed. */
const LIFT = { least: 0.05, more: 0.06 } as const;
/** Metres by which the body rises and falls at full speed. */
const BOB = 0.011;
/** Degrees by which its nose rises at 1 m/s², and the milliseconds over which it follows. */
const LEAN = { degrees: 0.9, ms: 160 } as const;
/** Seconds in which the dampers lower its body. */
const SINK_S = 0.9;
/** Seconds in which it stops swaying after a cut. */
const SWAY_S = 0.5;
/** Metres behind the hip at which a foot that comes down without power is when the body has come to rest. */
const BEHIND = 0.04;
/**
 * Seconds of the procedure after a stop: reading the contactors back, rising, a footfall of each pair, rising again.
 */
const RISE = { read: 0.5, crouch: 0.8, step: 0.44, stand: 0.6 } as const;

/** Place of a foot in metres: along the patrol, relative to its hip's place when standing, and above the ground. */
export interface HeronFoot {
  readonly at: number;
  readonly up: number;
  /** Completed part of its swing, 0 to 1; null on the ground. */
  readonly swing: number | null;
}

/** Gait of a Heron, without its legs' angles. */
export interface Gait {
  /** Feet of each pair. */
  readonly feet: readonly [HeronFoot, HeronFoot];
  /** Height of the hips above the ground, metres. */
  readonly height: number;
  /** Rise of the nose on a metre of the body. */
  readonly slope: number;
}

const standing = (at: number): HeronFoot => ({ at, up: 0, swing: null });

/** Foot on its way from one place to another, at the part `u` of a footfall. */
function stepping(from: number, to: number, u: number, lift: number): HeronFoot {
  const gap = to - from;
  if (gap < 1e-4 && gap > -1e-4) return standing(from);
  const w = clamp(u / (1 - DOWN), 0, 1);
  if (w === 1) return standing(to);
  return { at: lerp(from, to, smoothCubic(w)), up: 16 * w * w * (1 - w) * (1 - w) * lift, swing: w };
}

/**
 * Place of the feet that land at the end of footfall `k`: midway in the body's travel during the next one at the same
 * speed.
 */
function footfall({ places, speeds, stops }: Leg, k: number): number {
  const cut = stops.find(({ step }) => step === k);
  if (cut) return cut.landing;
  const next = clamp(k + 1, 0, places.length - 1);
  return (places[next] as number) + ((speeds[next + 1] as number) * SPECS.heron.step) / 2_000;
}

/** Rise of the nose as the body speeds up or slows down: it follows the mean of the last tenths of a second. */
export function slopeOf(motion: Motion, t: number, degrees: number, ms: number): number {
  const gained = motion.at(t).speed - motion.at(t - ms).speed;
  return ((gained * 1_000) / ms) * degrees * DEGREE;
}

/** Lean of a Heron as its speed changes: the load moves to its hind legs or to its front legs. */
const leanOf = (motion: Motion, t: number): number => slopeOf(motion, t, LEAN.degrees, LEAN.ms);

function walking(motion: Motion, t: number): Gait {
  const { step, top } = SPECS.heron;
  const leg = motion.leg(legAt('heron', t));
  const k = floor((t - leg.start) / step);
  const u = (t - leg.start) / step - k;
  const pace = clamp(motion.at(t).speed / top, 0, 1);
  const lift = LIFT.least + LIFT.more * clamp((leg.speeds[k + 1] as number) / top, 0, 1);
  const swinging = stepping(footfall(leg, k - 2), footfall(leg, k), u, lift);
  const other = standing(footfall(leg, k - 1));
  const sway = u * (1 - u);
  return {
    feet: k % 2 === 0 ? [swinging, other] : [other, swinging],
    height: HEIGHT.standing - pace * BOB * (32 * sway * sway - 1),
    slope: leanOf(motion, t) + pace * 0.055 * sway * (1 - 2 * u) * (k % 2 === 0 ? 1 : -1),
  };
}

/**
 * Foot in the air when the power is cut: it comes down in the `left` seconds of its footfall, `s` seconds after the
 * cut.
 */
function comingDown(foot: HeronFoot, to: number, left: number, s: number): HeronFoot {
  if (foot.swing === null) return foot;
  const w = left <= 0 ? 1 : clamp(s / left, 0, 1);
  if (w === 1) return standing(to);
  return { at: lerp(foot.at, to, w * (2 - w)), up: foot.up * (1 - w * w), swing: foot.swing + (1 - foot.swing) * w };
}

/**
 * Height to which the hips sink. If a foot is ahead of its hip, as in the first footfalls from rest, its knee reaches
 * the ground before the body.
 */
const sunkHeight = (ahead: number): number => HEIGHT.sunk + min(2.6 * ahead, 0.09 + 0.95 * ahead);

/** Gait of a Heron whose power is cut, or that is started again. */
function withoutPower(motion: Motion, cut: Cut, t: number): Gait {
  const stop = motion.stopOf(cut);
  // At the cut its pose is that of the footfall interrupted.
  const before = walking(motion, cut.at);
  const end = stop.from + restOf(stop).distance;
  const s = (t - cut.at) / 1_000;
  const flying = before.feet.some(({ swing }) => swing !== null);
  const left = flying ? stop.left : 0;
  const landing = min(stop.landing, end - BEHIND);
  const down = before.feet.map((foot) => comingDown(foot, landing, left, s)) as [HeronFoot, HeronFoot];
  const ahead = before.feet.reduce((most, { at, swing }) => max(most, (swing === null ? at : landing) - end), 0);
  const sunk = clamp((s - left) / SINK_S, 0, 1);
  const swaying = before.slope - leanOf(motion, cut.at);
  const sinking: Gait = {
    feet: down,
    height: lerp(before.height, sunkHeight(ahead), smoothCubic(sunk)),
    slope: leanOf(motion, t) + swaying * (1 - smoothCubic(clamp(s / SWAY_S, 0, 1))),
  };
  const risen = (t - startOf(cut)) / 1_000 - RISE.read;
  return risen <= 0 ? sinking : rising(sinking, end, risen);
}

/**
 * Gait of a Heron that rises from where it sank: by half, then it puts the feet of each pair below the hips, then it
 * rises on.
 */
function rising({ feet, height }: Gait, at: number, s: number): Gait {
  const crouched = lerp(height, HEIGHT.crouched, smoothCubic(clamp(s / RISE.crouch, 0, 1)));
  const steps = [1, 0].map((pair, i) => {
    const u = clamp((s - RISE.crouch - i * RISE.step) / RISE.step, 0, 1);
    const { at: from } = feet[pair] as HeronFoot;
    // Each pair stands until its turn.
    return [pair, u > 0 ? stepping(from, at, u, LIFT.least) : standing(from)] as const;
  });
  const pairs = [0, 1].map((pair) => steps.find(([of]) => of === pair)?.[1]) as [HeronFoot, HeronFoot];
  const up = clamp((s - RISE.crouch - 2 * RISE.step) / RISE.stand, 0, 1);
  return { feet: pairs, height: lerp(crouched, HEIGHT.standing, smoothCubic(up)), slope: 0 };
}

export function gaitAt(motion: Motion, t: number): Gait {
  const cut = motion.cutAt(t);
  return cut ? withoutPower(motion, cut, t) : walking(motion, t);
}

/** Instant at which the last of a Heron's motion after a cut has ended, milliseconds since the Unix epoch. */
export const sunkAt = (motion: Motion, cut: Cut): number => cut.at + 1_000 * (motion.stopOf(cut).left + SINK_S);

/** Square root by Newton's method, to the last bits: only additions and divisions, so that all engines agree. */
function root(x: number): number {
  if (x <= 0) return 0;
  let r = x > 1 ? x : 1;
  for (let i = 0; i < 24; i++) r = (r + x / r) / 2;
  return r;
}

/** Place of a joint from the hip, metres ahead and upwards. */
export interface Joint {
  readonly x: number;
  readonly y: number;
}

/** Place of the knee if the ankle is at `x`, `y` from the hip: behind the line between them. */
export function kneeOf({ x, y }: Joint): Joint {
  const { thigh, shank } = LEG;
  const reach = min(root(x * x + y * y), thigh + shank - 1e-6);
  const along = (reach * reach + thigh * thigh - shank * shank) / (2 * reach);
  const aside = root(thigh * thigh - along * along);
  return { x: (x * along + y * aside) / reach, y: (y * along - x * aside) / reach };
}
