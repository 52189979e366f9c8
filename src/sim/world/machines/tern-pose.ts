import { floor } from '../../math/math';
import { slopeOf } from './gait';
import type { Motion } from './motion';
import { springsAt } from './springs';
import { LINK } from './tern';

/**
 * Degrees by which its nose rises at 1 m/s² on its suspension, and the milliseconds over which it follows; `back` and
 * `backMs` are those of the swing back.
 */
const SPRUNG = { degrees: 0.55, ms: 140, back: -0.14, backMs: 420 } as const;

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
  return {
    track: links - floor(links),
    slope: slopeOf(motion, t, SPRUNG.degrees, SPRUNG.ms) + slopeOf(motion, t - SPRUNG.ms, SPRUNG.back, SPRUNG.backMs),
    brake: springsAt(motion, t),
  };
}
