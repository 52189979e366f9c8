import type { LineStyle } from '../../grammar/line-style';
import type { SurfaceKind } from '../../surface/scene';
import { createLineGraphics } from './line-graphics';
import { createLineMesh } from './line-mesh';
import type { Line } from './polyline';

/** Creates a line of up to `capacity` points for the kind of surface. */
export function createLine(kind: SurfaceKind, capacity: number, style: LineStyle): Line {
  return kind === 'webgl' ? createLineMesh(capacity, style) : createLineGraphics(style);
}
