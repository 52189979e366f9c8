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
  const points = new Float32Array(POINTS * 2);
  const plots = PLOTS.map((plot) => {
    const own = new Container();
    const dotted = SERIES[plot].length === 1;
    const traces = SERIES[plot].map((id) => ({
      id,
      line: createLine(kind, POINTS, LINES[id]),
      dot: dotted ? createLine(kind, 2, { ink: LINES[id].ink, width: DOT }) : undefined,
      end: createLabels(),
    }));
    for (const { line, dot, end } of traces) own.addChild(line.view, ...(dot ? [dot.view] : []), end.view);
    view.addChild(own);
    return { plot, own, dotted, traces };
  });

  return {
    view,
    layout({ parts, size, scale }: HistoryLayout, viewport: Viewport, palette: Palette): void {
      for (const { plot, own, dotted, traces } of plots) {
        const rect = parts[plot];
        own.visible = rect !== undefined;
        if (!rect) continue;
        const scaled = { ...viewport, scale };
        const text = { x: 0, y: 0, size, font: 'mono', weight: dotted ? '500' : '400' } as const;
        for (const { id, line, dot, end } of traces) {
          line.layout(scaled, palette, rect.y + rect.height);
          dot?.layout(scaled, palette, 0);
          end.layout([{ ...text, ink: LINES[id].ink }], viewport, palette);
        }
      }
    },
    update(state: HistoryState, spans: Spans, layout: HistoryLayout, { resolution }: Viewport): void {
      const snap = (px: number) => Math.round(px * resolution) / resolution;
      const { parts, ranges, endX, size } = layout;
      const row = size * LINE_HEIGHT;
      for (const { plot, traces } of plots) {
        const rect = parts[plot];
        if (!rect) continue;
        const bottom = rect.y + rect.height;
        const axis = { ...ranges[plot], from: bottom, to: rect.y };
        const wanted = traces.map(({ id }) => along(axis, state.now[id]));
        const middles = spread(wanted, row, rect.y + row / 2, bottom - row / 2);
        traces.forEach(({ id, line, dot, end }, i) => {
          tracePoints(state, id, rect, spans, ranges[plot], points);
          line.update(points);
          const [x = 0, y = 0] = points.subarray(-2);
          dot?.update(Float32Array.of(x, y, x, y));
          end.set(0, PRESENT[id](state.now));
          end.view.position.set(snap(endX), snap((middles[i] as number) - row / 2));
        });
      }
    },
  };
}
