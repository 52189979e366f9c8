import { Container } from 'pixi.js';
import { createLabels } from '../../stage/marks/labels';
import { createRules } from '../../stage/marks/rules';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { gridMarks } from './stage-axes';
import type { RollbackLayout } from './stage-layout';
import type { Ceiling } from './stage-scale';

/** Gridlines at counts of samples, with their numbers. */
export interface Grid {
  readonly view: Container;
  layout(layout: RollbackLayout, viewport: Viewport, palette: Palette): void;
  /** Draws the gridlines up to a ceiling; free where it is the same. */
  show(ceiling: Ceiling): void;
}

export function createGrid(kind: SurfaceKind): Grid {
  const view = new Container();
  const lines = createRules();
  const numbers = createLabels(kind);
  view.addChild(lines.view, numbers.view);
  let placed: { layout: RollbackLayout; viewport: Viewport; palette: Palette } | undefined;
  let shown: Ceiling | undefined;

  return {
    view,
    layout(layout, viewport, palette) {
      placed = { layout, viewport, palette };
      shown = undefined;
    },
    show(ceiling) {
      if (!placed || ceiling === shown) return;
      shown = ceiling;
      const { layout, viewport, palette } = placed;
      const { rules, captions } = gridMarks(layout.plot, ceiling, layout.type.axis, viewport);
      lines.show(rules, viewport, palette);
      const places = captions.map(({ place }) => place);
      numbers.layout(places, viewport, palette);
      captions.forEach(({ text }, i) => {
        numbers.set(i, text);
      });
    },
  };
}
