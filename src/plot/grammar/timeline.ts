import { clamp, min } from '../../sim/math/math';
import { NEVER } from './motion';
import { indexAt, type Place, type Rect } from './rect';

/** An axis of time that goes left as time goes on. */
export interface Timeline {
  /** CSS px. What is below belongs to it too, such as its seconds. */
  readonly area: Rect;
  /** Milliseconds from its left end to the right. */
  readonly span: number;
  /** Milliseconds by which its right end is behind the world, and the instant at which that end stops. */
  readonly lag: number;
  readonly last: number;
}

/** An axis of time that ends at the world's instant. */
export const runningTimeline = (area: Rect, span: number): Timeline => ({ area, span, lag: 0, last: NEVER });

/** An axis of time that stands still. */
export const stillTimeline = (area: Rect, from: number, to: number): Timeline => ({
  area,
  span: to - from,
  lag: Number.NEGATIVE_INFINITY,
  last: to,
});

/** The instant at the right end, at the world's instant `t`. */
export const endOf = ({ lag, last }: Timeline, t: number): number => min(t - lag, last);

/** Place of an instant at `t`, as a share of the width. */
export const shareOf = (timeline: Timeline, instant: number, t: number): number =>
  1 - (endOf(timeline, t) - instant) / timeline.span;

/** Where an instant is at `t`, in CSS px. */
export const timelineX = (timeline: Timeline, instant: number, t: number): number => {
  const { area, span } = timeline;
  return area.x + area.width - (endOf(timeline, t) - instant) * (area.width / span);
};

/** The part of a timeline between two instants at `t`, as far as it is on it. */
export function periodOn(timeline: Timeline, [start, end]: readonly [number, number], t: number): Rect | undefined {
  const { area } = timeline;
  const place = (at: number) => area.x + clamp(shareOf(timeline, at, t), 0, 1) * area.width;
  const [from, to] = [place(start), place(end)];
  // On whole CSS px, so that it is drawn again only where it has moved by one.
  return to > from ? { ...area, x: Math.round(from), width: Math.round(to - from) } : undefined;
}

/**
 * The instant at a place, at `t`; undefined beside the timeline and above it, or outside of `reach`, if one is given.
 */
export function instantOn(timeline: Timeline, place: Place, t: number, reach?: Rect): number | undefined {
  const { area, span } = timeline;
  const share = (place.x - area.x) / area.width;
  const isReached = reach ? indexAt([reach], place) !== undefined : place.y >= area.y;
  return isReached && share >= 0 && share <= 1 ? endOf(timeline, t) - (1 - share) * span : undefined;
}

/** CSS px by which it slides in a millisecond at `t`. */
export const paceOf = ({ area, span, lag, last }: Timeline, t: number): number =>
  t - lag < last ? area.width / span : 0;
