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
  let shown: { state: RollbackState; other: RollbackState | undefined } | undefined;
  /** The share of the height that a sample has where the other state is framed. */
  let framed = Number.NaN;

  /** Frames the other state on the axis as it is drawn; free where it stands. */
  function frame(each: number): void {
    if (!placed || !shown || framed === each) return;
    framed = each;
    const { layout, viewport, palette } = placed;
    const { state, other } = shown;
    compared.show(other ? comparedRules(state, other, layout, viewport, each) : [], viewport, palette);
  }

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
      shown = { state, other };
      framed = Number.NaN;
      grid.update(bars.update(state, other), state.ts);
      markers.update(state);
      if (placed?.layout.strip) strip.update(state);
      return true;
    },
    draw(t, reducedMotion, paused) {
      const still = reducedMotion || paused;
      for (const part of [bars, markers]) part.draw(t, still);
      frame(grid.draw(t, still));
      strip.draw(t);
      return reducedMotion ? Number.POSITIVE_INFINITY : t;
    },
    highlightRow(key) {
      if (!placed) return;
      outline.show(key === undefined ? undefined : placed.layout.columns[Number(key)], placed.viewport, placed.palette);
    },
    rowAt: (place) => placed && indexAt(placed.layout.columns, place)?.toString(),
    highlight: (highlight) => strip.highlight(highlight),
    instantAt: ({ x, y }) =>
      y >= (placed?.layout.strip?.y ?? Number.POSITIVE_INFINITY) ? strip.instantAt(x) : undefined,
  };
};
