import type { Container } from 'pixi.js';
import { clamp } from '../../../sim/math/math';
import type { Palette } from '../../../theme/palette';
import type { Rect } from '../../grammar/rect';
import type { Viewport } from '../../grammar/viewport';

/** Numbers by which the shaders know the shapes. */
export const SHAPE_NUMBERS = { disc: 0, diamond: 1, triangle: 2 } as const;

/** A share of the width that is outside the area, also when the points slide by less than that width. */
export const NOWHERE = -1;

/**
 * Positions of all points and the indices of their inks, in ascending order of ink. Each array has one entry per point.
 */
export interface PointPlaces {
  /** Positions as shares of the area's width from the left and of its height from the top. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly ink: Uint8Array;
}

/**
 * How much of its size a point has at a share of the width, 0 to 1: it grows as it comes in at the right and shrinks
 * before it leaves at the left. The same as in `shaders/points.vert`.
 */
export function grownTo(along: number, growth: number): number {
  return growth > 0 ? clamp(Math.min(along, 1 - along) / growth, 0, 1) : 1;
}

/** A fixed number of small points over an area. They slide at the cost of one uniform. */
export interface Points {
  readonly view: Container;
  /**
   * Sets the area to which the shares refer, and half of a point's size, in CSS px; and the share of the width from
   * either end over which a point grows, 0 by default.
   */
  layout(area: Rect, half: number, viewport: Viewport, palette: Palette, growth?: number): void;
  /** Sets the points. Of fewer than there is room for, the rest are not drawn. */
  update(places: PointPlaces): void;
  /** Draws all points shifted left by a share of the width, without those whose centre is then outside the area. */
  slide(by: number): void;
}
