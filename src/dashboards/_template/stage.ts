import { Container } from 'pixi.js';
import { type CellLevels, FULL_LEVEL, furthestMove } from '../../stage/marks/cell';
import { createCells } from '../../stage/marks/cells';
import { createOutline, type Outline } from '../../stage/marks/outline';
import { tween } from '../../stage/motion';
import type { Rect } from '../../stage/rect';
import type { CreateScene, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { PULSE_INK } from './inks';
import { type TemplateState, WINDOW_MS } from './sim';

/** Columns in the minute, each one second wide. */
const COLUMNS = 60;
const COLUMN_MS = WINDOW_MS / COLUMNS;
/** Pulses that fill a column. */
const FULL = 3;

/** The rectangles of the columns. Edges lie on whole buffer pixels, so that no column is blurred. */
function columnsOf({ width, height, resolution }: Viewport): Rect[] {
  const edge = (n: number) => Math.round((n * width * resolution) / COLUMNS) / resolution;
  return Array.from({ length: COLUMNS }, (_, i) => ({ x: edge(i), y: 0, width: edge(i + 1) - edge(i), height }));
}

/** The column of the instant `t` in the minute that ends at `ts`; outside 0 to 59 if `t` is outside that minute. */
const columnAt = (t: number, ts: number) => Math.floor((t - (ts - WINDOW_MS)) / COLUMN_MS);

/** One column a second, filled by its pulses. Levels move from each reading to the next. */
export const createScene: CreateScene<TemplateState> = (kind) => {
  const view = new Container();
  const cells = createCells(kind, COLUMNS, [PULSE_INK]);
  /** Frames around the column pointed at elsewhere on the page, and around the inspected row of the table. */
  const attended = createOutline('accent');
  const inspected = createOutline();
  view.addChild(cells.view, attended.view, inspected.view);

  const levels: CellLevels = {
    before: new Uint16Array(COLUMNS),
    now: new Uint16Array(COLUMNS),
    ink: new Uint8Array(COLUMNS),
  };
  let state: TemplateState | undefined;
  let placed: { columns: Rect[]; viewport: Viewport; palette: Palette } | undefined;
  /** The largest distance that a level moves to the newest reading, in CSS px; `tween` derives the frame rate from it. */
  let furthest = 0;
  let row: string | undefined;
  let instant: number | undefined;

  /** Draws the frames around the inspected row's column and the column pointed at. */
  function mark(): void {
    if (!placed || !state) return;
    const { columns, viewport, palette } = placed;
    const { ts } = state;
    const frame = (outline: Outline, t: number | undefined) =>
      outline.show(t === undefined ? undefined : columns[columnAt(t, ts)], viewport, palette);
    frame(inspected, state.pulses.find(({ n }) => String(n) === row)?.ts);
    frame(attended, instant);
  }

  return {
    view,
    layout(viewport, palette) {
      const columns = columnsOf(viewport);
      placed = { columns, viewport, palette };
      cells.layout(columns, viewport, palette);
    },
    update(next) {
      state = next;
      levels.now.fill(0);
      for (const { ts } of next.pulses) {
        const i = columnAt(ts, next.ts);
        levels.now[i] = Math.min(FULL_LEVEL, (levels.now[i] as number) + FULL_LEVEL / FULL);
      }
      // A second ago every pulse was one column further right. Computing the old levels from the new state makes a seek draw the same picture.
      levels.before.set(levels.now.subarray(0, -1), 1);
      cells.update(levels);
      furthest = placed ? furthestMove(levels, placed.columns) : 0;
      mark();
      return true;
    },
    draw(t, reducedMotion) {
      if (!placed || !state) return Number.POSITIVE_INFINITY;
      const { u, until } = tween(t, state.ts, furthest, placed.viewport, reducedMotion);
      cells.blend(u);
      return until;
    },
    highlightRow(next) {
      row = next;
      mark();
    },
    highlight(highlight) {
      instant = highlight.instant;
      mark();
    },
    instantAt({ x }) {
      if (!placed || !state) return undefined;
      const share = x / placed.viewport.width;
      return share >= 0 && share <= 1 ? state.ts - (1 - share) * WINDOW_MS : undefined;
    },
  };
};
