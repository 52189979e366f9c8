import { Container } from 'pixi.js';
import { createLabels } from '../../stage/marks/labels';
import { createOutline } from '../../stage/marks/outline';
import { createRules } from '../../stage/marks/rules';
import { indexAt } from '../../stage/rect';
import type { CreateScene, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import type { RollbackState } from './sim';
import { createBars } from './stage-bars';
import { comparedRules } from './stage-compared';
import { createGrid } from './stage-grid';
import { layoutRollback, type RollbackLayout } from './stage-layout';
import { createMarkers } from './stage-markers';
import { createStrip } from './stage-strip';

/** Samples by latency in buckets that double, P95 and P99 among them, and each sample of the last seconds below. */
export const createScene: CreateScene<RollbackState> = (kind) => {
  const view = new Container();
  const grid = createGrid(kind);
  const rules = createRules();
  const bars = createBars(kind);
  const markers = createMarkers(kind);
  const captions = createLabels(kind);
  const strip = createStrip(kind);
  const compared = createRules();
  const outline = createOutline();
  view.addChild(
    grid.view,
    bars.view,
    compared.view,
    rules.view,
    markers.view,
    bars.counts,
    captions.view,
    strip.view,
    outline.view,
  );
  let placed: { layout: RollbackLayout; viewport: Viewport; palette: Palette } | undefined;

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutRollback(viewport);
      placed = { layout, viewport, palette };
      for (const part of [grid, bars, markers, strip]) part.layout(layout, viewport, palette);
      rules.show(layout.rules, viewport, palette);
      captions.layout(
        layout.captions.map(({ place }) => place),
        viewport,
        palette,
      );
      layout.captions.forEach(({ text }, i) => {
        captions.set(i, text);
      });
    },
    update(state, other) {
      if (placed) {
        const { layout, viewport, palette } = placed;
        compared.show(other ? comparedRules(state, other, layout, viewport) : [], viewport, palette);
      }
      grid.update(bars.update(state), state.ts);
      markers.update(state);
      if (placed?.layout.strip) strip.update(state);
      return true;
    },
    draw(t, reducedMotion, paused) {
      for (const part of [grid, bars, markers]) part.draw(t, reducedMotion || paused);
      strip.draw(t);
      return reducedMotion ? Number.POSITIVE_INFINITY : t;
    },
    highlightRow(row) {
      if (!placed) return;
      outline.show(row === null ? undefined : placed.layout.columns[row], placed.viewport, placed.palette);
    },
    rowAt: (place) => placed && indexAt(placed.layout.columns, place),
    highlight: (highlight) => strip.highlight(highlight),
    instantAt: ({ x, y }) =>
      y >= (placed?.layout.strip?.y ?? Number.POSITIVE_INFINITY) ? strip.instantAt(x) : undefined,
  };
};
