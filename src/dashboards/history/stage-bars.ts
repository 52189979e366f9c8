import { Container } from 'pixi.js';
import { type CellLevels, FULL_LEVEL } from '../../plot/marks/cell';
import { createCells } from '../../plot/marks/cells';
import { createLabels } from '../../plot/marks/labels';
import type { Rect } from '../../plot/rect';
import type { SurfaceKind, Viewport } from '../../plot/scene';
import { LINE_HEIGHT } from '../../plot/type';
import { max } from '../../sim/math/math';
import type { Palette } from '../../theme/palette';
import { BAR, INCIDENT_INK } from './inks';
import { type HistoryState, SAMPLES } from './sim';
import { barRects, type HistoryLayout } from './stage-layout';
import { barValues, highestBar, maintenanceBars } from './stage-series';
import { STRIPS, type StripId } from './stage-stack';

/** One layer of a strip's bars: its values, of which the highest of the strip is as high as it is. */
interface Layer {
  readonly strip: StripId;
  readonly cells: ReturnType<typeof createCells>;
  shown: string;
}

/** The strips of bars, each with the value that its full height stands for and, where there is room, that of the present. What incidents had down stands on what was in maintenance. */
export function createBars(kind: SurfaceKind) {
  const view = new Container();
  const layer = (strip: StripId, cells: Layer['cells']): Layer => ({ strip, cells, shown: '' });
  const affected = layer('down', createCells(kind, SAMPLES, [INCIDENT_INK]));
  const maintained = layer('down', createCells(kind, SAMPLES, [BAR], 'none'));
  const errors = layer('errors', createCells(kind, SAMPLES, [BAR]));
  const layers = [affected, maintained, errors];
  const most = createLabels(kind);
  const present = createLabels(kind);
  const hasPresent = STRIPS.map(() => false);
  view.addChild(...layers.map(({ cells }) => cells.view), most.view, present.view);
  const heights = new Uint16Array(SAMPLES);
  const levels: CellLevels = { before: heights, now: heights, ink: new Uint8Array(SAMPLES) };

  /** Draws a layer's bars unless they stand like that: most readings change none. */
  function draw(of: Layer, values: readonly number[], highest: number): void {
    const key = `${values.join()} ${highest}`;
    if (key === of.shown) return;
    of.shown = key;
    values.forEach((value, bar) => {
      heights[bar] = Math.round((value / max(highest, 1)) * FULL_LEVEL);
    });
    of.cells.update(levels);
    of.cells.blend(1);
  }

  return {
    view,
    layout({ parts, group, endX, size }: HistoryLayout, viewport: Viewport, palette: Palette): void {
      const text = { x: endX, y: 0, size, font: 'mono', weight: '400', ink: 'muted' } as const;
      most.layout(
        STRIPS.map((id) => ({ ...text, y: parts[id]?.y ?? 0 })),
        viewport,
        palette,
      );
      const low = (rect: Rect) => rect.height < 2 * size * LINE_HEIGHT;
      present.layout(
        STRIPS.map((id) => {
          const { y, height } = parts[id] ?? { y: 0, height: 0 };
          return { ...text, weight: '500', ink: 'text', y: y + height - size * LINE_HEIGHT };
        }),
        viewport,
        palette,
      );
      STRIPS.forEach((id, i) => {
        const rect = parts[id];
        hasPresent[i] = rect !== undefined && !low(rect);
        if (!rect) most.set(i, '');
        if (!hasPresent[i]) present.set(i, '');
      });
      for (const { strip, cells } of layers) {
        const rect = parts[strip];
        cells.view.visible = rect !== undefined;
        if (rect) cells.layout(barRects(rect, group, viewport.resolution), viewport, palette);
      }
      for (const each of layers) each.shown = '';
    },
    /** Takes a state, and the one that it is compared with: both stand on one axis. */
    update(state: HistoryState, other: HistoryState | undefined, { parts, group }: HistoryLayout): void {
      STRIPS.forEach((id, i) => {
        if (hasPresent[i]) present.set(i, `${state.now[id]} now`);
      });
      if (parts.down) {
        const down = barValues(state, 'down', group);
        const base = maintenanceBars(state, group);
        const highest = highestBar([state, other], 'down', group);
        draw(
          affected,
          down.map((value, bar) => (value > (base[bar] as number) ? value : 0)),
          highest,
        );
        draw(maintained, base, highest);
        most.set(STRIPS.indexOf('down'), `max ${highest}`);
      }
      if (parts.errors) {
        const values = barValues(state, 'errors', group);
        const highest = highestBar([state, other], 'errors', group);
        draw(errors, values, highest);
        most.set(STRIPS.indexOf('errors'), `max ${highest}`);
      }
    },
  };
}
