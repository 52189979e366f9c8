import { clamp, min } from '../../sim/math/math';
import type { Viewport } from './viewport';

/** An instant that never comes: the answer of a drawing that looks the same until the next state. */
export const NEVER = Number.POSITIVE_INFINITY;
/** An instant that is always past: the answer of a stage that must be drawn again even if time is paused. */
export const AT_ONCE = Number.NEGATIVE_INFINITY;

/** Smallest movement that is drawn, in buffer pixels; a smaller one is invisible. */
const SEEN_PX = 1 / 3;
/**
 * World milliseconds over which data move from one reading to the next: as short as an eye takes for the figures that
 * change at once, and then the picture rests.
 */
export const MOVES_MS = 240;

/**
 * Returns the first instant at which movement since `t` is visible, at `pxPerMs` CSS px per world millisecond; infinity
 * without movement.
 */
export function nextVisibleMove(t: number, pxPerMs: number, { resolution }: Pick<Viewport, 'resolution'>): number {
  return t + SEEN_PX / (pxPerMs * resolution);
}

/** Movement of data to where a reading has them. */
interface Tween {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly from: number;
  /** World milliseconds that it takes. */
  readonly ms?: number;
  /** Largest movement of a datum, in CSS px. */
  readonly px: number;
  readonly viewport: Pick<Viewport, 'resolution'>;
  /** True if the movement is complete at once. */
  readonly isStill: boolean;
}

/** Returns the progress of a movement at `t`, 0 to 1, and the instant until which it looks the same. */
export function tweenAt(t: number, { from, ms = MOVES_MS, px, viewport, isStill }: Tween) {
  const u = isStill ? 1 : clamp((t - from) / ms, 0, 1);
  const until = u < 1 ? min(nextVisibleMove(t, px / ms, viewport), from + ms) : NEVER;
  return { u, until };
}
