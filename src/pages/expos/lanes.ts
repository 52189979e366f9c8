import { dayNumber } from '../../content/expos/calendar';
import type { ShownExpo } from './filter';

/** Bar among those of its region: events that overlap have a lane each. */
export interface LaneBar extends ShownExpo {
  /** Day number of its first day. */
  readonly from: number;
  /** Day number of the first day after its last. */
  readonly to: number;
  readonly lane: number;
  /** Number of lanes that the bars which overlap here share. */
  readonly lanes: number;
}

/**
 * Lays out a region's events, which are ordered by first day. Each takes the first free lane; events that overlap,
 * directly or through others, share the row's height among as many lanes as they need.
 */
export function laneBars(expos: readonly ShownExpo[]): LaneBar[] {
  const spans = expos.map((one) => ({ ...one, from: dayNumber(one.expo.start), to: dayNumber(one.expo.end) + 1 }));
  const bars: LaneBar[] = [];
  let cluster: (typeof spans)[number][] = [];
  const close = () => {
    /** Days on which each lane is free again. */
    const free: number[] = [];
    const lanes = cluster.map(({ from, to }) => {
      const found = free.findIndex((day) => day <= from);
      const lane = found === -1 ? free.length : found;
      free[lane] = to;
      return lane;
    });
    cluster.forEach((span, i) => {
      bars.push({ ...span, lane: lanes[i] ?? 0, lanes: free.length });
    });
    cluster = [];
  };
  for (const span of spans) {
    if (cluster.length > 0 && cluster.every(({ to }) => to <= span.from)) close();
    cluster.push(span);
  }
  close();
  return bars;
}
