import { clamp, floor, max, min, smoothCubic } from '../../math/math';
import { noise } from '../../math/noise';
import { stream } from '../../math/random';
import { startOf } from './cuts';
import { slopeOf } from './gait';
import type { Motion } from './motion';
import { ANCHOR, PLATES } from './petrel';
import { SPECS } from './specs';

/**
 * Two trains of waves: wavelength in metres, speed in metres a second along the patrol, amplitude in metres: the low
 * swell of a harbour. A dock's place is a multiple of both wavelengths.
 */
const WAVES = [
  { long: 5.25, speed: -1.7, high: 0.035 },
  { long: 2.1, speed: -1.1, high: 0.014 },
] as const;
/**
 * Metres behind the nose of the bow, the middle and the stern, where water carries the hull, and the share of the waves
 * that it follows.
 */
const CARRIED = { bow: 0.35, middle: 1.6, stern: 2.8, heave: 0.7, pitch: 0.55 } as const;
/** Rise of the nose on a metre at full speed. */
const PLANING = 0.022;
/** Milliseconds of travel that its wake shows. */
const WAKE_MS = 2_200;
/** Seconds in which the power raises plates and anchor again. */
const RAISE = { plates: 2, anchor: 6 } as const;
/** Depth of the water in the harbour, metres. */
export const DEPTH = 3.1;
/** Metres from the roller at the bow, over which the chain runs, to the bed. */
export const DROP = DEPTH + 0.33;
/** Metres of chain out at last: three times the drop. */
const CHAIN = 3 * DROP;
/** Milliseconds from the cut until the anchor lies on the bed. */
const LANDING_MS = (ANCHOR.after + 0.5 + DROP / ANCHOR.sinking) * 1_000;
/** Most degrees of the rudder, and milliseconds between its turns. */
const RUDDER = { most: 14, ms: 2_600 } as const;

/** Pose of a Petrel on the water. */
export interface PetrelPose {
  /** Height of the hull above its mean, metres. */
  readonly heave: number;
  /** Rise of the nose on a metre of the hull. */
  readonly slope: number;
  /** Angle of the rudder in degrees to starboard. */
  readonly rudder: number;
  /** Fall of the drag plates, 0 to 1. */
  readonly plates: number;
  /** Chain out, metres. */
  readonly chain: number;
  /** Metres by which the anchor on the bed is behind the roller: it stays where it fell. */
  readonly astern: number;
  /** Length of the wake, metres. */
  readonly wake: number;
}

/** Height of a wave at the part `p` of its length: 1 at its crest, -1 in its trough, with a steady slope between. */
function wave(p: number): number {
  const u = p - floor(p);
  const v = u < 0.5 ? 2 * u : 2 - 2 * u;
  return 1 - 2 * smoothCubic(v);
}

/** Height of the water at `x` metres along the patrol, metres above its mean. */
export function waterAt(x: number, t: number): number {
  let height = 0;
  for (const { long, speed, high } of WAVES) height += high * wave((x - (speed * t) / 1_000) / long);
  return height;
}

const part = (seconds: number, of: number) => clamp(seconds / of, 0, 1);

export function petrelPose(motion: Motion, t: number): PetrelPose {
  const { place, speed } = motion.at(t);
  const pace = speed / SPECS.petrel.top;
  const cut = motion.cutAt(t);
  const [bow, middle, stern] = [CARRIED.bow, CARRIED.middle, CARRIED.stern].map((behind) =>
    waterAt(place - behind, t),
  ) as [number, number, number];
  const since = cut ? (t - cut.at) / 1_000 : 0;
  const raised = cut ? (t - startOf(cut)) / 1_000 : 0;
  const sinking = max(since - ANCHOR.after, 0);
  const run = sinking < 1 ? (ANCHOR.sinking * sinking * sinking) / 2 : ANCHOR.sinking * (sinking - 0.5);
  const chain = min(run, CHAIN) * (1 - smoothCubic(part(raised, RAISE.anchor)));
  const passed = cut && chain > DROP ? place - motion.at(cut.at + LANDING_MS).place : 0;
  const turning = noise(stream(motion.world, 'machines/rudder'), t / RUDDER.ms);
  return {
    heave: ((bow + middle + stern) / 3) * CARRIED.heave,
    slope:
      ((bow - stern) / (CARRIED.stern - CARRIED.bow)) * CARRIED.pitch +
      PLANING * pace * pace +
      slopeOf(motion, t, 1.6, 700),
    rudder: RUDDER.most * (2 * turning - 1) * min(pace, 1),
    plates: smoothCubic(part(since, PLATES.fall)) - smoothCubic(part(raised - RAISE.anchor, RAISE.plates)),
    chain,
    astern: clamp(chain - DROP, 0, passed),
    wake: max(place - motion.at(t - WAKE_MS).place, 0),
  };
}
