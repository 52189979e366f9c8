import { CORNERS, type Point, type Shape } from '../../theme/shape';
import type { ColourName } from '../../theme/tokens';

/** Corners of the shapes other than the disc. The triangle is turned to point upwards. */
export const POINT_CORNERS: Readonly<Record<'diamond' | 'triangle', readonly Point[]>> = {
  diamond: CORNERS.diamond,
  triangle: CORNERS.triangle.map(([x, y]) => [y, -x]),
};

/** Colour and shape of a kind of points. */
export interface PointInk {
  readonly colour: ColourName;
  /** Shape; a triangle points upwards. */
  readonly shape: Extract<Shape, 'disc' | 'diamond' | 'triangle'>;
}
