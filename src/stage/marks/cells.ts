import type { Ink } from '../../theme/ink';
import type { SurfaceKind } from '../scene';
import type { Cells, CellTrack } from './cell';
import { createCellsGraphics } from './cells-graphics';
import { createCellsMesh } from './cells-mesh';

/**
 * Creates a field of `count` cells in the drawing that the surface can show. `track` is what stands behind the levels; on
 * `none` cells may overlap, and a later one covers those before it where both have the same ink or that of the later one
 * comes later in `inks`.
 */
export function createCells(
  kind: SurfaceKind,
  count: number,
  inks: readonly Ink[],
  track: CellTrack = 'raised',
): Cells {
  return kind === 'webgl' ? createCellsMesh(count, inks, track) : createCellsGraphics(inks, track);
}
