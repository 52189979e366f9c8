import { Container } from 'pixi.js';
import { createCrosshair } from '../../plot/crosshair';
import { createLabels } from '../../plot/marks/labels';
import { createRules } from '../../plot/marks/rules';
import { seenAfter } from '../../plot/motion';
import type { CreateScene, Highlight, Viewport } from '../../plot/scene';
import { snapTo } from '../../plot/snap';
import { max } from '../../sim/math/math';
import { isoInstant } from '../../sim/words/units';
import type { Palette } from '../../theme/palette';
import { type Sample, STEP_MS, type UtilisationState } from './sim';
import { pointsText } from './sim-difference';
import { createDifference } from './stage-difference';
import { createIncidents } from './stage-incidents';
import { layoutUtilisation, pxPerMs, type UtilisationLayout } from './stage-layout';
import { createLines } from './stage-lines';

/** Lines of the crosshair: time, cores, sandboxes, their difference, incident. */
const CROSSHAIR_LINES = 5;
/** Characters of a per cent at most, such as `100.0`. */
const PERCENT_CHARACTERS = 5;

function words(sample: Sample): string[] {
  const { ts, core, sandbox, corr } = sample;
  const percent = (value: number) => `${value.toFixed(1).padStart(PERCENT_CHARACTERS)}%`;
  const lines = [
    `${isoInstant(ts).slice(11, 19)} UTC`,
    `cores     ${percent(core)}`,
    `sandboxes ${percent(sandbox)}`,
    `apart     ${pointsText(sample).padStart(PERCENT_CHARACTERS)} points`,
  ];
  return corr ? [...lines, corr] : lines;
}

/** Five minutes of how far cores are above sandboxes, and of both, that slide to the left as time goes, with the incidents under them. */
export const createScene: CreateScene<UtilisationState> = (kind) => {
  const view = new Container();
  const grid = createRules();
  const difference = createDifference(kind);
  const lines = createLines(kind);
  const incidents = createIncidents(kind);
  const curtain = createRules();
  const axes = createLabels(kind);
  const crosshair = createCrosshair(kind, CROSSHAIR_LINES);
  view.addChild(grid.view, difference.view, lines.view, incidents.view, curtain.view);
  view.addChild(axes.view, difference.end, lines.ends, crosshair.view);

  let placed: { layout: UtilisationLayout; viewport: Viewport; palette: Palette } | undefined;
  let state: UtilisationState | undefined;
  let row: string | undefined;
  let attended: Highlight = { instant: undefined, incident: undefined };
  /** Where the newest sample stands, in CSS px. */
  let newestX = 0;

  /** The row that is inspected, or else the sample next to the instant that is pointed at. */
  function inspected(): Sample | undefined {
    if (!state) return undefined;
    if (row !== undefined) return state.samples.find(({ ts }) => String(ts) === row);
    const { instant } = attended;
    if (instant === undefined) return undefined;
    return state.samples.find(({ ts }) => Math.abs(ts - instant) <= STEP_MS / 2);
  }

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutUtilisation(viewport);
      placed = { layout, viewport, palette };
      grid.show(layout.grid, viewport, palette);
      curtain.show(layout.curtain, viewport, palette);
      axes.layout(layout.labels, viewport, palette);
      layout.labels.forEach(({ text }, i) => {
        axes.set(i, text);
      });
      for (const part of [difference, lines]) part.layout(layout, viewport, palette);
      incidents.layout(layout, viewport, palette);
      crosshair.layout(layout.bounds, layout.size, { ...viewport, scale: layout.scale }, palette);
    },
    update(next, other) {
      state = next;
      if (!placed) return false;
      const { layout, viewport, palette } = placed;
      for (const part of [difference, lines]) part.update(next, other, layout, viewport);
      incidents.update(next.samples, layout, viewport, palette);
      incidents.select(attended.incident?.id);
      const sample = inspected();
      crosshair.setLines(sample && words(sample));
      return true;
    },
    draw(t, reducedMotion) {
      if (!placed || !state) return Number.POSITIVE_INFINITY;
      const { layout, viewport } = placed;
      const { plot } = layout;
      const age = reducedMotion ? 0 : max(t - state.ts, 0);
      const newest = plot.x + plot.width - age * pxPerMs(layout);
      newestX = newest;
      for (const part of [difference, lines]) part.move(newest);
      incidents.move(snapTo(viewport.resolution)(newest));
      const sample = inspected();
      if (sample) crosshair.move(newest + (sample.ts - state.ts) * pxPerMs(layout));
      return reducedMotion ? Number.POSITIVE_INFINITY : seenAfter(t, pxPerMs(layout), viewport);
    },
    highlightRow(key) {
      row = key;
      const sample = inspected();
      crosshair.setLines(sample && words(sample));
    },
    highlight(highlight) {
      attended = highlight;
      incidents.select(highlight.incident?.id);
      const sample = inspected();
      crosshair.setLines(sample && words(sample));
    },
    instantAt({ x }) {
      if (!placed || !state) return undefined;
      const { plot } = placed.layout;
      if (x < plot.x || x > plot.x + plot.width) return undefined;
      return state.ts + (x - newestX) / pxPerMs(placed.layout);
    },
  };
};
