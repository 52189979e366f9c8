import type { Container } from 'pixi.js';
import { clamp } from '../../../sim/math/math';
import type { Palette } from '../../../theme/palette';
import type { Rect } from '../../grammar/rect';
import type { Viewport } from '../../grammar/viewport';

/** Numbers of the shapes in the shaders. */
export const SHAPE_NUMBERS = { disc: 0, diamond: 1, triangle: 2 } as const;

/** A share of the width that is outside the area, even after the points slide by less than that width. */
export const NOWHERE = -1;

/** Places of all points, and the indices of their inks in ascending order. Each array has one entry per point. */
export interface PointPlaces {
  /** Shares of the area's width, from the left. */
  readonly x: Float32Array;
  /** Shares of the area's height, from the top. */
  readonly y: Float32Array;
  readonly ink: Uint8Array;
}

/**
 * Returns the share of its size that a point has at a share of the width, 0 to 1: it grows as it enters at the right,
 * and shrinks before it leaves at the left. `shaders/points.vert` has the same formula.
 */
export function grownTo(along: number, growth: number): number {
  return growth > 0 ? clamp(Math.min(along, 1 - along) / growth, 0, 1) : 1;
}

/** A fixed number of small points over an area. Sliding them costs one uniform. */
export interface Points {
  readonly container: Container;
  /**
   * Sets the area that the shares refer to, and half of a point's size, in CSS px; and the share of the width at either
   * end over which a point grows, 0 by default.
   */
  layout(area: Rect, half: number, viewport: Viewport, palette: Palette, growth?: number): void;
  /** Sets the points. Missing ones are not drawn. */
  update(places: PointPlaces): void;
  /**
   * Draws all points shifted left by a share of the width. Points whose centre is then outside the area are left out.
   */
  slide(by: number): void;
}
