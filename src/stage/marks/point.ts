import type { Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { Shape } from '../../theme/shape';
import type { ColourName } from '../../theme/tokens';
import type { Viewport } from '../scene';
import type { Rect } from './cell';

/** What a kind of points is drawn with. */
export interface PointInk {
  readonly colour: ColourName;
  readonly shape: Extract<Shape, 'disc' | 'diamond'>;
}

/** Where every point stands, and its ink's index, never less than that of the point before. Arrays of one entry a point. */
export interface PointPlaces {
  /** Shares of the area's width from its left, of its height from its top. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly ink: Uint8Array;
}

/** A fixed number of small points over an area. They slide at the cost of one uniform. */
export interface Points {
  readonly view: Container;
  /** Sets the area that the shares are of, and half of a point's size. CSS px. */
  layout(area: Rect, half: number, viewport: Viewport, palette: Palette): void;
  update(places: PointPlaces): void;
  /** Draws all points moved left by a share of the width. One whose centre is then outside the area is left out. */
  slide(by: number): void;
}
