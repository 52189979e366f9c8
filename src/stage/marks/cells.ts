import type { Ink } from '../../theme/ink';
import type { SurfaceKind } from '../scene';
import type { Cells } from './cell';
import { createCellsGraphics } from './cells-graphics';
import { createCellsMesh } from './cells-mesh';

/** Creates a field of `count` cells in the drawing that the surface can show. */
export function createCells(kind: SurfaceKind, count: number, inks: readonly Ink[]): Cells {
  return kind === 'webgl' ? createCellsMesh(count, inks) : createCellsGraphics(inks);
}
