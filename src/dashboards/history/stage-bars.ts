import { Container } from 'pixi.js';
import { max } from '../../sim/math';
import { type CellLevels, FULL_LEVEL } from '../../stage/marks/cell';
import { createCells } from '../../stage/marks/cells';
import { createLabels } from '../../stage/marks/labels';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import { LINE_HEIGHT } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import { BAR } from './inks';
import { type HistoryState, SAMPLES } from './sim';
import { barRects, type HistoryLayout } from './stage-layout';
import { barValues } from './stage-series';
import { STRIPS } from './stage-stack';

/** The strips of bars, each with the value that its full height stands for. */
export function createBars(kind: SurfaceKind) {
  const view = new Container();
  const strips = STRIPS.map((id) => {
    const own = new Container();
    const cells = createCells(kind, SAMPLES, [BAR]);
    const most = createLabels();
    own.addChild(cells.view, most.view);
    return { id, own, cells, most };
  });
  view.addChild(...strips.map(({ own }) => own));
  const shown = new Uint16Array(SAMPLES);
  const levels: CellLevels = { before: shown, now: shown, ink: new Uint8Array(SAMPLES) };

  return {
    view,
    layout({ parts, group, endX, size }: HistoryLayout, viewport: Viewport, palette: Palette): void {
      for (const { id, own, cells, most } of strips) {
        const strip = parts[id];
        own.visible = strip !== undefined;
        if (!strip) continue;
        cells.layout(barRects(strip, group, viewport.resolution), viewport, palette);
        const y = strip.y + (strip.height - size * LINE_HEIGHT) / 2;
        most.layout([{ x: endX, y, size, font: 'mono', weight: '400', ink: 'muted' }], viewport, palette);
      }
    },
    update(state: HistoryState, { parts, group }: HistoryLayout): void {
      for (const { id, cells, most } of strips) {
        if (!parts[id]) continue;
        const values = barValues(state, id, group);
        const highest = max(...values);
        values.forEach((value, i) => {
          shown[i] = Math.round((value / max(highest, 1)) * FULL_LEVEL);
        });
        cells.update(levels);
        cells.blend(1);
        most.set(0, `max ${highest}`);
      }
    },
  };
}
