import { clamp, min } from '../../sim/math/math';
import { NEVER } from './motion';
import { indexAt, type Place, type Rect } from './rect';

/** An axis of time that moves left as time goes on. */
export interface Timeline {
  /** Place of the axis, CSS px. The drawing below belongs to it too, such as its seconds. */
  readonly area: Rect;
  /** Milliseconds from its left end to its right end. */
  readonly span: number;
  /** Milliseconds by which its right end is behind the world. */
  readonly lag: number;
  /** Instant at which its right end stops. */
  readonly last: number;
}

/** Returns an axis of time whose right end is the world's instant. */
export const runningTimeline = (area: Rect, span: number): Timeline => ({ area, span, lag: 0, last: NEVER });

/** Returns an axis of time that stands still. */
export const stillTimeline = (area: Rect, from: number, to: number): Timeline => ({
  area,
  span: to - from,
  lag: Number.NEGATIVE_INFINITY,
  last: to,
});

/** Returns the instant at the right end when the world is at `t`. */
export const endOf = ({ lag, last }: Timeline, t: number): number => min(t - lag, last);

/** Returns the place of an instant when the world is at `t`, as a share of the width. */
export const shareOf = (timeline: Timeline, instant: number, t: number): number =>
  1 - (endOf(timeline, t) - instant) / timeline.span;

/** Returns the place of an instant when the world is at `t`, in CSS px. */
export const timelineX = (timeline: Timeline, instant: number, t: number): number => {
  const { area, span } = timeline;
  return area.x + area.width - (endOf(timeline, t) - instant) * (area.width / span);
};

/** Returns the visible part of the period between two instants when the world is at `t`; undefined if there is none. */
export function periodOn(timeline: Timeline, [start, end]: readonly [number, number], t: number): Rect | undefined {
  const { area } = timeline;
  const place = (at: number) => area.x + clamp(shareOf(timeline, at, t), 0, 1) * area.width;
  const [from, to] = [place(start), place(end)];
  // On whole CSS px, so that the period is drawn again only after it has moved by one.
  return to > from ? { ...area, x: Math.round(from), width: Math.round(to - from) } : undefined;
}

/**
 * Returns the instant at a place when the world is at `t`; undefined beside and above the timeline, or outside `reach`
 * if that is given.
 */
export function instantOn(timeline: Timeline, place: Place, t: number, reach?: Rect): number | undefined {
  const { area, span } = timeline;
  const share = (place.x - area.x) / area.width;
  const isReached = reach ? indexAt([reach], place) !== undefined : place.y >= area.y;
  return isReached && share >= 0 && share <= 1 ? endOf(timeline, t) - (1 - share) * span : undefined;
}

/** Returns the CSS px by which a timeline slides per millisecond at `t`. */
export const paceOf = ({ area, span, lag, last }: Timeline, t: number): number =>
  t - lag < last ? area.width / span : 0;
