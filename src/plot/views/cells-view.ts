import { Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { CellsMark } from '../mark';
import { type CellLevels, type Cells, FULL_LEVEL, furthestMove } from '../marks/cell';
import { createCells } from '../marks/cells';
import { mixed } from '../marks/colour';
import type { Rect } from '../rect';
import type { SurfaceKind } from '../scene';
import type { MarkView, Port } from './mark-view';

/** The palette of a mark: one of its colours may be faint. */
const paletteOf = ({ faint }: CellsMark, palette: Palette): Palette =>
  faint ? { ...palette, [faint.colour]: mixed(palette.raised, palette[faint.colour], faint.share) } : palette;

/** Cells whose levels move in the shader. */
export function createCellsView(kind: SurfaceKind): MarkView<CellsMark> {
  const view = new Container();
  let made = '';
  let cells: Cells | undefined;
  let levels: CellLevels | undefined;
  let boxes: readonly Rect[] = [];
  let placed: Port | undefined;

  /** Makes the cells again where there are more or fewer, or others. */
  function make({ data, inks, track }: CellsMark): void {
    const key = JSON.stringify([data.length, inks, track]);
    if (key === made) return;
    made = key;
    for (const former of view.removeChildren()) former.destroy();
    cells = createCells(kind, data.length, Object.values(inks), track);
    levels = {
      before: new Uint16Array(data.length),
      now: new Uint16Array(data.length),
      ink: new Uint8Array(data.length),
    };
    view.addChild(cells.view);
    placed = undefined;
  }

  return {
    view,
    show(mark, origins, port) {
      make(mark);
      if (!cells || !levels) return 0;
      const { before, now, ink } = levels;
      const names = Object.keys(mark.inks);
      mark.data.forEach((datum, i) => {
        before[i] = Math.round((datum.from ?? (origins[i] ?? datum).level) * FULL_LEVEL);
        now[i] = Math.round(datum.level * FULL_LEVEL);
        ink[i] = names.indexOf(datum.ink);
      });
      if (placed !== port || mark.data.some(({ box }, i) => box !== boxes[i])) {
        boxes = mark.data.map(({ box }) => box);
        const viewport = { ...port.viewport, scale: mark.hatchScale ?? port.viewport.scale };
        cells.layout(boxes, viewport, paletteOf(mark, port.palette));
        placed = port;
      }
      cells.update(levels);
      return furthestMove(levels, boxes);
    },
    draw: ({ u }) => cells?.blend(u),
  };
}
