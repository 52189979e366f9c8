import { Container } from 'pixi.js';
import { grouped } from '../../sim/units';
import { along, spread } from '../../stage/axis';
import { createLabels } from '../../stage/marks/labels';
import { createLine } from '../../stage/marks/line';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import { LINE_HEIGHT } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import { DOT, LINES } from './inks';
import type { HistoryState, Sample } from './sim';
import { type HistoryLayout, millions } from './stage-layout';
import { POINTS, type SeriesId, type Spans, tracePoints } from './stage-series';
import { PLOTS } from './stage-stack';

/** Decimals of the present rate in millions. */
const RATE_DECIMALS = 3;

/** The lines of each plot, and how the present value is printed where they end. */
const SERIES: Record<(typeof PLOTS)[number], readonly SeriesId[]> = {
  fp4: ['fp4'],
  power: ['power'],
  pods: ['powerUS', 'powerEU', 'powerUK'],
};
const PRESENT: Record<SeriesId, (now: Sample) => string> = {
  fp4: ({ fp4 }) => millions(fp4, RATE_DECIMALS),
  power: ({ power }) => grouped(power),
  powerUS: ({ powerUS }) => `US ${powerUS}`,
  powerEU: ({ powerEU }) => `EU ${powerEU}`,
  powerUK: ({ powerUK }) => `UK ${powerUK}`,
};

/** The lines of all plots with their present values; where a plot has one line, a dot stands at the present. */
export function createTraces(kind: SurfaceKind) {
  const view = new Container();
  const ends = createLabels(kind);
  let count = 0;
  const plots = PLOTS.map((plot) => {
    const own = new Container();
    const dotted = SERIES[plot].length === 1;
    const traces = SERIES[plot].map((id) => ({
      id,
      points: new Float32Array(POINTS * 2),
      line: createLine(kind, POINTS, LINES[id]),
      dot: dotted ? createLine(kind, 2, { ink: LINES[id].ink, width: DOT }) : undefined,
      /** Index of its present value's label. */
      end: count++,
    }));
    for (const { line, dot } of traces) own.addChild(line.view, ...(dot ? [dot.view] : []));
    view.addChild(own);
    return { plot, own, dotted, traces };
  });
  view.addChild(ends.view);
  /** Of what the points before the present are. */
  let traced: HistoryState['samples'] | undefined;

  return {
    view,
    layout({ parts, size, scale }: HistoryLayout, viewport: Viewport, palette: Palette): void {
      traced = undefined;
      const places = plots.flatMap(({ dotted, traces }) => {
        const text = { x: 0, y: 0, size, font: 'mono', weight: dotted ? '500' : '400' } as const;
        return traces.map(({ id }) => ({ ...text, ink: LINES[id].ink }));
      });
      ends.layout(places, viewport, palette);
      for (const { plot, own, traces } of plots) {
        const rect = parts[plot];
        own.visible = rect !== undefined;
        const scaled = { ...viewport, scale };
        for (const { line, dot, end } of traces) {
          if (!rect) {
            ends.set(end, '');
            continue;
          }
          line.layout(scaled, palette, rect.y + rect.height);
          dot?.layout(scaled, palette, 0);
        }
      }
    },
    update(state: HistoryState, spans: Spans, layout: HistoryLayout): void {
      const { parts, ranges, endX, size } = layout;
      const row = size * LINE_HEIGHT;
      const grown = state.samples === traced;
      traced = state.samples;
      for (const { plot, traces } of plots) {
        const rect = parts[plot];
        if (!rect) continue;
        const bottom = rect.y + rect.height;
        const axis = { ...ranges[plot], from: bottom, to: rect.y };
        const wanted = traces.map(({ id }) => along(axis, state.now[id]));
        const middles = spread(wanted, row, rect.y + row / 2, bottom - row / 2);
        traces.forEach(({ id, points, line, dot, end }, i) => {
          tracePoints(state, id, rect, spans, ranges[plot], points, grown);
          line.update(points);
          const [x = 0, y = 0] = points.subarray(-2);
          dot?.update(Float32Array.of(x, y, x, y));
          ends.set(end, PRESENT[id](state.now));
          ends.move(end, endX, (middles[i] as number) - row / 2);
        });
      }
    },
  };
}
