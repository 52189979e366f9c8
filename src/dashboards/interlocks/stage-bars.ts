import type { Container } from 'pixi.js';
import { faultEnd } from '../../sim/world/gate';
import { FULL_LEVEL } from '../../stage/marks/cell';
import { createCells } from '../../stage/marks/cells';
import type { Rect } from '../../stage/rect';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { FAULT_INK } from './inks';
import { type Row, STRIP_MS } from './sim';

/** Most bars that are drawn, the newest: of 200,000 instants none had more than 5. */
const MOST_BARS = 16;
const NO_BAR: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** The faults of the last minute, each a bar in its row's strip. They move as one: a frame sets one place. */
export interface Bars {
  readonly view: Container;
  /** Places the strips, of one width, in CSS px; no bar is narrower than `least`. */
  layout(strips: readonly Rect[], least: number, viewport: Viewport, palette: Palette): void;
  /** Takes the rows; draws them again and returns true only where a fault came or went. */
  update(rows: readonly Row[]): boolean;
  /** Moves all bars to where they stand at `t`. Returns when they stand a pixel further; infinity without any. */
  move(t: number): number;
}

export function createBars(kind: SurfaceKind): Bars {
  const cells = createCells(kind, MOST_BARS, [FAULT_INK], 'none');
  const full = new Uint16Array(MOST_BARS).fill(FULL_LEVEL);
  const ink = new Uint8Array(MOST_BARS);
  let placed: { strips: readonly Rect[]; least: number; viewport: Viewport; palette: Palette } | undefined;
  let shown: string | undefined;
  let base = 0;
  let any = false;

  /** Buffer pixels to a millisecond along the strips. */
  const pace = () => ((placed?.strips[0]?.width ?? 0) * (placed?.viewport.resolution ?? 1)) / STRIP_MS;
  /** Whole buffer pixels from the Unix epoch to `t` along the strips. */
  const along = (t: number) => Math.round(t * pace());

  return {
    view: cells.view,
    layout(strips, least, viewport, palette) {
      placed = { strips, least, viewport, palette };
      shown = undefined;
    },
    update(rows) {
      const key = rows.map(({ recent }) => recent.map((fault) => `${fault.onset}-${faultEnd(fault)}`).join('+')).join();
      if (key === shown || !placed) return false;
      shown = key;
      const { strips, least, viewport, palette } = placed;
      const { resolution } = viewport;
      const faults = rows
        .flatMap(({ recent }, i) => recent.map((fault) => ({ ...fault, strip: strips[i] as Rect })))
        .sort((a, b) => b.onset - a.onset);
      base = faults[0]?.onset ?? 0;
      any = faults.length > 0;
      const bars = Array.from({ length: MOST_BARS }, (_, i): Rect => {
        const fault = faults[i];
        if (!fault) return NO_BAR;
        const { strip } = fault;
        const from = along(fault.onset);
        const width = Math.max(along(faultEnd(fault)) - from, Math.round(least * resolution)) / resolution;
        return { ...strip, x: strip.x + strip.width + (from - along(base)) / resolution, width };
      });
      cells.layout(bars, viewport, palette);
      cells.update({ before: full, now: full, ink });
      cells.blend(1);
      return true;
    },
    move(t) {
      if (placed) cells.move((along(base) - along(t)) / placed.viewport.resolution);
      return any ? (along(t) + 0.5) / pace() : Number.POSITIVE_INFINITY;
    },
  };
}
