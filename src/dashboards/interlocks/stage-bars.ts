import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../../stage/marks/cell';
import type { Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { FAULT_INK } from './inks';
import { RECOVERY_MS, type Row, STRIP_MS } from './sim';

/** The faults of the last minute, each a bar in its row's strip. They move as one: a frame sets one place. */
export interface Bars {
  readonly view: Container;
  /** Places the strips, of one width, in CSS px. */
  layout(strips: readonly Rect[], viewport: Viewport, palette: Palette): void;
  /** Takes the rows; draws them anew and returns true only where a fault came or went. */
  update(rows: readonly Row[]): boolean;
  /** Moves all bars to where they stand at `t`. Returns when they stand a pixel further; infinity without any. */
  move(t: number): number;
}

export function createBars(): Bars {
  const drawn = new Graphics();
  const view = new Container({ children: [drawn] });
  let placed: { strips: readonly Rect[]; viewport: Viewport; palette: Palette } | undefined;
  let shown: string | undefined;
  let base = 0;
  let any = false;

  /** Buffer pixels to a millisecond along the strips. */
  const pace = () => ((placed?.strips[0]?.width ?? 0) * (placed?.viewport.resolution ?? 1)) / STRIP_MS;
  /** Whole buffer pixels from the Unix epoch to `t` along the strips. */
  const along = (t: number) => Math.round(t * pace());

  return {
    view,
    layout(strips, viewport, palette) {
      placed = { strips, viewport, palette };
      shown = undefined;
    },
    update(rows) {
      const key = rows.map(({ recent }) => recent.map(({ onset }) => onset).join('+')).join();
      if (key === shown || !placed) return false;
      shown = key;
      base = rows.flatMap(({ recent }) => recent.map(({ onset }) => onset)).reduce((a, b) => Math.max(a, b), 0);
      any = base > 0;
      const { strips, viewport, palette } = placed;
      const { resolution } = viewport;
      drawn.clear();
      rows.forEach(({ recent }, i) => {
        const strip = strips[i] as Rect;
        for (const { onset } of recent) {
          const from = along(onset);
          const width = Math.max(along(onset + RECOVERY_MS) - from, 1);
          const x = strip.x + strip.width + (from - along(base)) / resolution;
          drawn.rect(x, strip.y, width / resolution, strip.height);
        }
      });
      if (any) drawn.fill(palette[FAULT_INK.colour]);
      return true;
    },
    move(t) {
      if (placed) view.x = (along(base) - along(t)) / placed.viewport.resolution;
      return any ? (along(t) + 0.5) / pace() : Number.POSITIVE_INFINITY;
    },
  };
}
