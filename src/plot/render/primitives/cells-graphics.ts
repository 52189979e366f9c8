import { Graphics } from 'pixi.js';
import { type CellInk, type Hatch, hatchOf } from '../../../theme/ink';
import type { Palette } from '../../../theme/palette';
import { type CellTrack, cellColour, FULL_LEVEL, HATCH_LINE, HATCH_PITCH } from '../../grammar/cell';
import type { Rect } from '../../grammar/rect';
import type { Viewport } from '../../grammar/viewport';
import type { CellLevels, Cells } from './cell';

/** Returns the parts of a filled rectangle that its hatch covers. */
function hatched(fill: Rect, hatch: Hatch, top: number, scale: number): Rect[] {
  if (hatch === 'solid') return [fill];
  const pitch = HATCH_PITCH * scale;
  const line = HATCH_LINE * scale;
  const parts: Rect[] = [];
  if (hatch !== 'columns') {
    for (let y = top + (pitch - line) / 2; y < fill.y + fill.height; y += pitch) {
      const from = Math.max(y, fill.y);
      const height = Math.min(y + line, fill.y + fill.height) - from;
      if (height > 0) parts.push({ ...fill, y: from, height });
    }
  }
  if (hatch !== 'rows') {
    const across = Math.min(pitch, fill.width);
    const width = Math.min(line, across / 2);
    for (let x = fill.x + (across - width) / 2; x < fill.x + fill.width; x += across) {
      parts.push({ ...fill, x, width: Math.min(width, fill.x + fill.width - x) });
    }
  }
  return parts;
}

/** Cells for Pixi's canvas renderer, which draws custom meshes blank. */
export function createCellsGraphics(inks: readonly CellInk[], track: CellTrack): Cells {
  const container = new Graphics({ label: 'cells' });
  let rects: readonly Rect[] = [];
  let levels: CellLevels | undefined;
  let palette: Palette | undefined;
  let viewport: Viewport | undefined;

  return {
    container,
    layout(places, port, colours) {
      rects = places;
      viewport = port;
      palette = colours;
    },
    update(next) {
      levels = next;
    },
    blend(u) {
      if (!levels || !palette || !viewport) return;
      container.clear();
      if (track !== 'none') {
        for (const rect of rects) container.rect(rect.x, rect.y, rect.width, rect.height);
        container.fill(palette[track]);
      }
      const { before, now, ink } = levels;
      inks.forEach((inkOfCells, index) => {
        const hatch = hatchOf(inkOfCells, palette as Palette);
        let drawn = false;
        rects.forEach((rect, cell) => {
          if (ink[cell] !== index) return;
          const from = before[cell] as number;
          const height = (rect.height * (from + ((now[cell] as number) - from) * u)) / FULL_LEVEL;
          const fill = { ...rect, y: rect.y + rect.height - height, height };
          for (const part of hatched(fill, hatch, rect.y, (viewport as Viewport).scale)) {
            container.rect(part.x, part.y, part.width, part.height);
            drawn = true;
          }
        });
        if (drawn) container.fill(cellColour(inkOfCells, track, palette as Palette));
      });
    },
    move(x) {
      container.x = x;
    },
  };
}
