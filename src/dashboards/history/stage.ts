import { Container } from 'pixi.js';
import { grouped, isoInstant } from '../../sim/words/units';
import { type Axis, positionOn } from '../../stage/axis';
import { createCrosshair } from '../../stage/crosshair';
import { createLabels } from '../../stage/marks/labels';
import { createOutline } from '../../stage/marks/outline';
import { createRules } from '../../stage/marks/rules';
import type { CreateScene, Highlight, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { type HistoryState, SAMPLES, type Sample, STEP_MS } from './sim';
import { createBars } from './stage-bars';
import { comparedRules } from './stage-compared';
import { type HistoryLayout, layoutHistory } from './stage-layout';
import { type AxisSpans, spansOf, VALUES } from './stage-series';
import { createTraces } from './stage-traces';

/** Lines of the crosshair: time, rate, power of the site and of its pods, power per TFLOPS, GPUs down, errors. */
const CROSSHAIR_LINES = 7;
/** Width of the frame around an incident, which is narrower than a pixel here; CSS px at scale 1. */
const HIGHLIGHT_WIDTH = 8;

function words(sample: Sample): string[] {
  const { ts, fp4, power, powerUS, powerEU, powerUK, down, errors } = sample;
  return [
    `${isoInstant(ts).slice(11, 16)} UTC`,
    `${grouped(fp4)} TFLOPS`,
    `${grouped(power)} kW`,
    `US ${powerUS}, EU ${powerEU}, UK ${powerUK}`,
    `${VALUES.perTflops(sample).toFixed(1)} mW a TFLOPS`,
    `${down} GPUs down`,
    `${errors} errors`,
  ];
}

/** 24 hours of the rate and of the power it takes over one time axis, with GPUs down and errors as bars under them. */
export const createScene: CreateScene<HistoryState> = (kind) => {
  const view = new Container();
  const grid = createRules();
  const bars = createBars(kind);
  const compared = createRules();
  const traces = createTraces(kind);
  const axes = createLabels(kind);
  const crosshair = createCrosshair(kind);
  const highlighted = createOutline('accent');
  view.addChild(grid.view, bars.view, compared.view, traces.view, axes.view, highlighted.view, crosshair.view);

  let surface: { viewport: Viewport; palette: Palette } | undefined;
  let placed: { key: string; spans: AxisSpans; layout: HistoryLayout } | undefined;
  let state: HistoryState | undefined;
  let row: string | undefined;
  let attended: Highlight = { instant: undefined, incident: undefined };

  /** Places everything for the spans of a state, unless that is how it stands: they change every few minutes. */
  function place({ viewport, palette }: NonNullable<typeof surface>, spans: AxisSpans): HistoryLayout {
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
    crosshair.layout(layout.bounds, layout.size, CROSSHAIR_LINES, { ...viewport, scale: layout.scale }, palette);
    return layout;
  }

  /** The time axis. */
  function axis(): Axis | undefined {
    if (!placed) return undefined;
    const { spans, layout } = placed;
    const { x, width } = layout.bounds;
    return { lowest: spans.from, highest: spans.to, from: x, to: x + width };
  }

  /** The row that is inspected, or else the sample next to the instant that is pointed at. */
  function sampleLookedAt(): Sample | undefined {
    if (!state || !placed) return undefined;
    if (row !== undefined) return state.samples.find(({ ts }) => String(ts) === row);
    const { instant } = attended;
    if (instant === undefined || instant < placed.spans.from || instant > placed.spans.to) return undefined;
    const place = Math.round((instant - (state.samples[0]?.ts ?? 0)) / STEP_MS);
    return state.samples[Math.min(Math.max(place, 0), SAMPLES - 1)];
  }

  /** Outlines the selected incident where it stands in the 24 hours. */
  function outline(): void {
    const { incident } = attended;
    const time = axis();
    if (!surface || !placed || !time) return;
    const { viewport, palette } = surface;
    const { bounds } = placed.layout;
    const inside = incident && incident.onset >= time.lowest && incident.onset <= time.highest;
    const width = HIGHLIGHT_WIDTH * viewport.scale;
    const rect = inside ? { ...bounds, x: positionOn(time, incident.onset) - width / 2, width } : undefined;
    highlighted.show(rect, viewport, palette);
  }

  function inspect(): void {
    const sample = sampleLookedAt();
    const time = axis();
    crosshair.setLines(sample && words(sample));
    if (sample && time) crosshair.move(positionOn(time, sample.ts));
  }

  return {
    view,
    layout(viewport, palette) {
      surface = { viewport, palette };
      placed = undefined;
    },
    update(next, other) {
      state = next;
      if (!surface) return false;
      const spans = spansOf(next, other);
      const layout = place(surface, spans);
      traces.update(next, spans, layout);
      traces.compare(other, layout);
      const { viewport, palette } = surface;
      compared.show(other ? comparedRules(next, other, layout, viewport) : [], viewport, palette);
      bars.update(next, other, layout);
      inspect();
      outline();
      return true;
    },
    draw: () => Number.POSITIVE_INFINITY,
    highlightRow(key) {
      row = key;
      inspect();
    },
    highlight(highlight) {
      attended = highlight;
      inspect();
      outline();
    },
    instantAt({ x }) {
      const time = axis();
      if (!time || x < time.from || x > time.to) return undefined;
      return time.lowest + ((x - time.from) / (time.to - time.from)) * (time.highest - time.lowest);
    },
  };
};
