import { Container } from 'pixi.js';
import { FULL_LEVEL } from '../../grammar/cell';
import type { CellsMark } from '../../grammar/mark';
import type { Rect } from '../../grammar/rect';
import type { DrawingArea } from '../../grammar/viewport';
import type { SurfaceKind } from '../../surface/scene';
import { type CellLevels, type Cells, furthestMove } from '../primitives/cell';
import { createCellsGraphics } from '../primitives/cells-graphics';
import { createCellsMesh } from '../primitives/cells-mesh';
import { createKeyedPart } from '../reused-parts';
import type { MarkView } from './mark-view';

const NO_BOX: Rect = { x: 0, y: 0, width: 0, height: 0 };

const levelsOf = (count: number) => ({
  before: new Uint16Array(count).fill(FULL_LEVEL),
  now: new Uint16Array(count).fill(FULL_LEVEL),
  ink: new Uint8Array(count),
});

const isSame = (a: Rect, b: Rect | undefined) =>
  a === b || (a.x === b?.x && a.y === b.y && a.width === b.width && a.height === b.height);

/** Cells whose levels move in the shader. Unchanged data are not uploaded again. */
export function createCellsView(kind: SurfaceKind): MarkView<CellsMark> {
  const container = new Container();
  const keep = createKeyedPart<Cells>(container);
  let cells: Cells | undefined;
  let levels: CellLevels = levelsOf(0);
  let boxes: readonly Rect[] = [];
  let lastArea: DrawingArea | undefined;
  /** Progress at which the levels were drawn; undefined after they have changed. */
  let progress: number | undefined;

  return {
    container,
    take({ mark, origins, area }) {
      const { data, inks, track, most = data.length } = mark;
      const kept = keep([most, inks, track], () => {
        const ordered = Object.values(inks);
        return kind === 'webgl' ? createCellsMesh(most, ordered, track) : createCellsGraphics(ordered, track);
      });
      const isNew = kept !== cells;
      if (isNew) levels = levelsOf(most);
      cells = kept;
      const places = Array.from({ length: most }, (_, i) => data[i]?.box ?? NO_BOX);
      if (isNew || lastArea !== area || places.some((box, i) => !isSame(box, boxes[i]))) {
        boxes = places;
        lastArea = area;
        const viewport = { ...area.viewport, scale: mark.hatchScale ?? area.viewport.scale };
        cells.layout(boxes, viewport, area.palette);
        progress = undefined;
      }
      const names = Object.keys(inks);
      let isAnother = isNew;
      const put = (into: Uint16Array | Uint8Array, i: number, value: number) => {
        isAnother ||= into[i] !== value;
        into[i] = value;
      };
      data.forEach((datum, i) => {
        put(levels.before, i, Math.round((datum.from ?? (origins[i] ?? datum).level) * FULL_LEVEL));
        put(levels.now, i, Math.round(datum.level * FULL_LEVEL));
        put(levels.ink, i, names.indexOf(datum.ink));
      });
      if (!isAnother) return;
      cells.update(levels);
      progress = undefined;
    },
    furthest: () => furthestMove(levels, boxes),
    move(_data, u) {
      if (u === progress) return;
      progress = u;
      cells?.blend(u);
    },
    slide: (x) => cells?.move(x),
  };
}
