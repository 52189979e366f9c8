import type { Drawing } from '../../plot/grammar/drawing';
import type { LabelsMark, Mark } from '../../plot/grammar/mark';
import { OTHER_LINE } from '../../plot/grammar/other';
import type { Scale } from '../../plot/grammar/scale';
import { stillTimeline } from '../../plot/grammar/timeline';
import { LINE_HEIGHT } from '../../plot/grammar/type';
import { cacheArguments } from '../../sim/math/cache-arguments';
import { clamp } from '../../sim/math/math';
import { countLabel } from '../../sim/words/sentences';
import { grouped, isoInstant } from '../../sim/words/units';
import { SITE_TFLOPS } from '../../sim/world/site/site';
import { type HistoryInput, type HistoryLayout, layoutHistory, timeScale } from './drawing-layout';
import { presentWords } from './drawing-present';
import { type AxisSpans, POINTS, spansOf, tracePoints, VALUES } from './drawing-series';
import { PLOTS, type PlotId, STRIPS } from './drawing-stack';
import { barWords, errorMarks, otherMarks, stripBars, stripOf } from './drawing-strips';
import { DOT, FLOOR, INCIDENT_MARK, LINES, MARK } from './inks';
import { HISTORY_SAMPLE_MS, type HistoryState, SAMPLES, type SiteSample } from './sim';

/** Lines of the crosshair: time, rate, power of the site and of its pods, GPUs down, errors. */
const CROSSHAIR_LINES = 6;
/** Least width of the frame around an incident, which is narrower than a pixel here; CSS px at scale 1. */
const HIGHLIGHT_WIDTH = 8;

/** 24 hours of the rate and of the power over one time axis, with GPUs down and errors as bars under them. */
export const drawing: Drawing<HistoryState, HistoryLayout, AxisSpans> = {
  at: ({ now }) => now.ts,
  layout: layoutHistory,
  axes: spansOf,
  marks(input) {
    const { state, axes, viewport, layout } = input;
    const { bounds, size, scale } = layout;
    const { from, to } = axes;
    const { maintained } = state;
    const stacked = STRIPS.flatMap((id) => stripOf(id, input));
    const timeline = stillTimeline({ ...bounds, y: 0, height: viewport.height }, from, to);
    const isShown = (instant: number) => instant >= from && instant <= to;
    return [
      { kind: 'rules', name: 'grid', data: layout.grid },
      ...stacked.flatMap((strip) => stripBars(strip, maintained, layout)),
      ...barWords(stacked, input),
      ...stacked.flatMap((strip) => otherMarks(strip, viewport)),
      ...errorMarks(stacked, input),
      ...PLOTS.flatMap((id) => traces(id, input)),
      ...incidentDots(input),
      ends(input),
      { kind: 'labels', name: 'axes', data: layout.labels },
      {
        kind: 'selected',
        name: 'onset',
        boxOf({ onset }) {
          const width = HIGHLIGHT_WIDTH * viewport.scale;
          return isShown(onset) ? { ...bounds, x: layout.time(onset) - width / 2, width } : undefined;
        },
      },
      {
        kind: 'crosshair',
        name: 'sample',
        timeline,
        bounds,
        size,
        scale,
        most: CROSSHAIR_LINES,
        readingAt(row, instant) {
          const { samples } = state;
          const place = (t: number) =>
            clamp(Math.round((t - (samples[0]?.ts ?? 0)) / HISTORY_SAMPLE_MS), 0, SAMPLES - 1);
          const pointed = instant !== undefined && isShown(instant) ? samples[place(instant)] : undefined;
          const sample = row === undefined ? pointed : samples.find(({ ts }) => String(ts) === row);
          return sample && { at: sample.ts, lines: words(sample), rings: ringsAt(sample, layout) };
        },
      },
    ];
  },
};

function words(sample: SiteSample): string[] {
  const { ts, fp4, power, powerUS, powerEU, powerUK, down, errors } = sample;
  return [
    `${isoInstant(ts).slice(11, 16)} UTC`,
    `${grouped(fp4)} TFLOPS`,
    `${grouped(power)} kW`,
    `US ${powerUS}, EU ${powerEU}, UK ${powerUK} kW`,
    `${countLabel(down, 'GPU')} down`,
    `${countLabel(errors, 'node error')} in 5 min`,
  ];
}

/** Places of a sample on the lines. */
const ringsAt = (sample: SiteSample, { values }: HistoryLayout) =>
  PLOTS.flatMap((id) => values[id]?.(VALUES[id](sample)) ?? []);

/** Line of a plot over that of the other state, a dot at the present, and the floor of the rate. */
function traces(id: PlotId, { state, other, layout }: HistoryInput): Mark[] {
  const { parts, bounds, time, values, scale } = layout;
  const [rect, y] = [parts[id], values[id]];
  if (!rect || !y) return [];
  const line = { kind: 'line', scale, most: POINTS } as const;
  const points = tracePoints(state, id, time, y);
  const present = [...points.slice(-2)];
  const foot = y(SITE_TFLOPS.floor);
  const others = other && tracePoints(other, id, timeScale(spansOf(other), bounds), y);
  return [
    ...(id === 'fp4'
      ? [{ ...line, name: 'floor', style: FLOOR, most: 2, points: [rect.x, foot, rect.x + rect.width, foot] }]
      : []),
    ...(others ? [{ ...line, name: `other ${id}`, style: OTHER_LINE, points: others }] : []),
    { ...line, name: id, style: LINES[id], points },
    {
      ...line,
      name: `${id} now`,
      style: { ink: LINES[id].ink, width: DOT },
      most: 2,
      points: [...present, ...present],
    },
  ];
}

/** Place of a sample on the line of the rate, hidden if no incident had GPUs down then. */
const dotOf = ({ ts, fp4, down }: SiteSample, maintained: number | undefined, time: Scale, y: Scale) => ({
  x: time(ts),
  y: y(fp4),
  isHidden: down <= (maintained ?? 0),
});

const dotsBefore = cacheArguments(
  4,
  (samples: readonly SiteSample[], maintained: readonly number[], { time }: HistoryLayout, y: Scale) =>
    samples.map((sample, i) => dotOf(sample, maintained[i], time, y)),
);

/** Marks on the line of the rate at each sample at which an incident had GPUs down; and one beside their meaning. */
function incidentDots({ state: { samples, maintained, now }, layout }: HistoryInput): Mark[] {
  const { parts, marked, scale, time, values } = layout;
  const [area, y] = [parts.fp4, values.fp4];
  if (!area || !y) return [];
  return [
    {
      kind: 'dots',
      name: 'incidents',
      area,
      half: clamp(area.width * MARK.share, MARK.least * scale, MARK.most * scale),
      ink: INCIDENT_MARK,
      data: [
        ...dotsBefore(samples, maintained, layout, y),
        dotOf(now, maintained.at(-1), time, y),
        { x: area.x, y: area.y, ...marked, isHidden: marked === undefined },
      ],
    },
  ];
}

/** Values of the present where the lines end, those of the other state beside them, and the time under them. */
function ends({ state, other, layout }: HistoryInput): LabelsMark {
  const { parts, values: scales, endX: x, timeY, size } = layout;
  const values = PLOTS.flatMap((id) => {
    const [rect, scale] = [parts[id], scales[id]];
    if (!rect || !scale) return [];
    const samples = [state.now, ...(other && rect.height >= 2 * size * LINE_HEIGHT ? [other.now] : [])];
    const heights = samples.map((sample) => scale(VALUES[id](sample)));
    return presentWords(id, rect, samples, heights, LINES[id].ink, layout);
  });
  const text = isoInstant(state.now.ts).slice(11, 19);
  const time = { x, y: timeY, size, font: 'mono', weight: '500', ink: 'text', text } as const;
  return { kind: 'labels', name: 'present of the lines', data: [...values, time] };
}
