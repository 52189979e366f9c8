import type { SurfaceKind } from '../scene';
import { createLineGraphics } from './line-graphics';
import { createLineMesh } from './line-mesh';
import type { Line, LineStyle } from './polyline';

/** Creates a line of up to `capacity` points for the kind of surface. */
export function createLine(kind: SurfaceKind, capacity: number, style: LineStyle): Line {
  return kind === 'webgl' ? createLineMesh(capacity, style) : createLineGraphics(style);
}
