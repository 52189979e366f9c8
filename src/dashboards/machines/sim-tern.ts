import { clamp, floor, max, min, smoothCubic } from '../../sim/math/math';
import type { Motion } from '../../sim/world/machines/motion';
import { standsAt } from '../../sim/world/machines/standstill';
import { BITE_S, LINK } from '../../sim/world/machines/tern';
import { slopeOf } from './sim-gait';

/**
 * Degrees by which its nose rises at 1 m/s² on its suspension, and the milliseconds over which it follows; `back` and
 * `backMs` are those of the swing back.
 */
const SPRUNG = { degrees: 0.55, ms: 140, back: -0.14, backMs: 420 } as const;
/** Milliseconds in which the current lets the springs close at a standstill, and draws them back before it moves. */
const EASED_MS = 300;

/** Pose of a Tern, without the distance that it has travelled. */
export interface TernStance {
  /** Part of a link that the tracks have moved on, 0 to 1. */
  readonly track: number;
  /** Rise of the nose on a metre of the hull. */
  readonly slope: number;
  /** Closing of the springs on the sprockets, 0 to 1. */
  readonly brake: number;
}

/**
 * Closing of the springs at `t`. They are closed while it stands, for whatever reason, and open while it is driven; a
 * cut closes them at once.
 */
function brakeAt(motion: Motion, t: number): number {
  const { stood, stays } = standsAt(motion, t);
  const closed = smoothCubic(clamp(stood / EASED_MS, 0, 1));
  const cut = motion.cutAt(t);
  const bitten = cut ? smoothCubic(clamp((t - cut.at) / (BITE_S * 1_000), 0, 1)) : 0;
  return min(max(closed, bitten), smoothCubic(clamp(stays / EASED_MS, 0, 1)));
}

export function ternPose(motion: Motion, t: number): TernStance {
  const links = motion.at(t).place / LINK;
  return {
    track: links - floor(links),
    slope: slopeOf(motion, t, SPRUNG.degrees, SPRUNG.ms) + slopeOf(motion, t - SPRUNG.ms, SPRUNG.back, SPRUNG.backMs),
    brake: brakeAt(motion, t),
  };
}
