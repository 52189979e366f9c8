import type { Rect } from './rect';
import { ticks } from './ticks';

/** Range of values from `lowest` to `highest`. */
export interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/** Returns the place of a value on a linear axis, in CSS px. */
export type Scale = (value: number) => number;

const linear =
  ({ lowest, highest }: Range, from: number, to: number): Scale =>
  (value) =>
    from + ((value - lowest) / (highest - lowest)) * (to - from);

/** A scale from the left edge of a plot to the right one. */
export const acrossScale = (range: Range, { x, width }: Rect): Scale => linear(range, x, x + width);

/** A scale from the foot of a plot to its top. */
export const uprightScale = (range: Range, { y, height }: Rect): Scale => linear(range, y + height, y);

/** Returns the range between round values around `lowest` to `highest`, in about `count` steps. */
export function roundRange(lowest: number, highest: number, count: number): Range {
  const top = highest > lowest ? highest : lowest + 1;
  const [first = lowest, second = top] = ticks(lowest - (top - lowest), top + (top - lowest), 3 * count);
  const step = second - first;
  return { lowest: Math.floor(lowest / step) * step, highest: Math.ceil(top / step) * step };
}
