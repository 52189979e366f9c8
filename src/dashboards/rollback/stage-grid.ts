import { Container } from 'pixi.js';
import { createLabels } from '../../stage/marks/labels';
import { createRules } from '../../stage/marks/rules';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { gridMarks } from './stage-axes';
import type { RollbackLayout } from './stage-layout';
import { createMotion } from './stage-motion';
import type { Ceiling } from './stage-scale';

/** Gridlines at counts of samples, with their numbers. */
export interface Grid {
  readonly view: Container;
  layout(layout: RollbackLayout, viewport: Viewport, palette: Palette): void;
  /** Takes what the axis of the state at `ts` ends at. */
  update(ceiling: Ceiling, ts: number): void;
  /** Moves the lines from one ceiling to the next, as the bars move; free where they stand. Returns the share of the height that a sample has. */
  draw(t: number, still: boolean): number;
}

export function createGrid(kind: SurfaceKind): Grid {
  const view = new Container();
  const lines = createRules();
  const numbers = createLabels(kind);
  view.addChild(lines.view, numbers.view);
  /** The share of the height that a sample has. */
  const motion = createMotion(1);
  let placed: { layout: RollbackLayout; viewport: Viewport; palette: Palette } | undefined;
  let ceiling: Ceiling | undefined;
  let shown = '';

  return {
    view,
    layout(layout, viewport, palette) {
      placed = { layout, viewport, palette };
      shown = '';
      const { captions } = gridMarks(layout.plot, { top: 1, step: 1 }, layout.type.axis, viewport);
      numbers.layout(
        captions.map(({ place }) => place),
        viewport,
        palette,
      );
    },
    update(next, ts) {
      ceiling = next;
      motion.next[0] = 1 / next.top;
      motion.take(ts);
    },
    draw(t, still) {
      const each = motion.at(0, still ? 1 : motion.progress(t));
      if (!placed || !ceiling) return each;
      const key = `${ceiling.top} ${each}`;
      if (key === shown) return each;
      shown = key;
      const { layout, viewport, palette } = placed;
      const { rules, captions } = gridMarks(layout.plot, ceiling, layout.type.axis, viewport, each);
      lines.show(rules, viewport, palette);
      captions.forEach(({ text, place }, i) => {
        numbers.set(i, text);
        numbers.move(i, place.x, place.y);
      });
      return each;
    },
  };
}
