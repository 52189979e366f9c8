import { clamp, min } from '../../sim/math/math';
import type { Viewport } from './viewport';

/** What a drawing answers where nothing makes it look different; an instant that never comes. */
export const NEVER = Number.POSITIVE_INFINITY;
/** What a stage answers where it has to be drawn again even if time is paused; an instant that has always been. */
export const AT_ONCE = Number.NEGATIVE_INFINITY;

/** Smallest movement, in buffer pixels, that is drawn: a smaller one cannot be seen. */
const SEEN_PX = 1 / 3;
/** World milliseconds over which levels move from one reading to the next, after which the picture rests. */
const TWEEN_MS = 240;

/**
 * The first instant at which movement since `t` is visible, at `pxPerMs` CSS px per world millisecond; infinity without
 * movement.
 */
export function nextVisibleMove(t: number, pxPerMs: number, { resolution }: Pick<Viewport, 'resolution'>): number {
  return t + SEEN_PX / (pxPerMs * resolution);
}

/**
 * Progress at `t`, 0 to 1, of the transition to the reading of `ts`, and the instant until which it looks the same.
 * `px` is the largest movement, in CSS px, and `ms` how long it takes. With `still` the transition is already complete.
 */
export function tween(
  t: number,
  ts: number,
  px: number,
  viewport: Pick<Viewport, 'resolution'>,
  still: boolean,
  ms = TWEEN_MS,
) {
  const u = still ? 1 : clamp((t - ts) / ms, 0, 1);
  const until = u < 1 ? min(nextVisibleMove(t, px / ms, viewport), ts + ms) : NEVER;
  return { u, until };
}
