import { Container } from 'pixi.js';
import { positionOn } from '../../plot/axis';
import { createLabels } from '../../plot/marks/labels';
import { createLine } from '../../plot/marks/line';
import { createPoints } from '../../plot/marks/points';
import type { Rect } from '../../plot/rect';
import type { SurfaceKind, Viewport } from '../../plot/scene';
import { LINE_HEIGHT } from '../../plot/type';
import { clamp } from '../../sim/math/math';
import { isoInstant } from '../../sim/words/units';
import type { Palette } from '../../theme/palette';
import { DOT, INCIDENT_MARK, LINES, MARK, OTHER } from './inks';
import type { HistoryState, Sample } from './sim';
import { type HistoryLayout, millions } from './stage-layout';
import { type AxisSpans, maintenanceOf, POINTS, spansOf, tracePoints, VALUES } from './stage-series';
import { PLOTS, type PlotId } from './stage-stack';

/** Decimals of the present rate in millions. */
const RATE_DECIMALS = 3;
/** Share of the plot's width at which a mark that is not there stands: outside. */
const NOWHERE = -1;

/** How the present value is printed where its line ends. */
const PRESENT: Record<PlotId, (now: Sample) => string> = {
  fp4: ({ fp4 }) => millions(fp4, RATE_DECIMALS),
  perTflops: (now) => VALUES.perTflops(now).toFixed(1),
};

/** The lines of all plots, each with a dot and its value at the present, whose time stands under them; and a mark where an incident cut the rate. */
export function createTraces(kind: SurfaceKind) {
  const view = new Container();
  const ends = createLabels(kind);
  // One more stands beside what it means.
  const marks = createPoints(kind, POINTS + 1, [INCIDENT_MARK]);
  const places = { x: new Float32Array(POINTS + 1), y: new Float32Array(POINTS + 1), ink: new Uint8Array(POINTS + 1) };
  const plots = PLOTS.map((id) => {
    const own = new Container();
    const points = new Float32Array(POINTS * 2);
    const line = createLine(kind, POINTS, LINES[id]);
    const other = createLine(kind, POINTS, OTHER);
    const dot = createLine(kind, 2, { ink: LINES[id].ink, width: DOT });
    own.addChild(other.view, line.view, dot.view);
    view.addChild(own);
    return { id, own, points, line, other, dot };
  });
  view.addChild(marks.view, ends.view);
  /** Of what the points before the present are. */
  let traced: HistoryState['samples'] | undefined;

  /** Marks each sample at which an incident had GPUs down, on the line of the rate. */
  function mark(state: HistoryState, spans: AxisSpans, { ranges, marked }: HistoryLayout, rect: Rect): void {
    const { lowest, highest } = ranges.fp4;
    const maintained = maintenanceOf(state);
    [...state.samples, state.now].forEach(({ ts, fp4, down }, i) => {
      const affected = down > (maintained[i] as number);
      places.x[i] = affected ? (ts - spans.from) / (spans.to - spans.from) : NOWHERE;
      places.y[i] = (highest - fp4) / (highest - lowest);
    });
    places.x[POINTS] = marked ? (marked.x - rect.x) / rect.width : NOWHERE;
    places.y[POINTS] = marked ? (marked.y - rect.y) / rect.height : 0;
    marks.update(places);
    marks.slide(0);
  }

  return {
    view,
    layout({ parts, endX, timeY, size, scale }: HistoryLayout, viewport: Viewport, palette: Palette): void {
      traced = undefined;
      const scaled = { ...viewport, scale };
      const text = { x: endX, y: 0, size, font: 'mono', weight: '500' } as const;
      const time = { ...text, y: timeY, ink: 'text' } as const;
      ends.layout([...PLOTS.map((id) => ({ ...text, ink: LINES[id].ink })), time], viewport, palette);
      plots.forEach(({ id, own, line, other, dot }, i) => {
        const rect = parts[id];
        own.visible = rect !== undefined;
        if (!rect) ends.set(i, '');
        line.layout(scaled, palette, rect ? rect.y + rect.height : 0);
        other.layout(scaled, palette, 0);
        dot.layout(scaled, palette, 0);
      });
      if (!parts.fp4) return;
      const half = clamp(parts.fp4.width * MARK.share, MARK.least * scale, MARK.most * scale);
      marks.layout(parts.fp4, half, viewport, palette);
    },
    /** Draws the lines of the state that this one is compared with behind its own, as far as the axes reach. */
    compare(state: HistoryState | undefined, { parts, ranges }: HistoryLayout): void {
      for (const { id, other } of plots) {
        const rect = parts[id];
        other.view.visible = state !== undefined;
        if (!state || !rect) continue;
        const points = new Float32Array(POINTS * 2);
        tracePoints(state, id, rect, spansOf(state), ranges[id], points);
        other.update(points);
      }
    },
    update(state: HistoryState, spans: AxisSpans, layout: HistoryLayout): void {
      const { parts, ranges, endX, size } = layout;
      const half = (size * LINE_HEIGHT) / 2;
      const grown = state.samples === traced;
      traced = state.samples;
      plots.forEach(({ id, points, line, dot }, i) => {
        const rect = parts[id];
        if (!rect) return;
        const bottom = rect.y + rect.height;
        tracePoints(state, id, rect, spans, ranges[id], points, grown);
        line.update(points);
        const [x = 0, y = 0] = points.subarray(-2);
        dot.update(Float32Array.of(x, y, x, y));
        const at = positionOn({ ...ranges[id], from: bottom, to: rect.y }, VALUES[id](state.now));
        ends.set(i, PRESENT[id](state.now));
        ends.move(i, endX, Math.min(Math.max(at, rect.y + half), bottom - half) - half);
      });
      ends.set(PLOTS.length, isoInstant(state.now.ts).slice(11, 19));
      if (parts.fp4) mark(state, spans, layout, parts.fp4);
    },
  };
}
