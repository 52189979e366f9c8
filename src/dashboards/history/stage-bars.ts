import { Container } from 'pixi.js';
import { max } from '../../sim/math';
import { type CellLevels, FULL_LEVEL, type Rect } from '../../stage/marks/cell';
import { createCells } from '../../stage/marks/cells';
import { createLabels } from '../../stage/marks/labels';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import { LINE_HEIGHT } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import { BAR } from './inks';
import { type HistoryState, SAMPLES } from './sim';
import { barRects, type HistoryLayout } from './stage-layout';
import { barValues, lastBarValue } from './stage-series';
import { STRIPS } from './stage-stack';

/** The strips of bars, each with the value that its full height stands for. */
export function createBars(kind: SurfaceKind) {
  const view = new Container();
  const strips = STRIPS.map((id) => {
    const cells = createCells(kind, SAMPLES, [BAR]);
    return { id, cells, values: [] as number[] };
  });
  const most = createLabels(kind);
  view.addChild(...strips.map(({ cells }) => cells.view), most.view);
  const shown = new Uint16Array(SAMPLES);
  const levels: CellLevels = { before: shown, now: shown, ink: new Uint8Array(SAMPLES) };
  /** Of what the bars before the last are. */
  let barred: HistoryState['samples'] | undefined;

  return {
    view,
    layout({ parts, group, endX, size }: HistoryLayout, viewport: Viewport, palette: Palette): void {
      barred = undefined;
      const text = { x: endX, y: 0, size, font: 'mono', weight: '400', ink: 'muted' } as const;
      const middle = (strip: Rect) => strip.y + (strip.height - size * LINE_HEIGHT) / 2;
      most.layout(
        STRIPS.map((id) => ({ ...text, y: parts[id] ? middle(parts[id]) : 0 })),
        viewport,
        palette,
      );
      strips.forEach(({ id, cells }, i) => {
        const strip = parts[id];
        cells.view.visible = strip !== undefined;
        if (strip) cells.layout(barRects(strip, group, viewport.resolution), viewport, palette);
        else most.set(i, '');
      });
    },
    update(state: HistoryState, { parts, group }: HistoryLayout): void {
      const grown = state.samples === barred;
      barred = state.samples;
      strips.forEach((strip, i) => {
        const { id, cells } = strip;
        // What a reading brings is mostly what the last bar shows already.
        if (!parts[id] || (grown && strip.values.at(-1) === lastBarValue(state, id, group))) return;
        strip.values = barValues(state, id, group);
        const highest = max(...strip.values);
        strip.values.forEach((value, sample) => {
          shown[sample] = Math.round((value / max(highest, 1)) * FULL_LEVEL);
        });
        cells.update(levels);
        cells.blend(1);
        most.set(i, `max ${highest}`);
      });
    },
  };
}
