import type { CellInk } from '../../../theme/ink';
import type { CellTrack } from '../../grammar/cell';
import type { SurfaceKind } from '../../surface/scene';
import type { Cells } from './cell';
import { createCellsGraphics } from './cells-graphics';
import { createCellsMesh } from './cells-mesh';

/**
 * Creates a field of `count` cells for the kind of surface. `track` is the background above the levels. With `none`
 * cells may overlap: a later cell covers earlier ones if its ink is the same or later in `inks`.
 */
export function createCells(
  kind: SurfaceKind,
  count: number,
  inks: readonly CellInk[],
  track: CellTrack = 'raised',
): Cells {
  return kind === 'webgl' ? createCellsMesh(count, inks, track) : createCellsGraphics(inks, track);
}
