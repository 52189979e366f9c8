import type { Container } from 'pixi.js';
import type { Palette } from '../../../theme/palette';
import { FULL_LEVEL } from '../../grammar/cell';
import type { Rect } from '../../grammar/rect';
import type { Viewport } from '../../grammar/viewport';

/** Most inks of points or tracks: the size of their shaders' tables. */
export const MAX_INKS = 8;

/**
 * Levels of all cells, before and now, 0 to FULL_LEVEL, and the indices of their inks. Each array has one entry per
 * cell.
 */
export interface CellLevels {
  readonly before: Uint16Array;
  readonly now: Uint16Array;
  readonly ink: Uint8Array;
}

/** Longest movement of a level in the given cells, in CSS px. */
export function furthestMove({ before, now }: CellLevels, rects: readonly Rect[]): number {
  return rects.reduce((furthest, { height }, cell) => {
    const move = Math.abs((now[cell] as number) - (before[cell] as number));
    return Math.max(furthest, (move * height) / FULL_LEVEL);
  }, 0);
}

/**
 * A fixed number of cells that fill from the bottom. A frame's cost on the main thread does not depend on their number:
 * each state is uploaded once, and `blend` moves all cells.
 */
export interface Cells {
  readonly container: Container;
  /** Places the cells, one rectangle in CSS px each, on whole buffer pixels. */
  layout(rects: readonly Rect[], viewport: Viewport, palette: Palette): void;
  update(levels: CellLevels): void;
  /** Draws all levels `u` of the way from before to now, 0 to 1. */
  blend(u: number): void;
  /** Shifts all cells `x` CSS px to the right of their places, at no cost. */
  move(x: number): void;
}
