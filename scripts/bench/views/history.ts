import { DOT, LINES } from '../../../src/dashboards/history/inks';
import type { HistoryState } from '../../../src/dashboards/history/sim';
import { barRects, type HistoryLayout, layoutHistory, millions } from '../../../src/dashboards/history/stage-layout';
import { barValues, POINTS, type SeriesId, spansOf, tracePoints } from '../../../src/dashboards/history/stage-series';
import { PLOTS, STRIPS } from '../../../src/dashboards/history/stage-stack';
import { grouped } from '../../../src/sim/units';
import { along, spread } from '../../../src/stage/axis';
import type { Rect } from '../../../src/stage/marks/cell';
import type { LineStyle } from '../../../src/stage/marks/polyline';
import type { Rule } from '../../../src/stage/marks/rules';
import { LINE_HEIGHT } from '../../../src/stage/type';
import { VIEWPORT } from '../panels/painter';
import type { Text } from './view';

const SERIES: Record<(typeof PLOTS)[number], readonly SeriesId[]> = {
  fp4: ['fp4'],
  power: ['power'],
  pods: ['powerUS', 'powerEU', 'powerUK'],
};

/** A line through points (x and y in turn), with the baseline of its area, and a disc at its end. CSS px. */
interface Trace {
  readonly id: SeriesId;
  readonly style: LineStyle;
  readonly points: Float32Array;
  readonly baseline: number;
  readonly dot: number | undefined;
}

/** All that the panel shows of a state. */
export interface HistoryView {
  readonly rules: readonly Rule[];
  readonly tracks: readonly Rect[];
  readonly bars: readonly Rect[];
  readonly traces: readonly Trace[];
  readonly texts: readonly Text[];
}

function present(id: SeriesId, { now }: HistoryState): string {
  if (id === 'fp4') return millions(now.fp4, 3);
  if (id === 'power') return grouped(now.power);
  return `${id.slice(-2)} ${now[id]}`;
}

let kept: { key: string; layout: HistoryLayout } | undefined;

export function viewOf(state: HistoryState): HistoryView {
  const spans = spansOf(state);
  const key = JSON.stringify(spans);
  if (kept?.key !== key) kept = { key, layout: layoutHistory(VIEWPORT, spans) };
  const { grid, labels, parts, ranges, group, endX, size } = kept.layout;
  const row = size * LINE_HEIGHT;
  const texts: Text[] = [...labels];
  const traces: Trace[] = [];
  for (const plot of PLOTS) {
    const rect = parts[plot];
    if (!rect) continue;
    const baseline = rect.y + rect.height;
    const ids = SERIES[plot];
    const axis = { ...ranges[plot], from: baseline, to: rect.y };
    const wanted = ids.map((id) => along(axis, state.now[id]));
    const middles = spread(wanted, row, rect.y + row / 2, baseline - row / 2);
    ids.forEach((id, i) => {
      const points = new Float32Array(POINTS * 2);
      tracePoints(state, id, rect, spans, ranges[plot], points);
      traces.push({ id, style: LINES[id], points, baseline, dot: ids.length === 1 ? DOT : undefined });
      const place = { x: endX, y: (middles[i] as number) - row / 2, size, font: 'mono', ink: LINES[id].ink } as const;
      texts.push({ ...place, weight: ids.length === 1 ? '500' : '400', text: present(id, state) });
    });
  }
  const bars: Rect[] = [];
  const tracks: Rect[] = [];
  for (const id of STRIPS) {
    const strip = parts[id];
    if (!strip) continue;
    const values = barValues(state, id, group);
    const highest = Math.max(...values);
    const rects = barRects(strip, group, 1);
    tracks.push(strip);
    values.forEach((value, i) => {
      const height = (strip.height * value) / Math.max(highest, 1);
      bars.push({ ...(rects[i] as Rect), y: strip.y + strip.height - height, height });
    });
    const y = strip.y + (strip.height - row) / 2;
    texts.push({ x: endX, y, size, font: 'mono', weight: '400', ink: 'muted', text: `max ${highest}` });
  }
  return { rules: grid, tracks, bars, traces, texts };
}
