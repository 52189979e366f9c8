import type { Rect } from '../../plot/rect';
import type { UtilisationState } from './sim';
import { differenceOf } from './sim-difference';
import { differenceY } from './stage-layout';

/** A sample's milliseconds from the newest, and its points. */
type Corner = readonly [ms: number, points: number];

/** The corners with one more wherever the line crosses 0, at which the area turns over. */
export function crossings(corners: readonly Corner[]): Corner[] {
  return corners.flatMap(([ms, points], i): Corner[] => {
    const [from, before] = corners[i - 1] ?? [ms, points];
    if (before * points >= 0) return [[ms, points]];
    return [
      [from + ((ms - from) * before) / (before - points), 0],
      [ms, points],
    ];
  });
}

/** The line of the difference in its plot, `pace` CSS px a millisecond, as alternating x and y; the newest sample stands at x 0. */
export function differencePoints({ ts, samples }: UtilisationState, plot: Rect, pace: number): Float32Array {
  const corners = crossings(samples.map((sample) => [sample.ts - ts, differenceOf(sample)]));
  return Float32Array.from(corners.flatMap(([ms, points]) => [ms * pace, differenceY(plot, points)]));
}
