import { Container } from 'pixi.js';
import { FULL_LEVEL } from '../../stage/marks/cell';
import { createCells } from '../../stage/marks/cells';
import type { CreateScene, Viewport } from '../../stage/scene';
import { PULSE_INK } from './inks';
import { type TemplateState, WINDOW_MS } from './sim';

/** Columns into which the minute is cut. */
const COLUMNS = 60;
/** Pulses that fill a column. */
const FULL = 3;

/** One column a second, filled by its pulses. */
export const createScene: CreateScene<TemplateState> = (kind) => {
  const view = new Container();
  const cells = createCells(kind, COLUMNS, [PULSE_INK]);
  view.addChild(cells.view);
  const now = new Uint16Array(COLUMNS);
  const ink = new Uint8Array(COLUMNS);

  const column = ({ width, height, resolution }: Viewport, i: number) => {
    const edge = (n: number) => Math.round((n * width * resolution) / COLUMNS) / resolution;
    return { x: edge(i), y: 0, width: edge(i + 1) - edge(i), height };
  };

  return {
    view,
    layout(viewport, palette) {
      cells.layout(
        Array.from({ length: COLUMNS }, (_, i) => column(viewport, i)),
        viewport,
        palette,
      );
    },
    update({ ts, pulses }) {
      now.fill(0);
      for (const pulse of pulses) {
        const i = Math.min(COLUMNS - 1, Math.floor(((pulse.ts - (ts - WINDOW_MS)) / WINDOW_MS) * COLUMNS));
        now[i] = Math.min(FULL_LEVEL, (now[i] as number) + FULL_LEVEL / FULL);
      }
      cells.update({ before: now, now, ink });
      return true;
    },
    draw() {
      cells.blend(1);
      return Number.POSITIVE_INFINITY;
    },
    point() {},
  };
};
