import type { Container } from 'pixi.js';
import type { Palette } from '../../../theme/palette';
import type { Viewport } from '../../grammar/viewport';

/**
 * A line through at most a fixed number of points, with round ends and joins; one point twice draws a disc. Each state
 * is uploaded once.
 */
export interface Line {
  readonly container: Container;
  /** Sets colours and thickness. `update` must follow. */
  layout(viewport: Viewport, palette: Palette): void;
  /** Shifts the line `x` CSS px to the right of its points, at no cost; fractions of a pixel are allowed. */
  move(x: number): void;
  /**
   * Sets the points as alternating x and y in CSS px, with x ascending, and the foot of their area. Fewer than two
   * points draw nothing.
   */
  update(points: Float32Array, foot?: AreaFoot): void;
}

/** Height at which a line's area ends, in CSS px: one for all points, or one for each. */
export type AreaFoot = number | ArrayLike<number>;

/** Returns the foot at a point. */
export const footAt = (foot: AreaFoot, point: number): number => (typeof foot === 'number' ? foot : (foot[point] ?? 0));

/** Returns the dashes of a polyline, each as alternating x and y. `dash` is as in LineStyle, in CSS px. */
export function dashesOf(points: Float32Array, [on, off]: readonly [on: number, off: number]): number[][] {
  const period = on + off;
  const stretches: number[][] = [];
  let start = 0;
  for (let i = 2; i + 1 < points.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.subarray(i - 2, i + 2);
    const length = Math.hypot(bx - ax, by - ay);
    const end = start + length;
    for (let dash = Math.floor(start / period); dash * period < end; dash++) {
      const from = Math.max(start, dash * period);
      const to = Math.min(end, dash * period + on);
      if (from >= to) continue;
      const at = (along: number) => {
        const u = (along - start) / length;
        return [ax + (bx - ax) * u, ay + (by - ay) * u] as const;
      };
      const last = stretches.at(-1);
      if (last && from === start && from > dash * period) last.push(...at(to));
      else stretches.push([...at(from), ...at(to)]);
    }
    start = end;
  }
  return stretches;
}
