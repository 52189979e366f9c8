import { clamp, lerp } from '../../sim/math/math';
import type { Shape } from '../../theme/shape';

/**
 * A way along a horizontal line, from `x0` at the instant `start` to `x1` `life` milliseconds later. CSS px, and
 * milliseconds since the Unix epoch.
 */
export interface Way {
  readonly start: number;
  readonly life: number;
  readonly x0: number;
  readonly x1: number;
}

/** A marker that moves along its way and disappears at the end. */
export interface Track<I extends string = string> extends Way {
  /** Instant at which the marker appears; `AT_ONCE` if it is there from the start of its way. */
  readonly from: number;
  /** Instant at which the marker disappears wherever it is; `NEVER` if it reaches the end of its way. */
  readonly hide: number;
  /** Height of its centre, in CSS px. */
  readonly y: number;
  readonly shape: Shape;
  /** Name of its ink. */
  readonly ink: I;
  /** True if it is drawn as an outline. */
  readonly isHollow: boolean;
}

/** Returns the place of a marker's centre at `t`, in CSS px. `shaders/tracks.vert` has the same formula. */
export function markerX({ start, life, x0, x1 }: Way, t: number): number {
  return lerp(x0, x1, clamp((t - start) / life, 0, 1));
}
