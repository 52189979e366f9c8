import { clamp, floor, smoothCubic } from '../../sim/math/math';
import { startOf } from '../../sim/world/machines/cuts';
import type { Motion } from '../../sim/world/machines/motion';
import { BITE_S, LINK } from '../../sim/world/machines/tern';
import { slopeOf } from './sim-gait';

/**
 * Degrees by which its nose rises at 1 m/s² on its suspension, and the milliseconds over which it follows; `back` and
 * `backMs` are those of the swing back.
 */
const SPRUNG = { degrees: 0.55, ms: 140, back: -0.14, backMs: 420 } as const;
/** Seconds in which power draws the springs back. */
const RELEASE_S = 0.4;

/** Pose of a Tern, without the distance that it has travelled. */
export interface TernStance {
  /** Part of a link that the tracks have moved on, 0 to 1. */
  readonly track: number;
  /** Rise of the nose on a metre of the hull. */
  readonly slope: number;
  /** Closing of the springs on the sprockets, 0 to 1. */
  readonly brake: number;
}

export function ternPose(motion: Motion, t: number): TernStance {
  const links = motion.at(t).place / LINK;
  const cut = motion.cutAt(t);
  const bitten = cut ? smoothCubic(clamp((t - cut.at) / (BITE_S * 1_000), 0, 1)) : 0;
  const released = cut ? smoothCubic(clamp((t - startOf(cut)) / 1_000 / RELEASE_S - 1, 0, 1)) : 0;
  return {
    track: links - floor(links),
    slope: slopeOf(motion, t, SPRUNG.degrees, SPRUNG.ms) + slopeOf(motion, t - SPRUNG.ms, SPRUNG.back, SPRUNG.backMs),
    brake: bitten - released,
  };
}
