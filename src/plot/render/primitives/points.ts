import type { PointInk } from '../../grammar/point';
import type { SurfaceKind } from '../../surface/scene';
import type { Points } from './point';
import { createPointsGraphics } from './points-graphics';
import { createPointsMesh } from './points-mesh';

/** Creates a field of `count` points for the kind of surface, with at most MAX_INKS inks. */
export function createPoints(kind: SurfaceKind, count: number, inks: readonly PointInk[]): Points {
  return kind === 'webgl' ? createPointsMesh(count, inks) : createPointsGraphics(count, inks);
}
