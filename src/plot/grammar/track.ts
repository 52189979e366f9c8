import { clamp, lerp } from '../../sim/math/math';
import type { Shape } from '../../theme/shape';

/**
 * A way along a horizontal line, from `x0` at the instant `start` to `x1` so many milliseconds later. CSS px, and
 * milliseconds since the Unix epoch.
 */
export interface Way {
  readonly start: number;
  readonly life: number;
  readonly x0: number;
  readonly x1: number;
}

/** A marker on its way, which disappears where that ends. */
export interface Track<I extends string = string> extends Way {
  /** It appears at `from` and disappears at `hide`, wherever it is; `AT_ONCE` and `NEVER` if it does neither. */
  readonly from: number;
  readonly hide: number;
  /** The height of its centre, in CSS px. */
  readonly y: number;
  readonly shape: Shape;
  /** Name of its ink. */
  readonly ink: I;
  /** Drawn as an outline. */
  readonly hollow: boolean;
}

/** Where the centre of a marker is at `t`, in CSS px. The same as in `shaders/tracks.vert`. */
export function markerX({ start, life, x0, x1 }: Way, t: number): number {
  return lerp(x0, x1, clamp((t - start) / life, 0, 1));
}
