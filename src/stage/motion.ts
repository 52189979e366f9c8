import { clamp, min } from '../sim/math';
import type { Viewport } from './scene';

/** Buffer pixels by which something has to move before it is drawn again: a smaller step is not seen. */
const SEEN_PX = 1 / 3;
/** World milliseconds over which levels move from one reading to the next, after which the picture rests. */
const TWEEN_MS = 240;

/**
 * The instant from which on something looks as if it had moved since `t`, at `pxPerMs` CSS px a world millisecond; infinity where it
 * stands still.
 */
export function seenAfter(t: number, pxPerMs: number, { resolution }: Pick<Viewport, 'resolution'>): number {
  return t + SEEN_PX / (pxPerMs * resolution);
}

/**
 * How far what moved from a reading to that of `ts` has come at `t`, 0 to 1, and until when that looks the same; `px` is the furthest
 * that anything moves, in CSS px. `still`: it does not move, but stands where it comes to.
 */
export function tween(t: number, ts: number, px: number, viewport: Pick<Viewport, 'resolution'>, still: boolean) {
  const u = still ? 1 : clamp((t - ts) / TWEEN_MS, 0, 1);
  const until = u < 1 ? min(seenAfter(t, px / TWEEN_MS, viewport), ts + TWEEN_MS) : Number.POSITIVE_INFINITY;
  return { u, until };
}
