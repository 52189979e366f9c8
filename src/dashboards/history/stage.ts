import { Container } from 'pixi.js';
import { grouped, isoInstant } from '../../sim/units';
import { along } from '../../stage/axis';
import { createCrosshair } from '../../stage/crosshair';
import { createLabels } from '../../stage/marks/labels';
import { createRules } from '../../stage/marks/rules';
import type { CreateScene, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import type { HistoryState, Sample } from './sim';
import { createBars } from './stage-bars';
import { type HistoryLayout, layoutHistory } from './stage-layout';
import { type Spans, spansOf } from './stage-series';
import { createTraces } from './stage-traces';

/** Lines of the crosshair: time, rate, power, GPUs down, errors. */
const CROSSHAIR_LINES = 5;

function words({ ts, fp4, power, down, errors }: Sample): string[] {
  const time = `${isoInstant(ts).slice(11, 16)} UTC`;
  return [time, `${grouped(fp4)} TFLOPS`, `${grouped(power)} kW`, `${down} GPUs down`, `${errors} errors`];
}

/** 24 hours of rate and power over one time axis, with GPUs down and errors as bars under them. */
export const createScene: CreateScene<HistoryState> = (kind) => {
  const view = new Container();
  const grid = createRules();
  const bars = createBars(kind);
  const traces = createTraces(kind);
  const axes = createLabels();
  const crosshair = createCrosshair(CROSSHAIR_LINES);
  view.addChild(grid.view, bars.view, traces.view, axes.view, crosshair.view);

  let surface: { viewport: Viewport; palette: Palette } | undefined;
  let placed: { key: string; spans: Spans; layout: HistoryLayout } | undefined;
  let state: HistoryState | undefined;
  let pointed: number | null = null;

  /** Places everything for the spans of a state, unless that is how it stands: they change every few minutes. */
  function place({ viewport, palette }: NonNullable<typeof surface>, spans: Spans): HistoryLayout {
    const key = JSON.stringify(spans);
    if (placed?.key === key) return placed.layout;
    const layout = layoutHistory(viewport, spans);
    placed = { key, spans, layout };
    grid.show(layout.grid, viewport, palette);
    axes.layout(layout.labels, viewport, palette);
    layout.labels.forEach(({ text }, i) => {
      axes.set(i, text);
    });
    bars.layout(layout, viewport, palette);
    traces.layout(layout, viewport, palette);
    crosshair.layout(layout.bounds, layout.size, { ...viewport, scale: layout.scale }, palette);
    return layout;
  }

  function inspect(): void {
    const sample = pointed === null ? undefined : state?.samples.at(-1 - pointed);
    crosshair.say(sample && words(sample));
    if (!sample || !placed) return;
    const { spans, layout } = placed;
    const { x, width } = layout.bounds;
    crosshair.move(along({ lowest: spans.from, highest: spans.to, from: x, to: x + width }, sample.ts));
  }

  return {
    view,
    layout(viewport, palette) {
      surface = { viewport, palette };
      placed = undefined;
    },
    update(next) {
      state = next;
      if (!surface) return;
      const spans = spansOf(next);
      const layout = place(surface, spans);
      traces.update(next, spans, layout, surface.viewport);
      bars.update(next, layout);
      inspect();
    },
    draw: () => false,
    point(row) {
      pointed = row;
      inspect();
    },
  };
};
