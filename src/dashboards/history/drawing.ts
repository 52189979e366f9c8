import { OTHER_INK, OTHER_LINE, otherThickness } from '../../plot/grammar/compared';
import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import type { LabelsMark, Mark } from '../../plot/grammar/mark';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import type { Scale } from '../../plot/grammar/scale';
import { stillTimeline } from '../../plot/grammar/timeline';
import { LINE_HEIGHT } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { cacheArguments } from '../../sim/math/cache-arguments';
import { clamp, max, min } from '../../sim/math/math';
import { grouped, isoInstant } from '../../sim/words/units';
import { millions } from './drawing-axes';
import { type HistoryLayout, layoutHistory, timeScale } from './drawing-layout';
import { type AxisSpans, barValues, POINTS, spansOf, stepped, tracePoints, VALUES } from './drawing-series';
import { PLOTS, type PlotId, STRIPS, type StripId } from './drawing-stack';
import { BAR, DOT, INCIDENT_INK, INCIDENT_MARK, LINES, MARK } from './inks';
import { type HistoryState, SAMPLES, type Sample, STEP_MS } from './sim';

/** Lines of the crosshair: time, rate, power of the site and of its pods, power per TFLOPS, GPUs down, errors. */
const CROSSHAIR_LINES = 7;
/** As many strips, and the data of as many marks, are kept from one reading to the next. */
const KEPT = 4;
/** Width of the frame around an incident, which is narrower than a pixel here; CSS px at scale 1. */
const HIGHLIGHT_WIDTH = 8;
/** Decimals of the present rate in millions. */
const RATE_DECIMALS = 3;

/** How the present value is printed where its line ends. */
const PRESENT: Record<PlotId, (now: Sample) => string> = {
  fp4: ({ fp4 }) => millions(fp4, RATE_DECIMALS),
  perTflops: (now) => VALUES.perTflops(now).toFixed(1),
};

/** A strip of bars: its boxes and values, those of the other state, and what its full height stands for. */
interface Strip {
  readonly id: StripId;
  readonly rect: Rect;
  readonly boxes: readonly Rect[];
  readonly values: readonly number[];
  readonly others: readonly number[] | undefined;
  readonly highest: number;
}

type Input = DrawingInput<HistoryState, HistoryLayout, AxisSpans>;

/** 24 hours of the rate and of the power it takes over one time axis, with GPUs down and errors as bars under them. */
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
      ...stacked.flatMap((strip) => bars(strip, maintained, layout)),
      ...barWords(stacked, input),
      { kind: 'rules', name: 'other bars', data: stacked.flatMap((strip) => otherBars(strip, viewport)) },
      ...PLOTS.flatMap((id) => traces(id, input)),
      ...cuts(input),
      ends(input),
      { kind: 'labels', name: 'axes', data: layout.labels },
      {
        kind: 'incident',
        name: 'onset',
        boxOf({ onset }) {
          const width = HIGHLIGHT_WIDTH * viewport.scale;
          return isShown(onset) ? { ...bounds, x: layout.time(onset) - width / 2, width } : undefined;
        },
      },
      {
        kind: 'crosshair',
        name: 'sample',
        ...{ timeline, bounds, size, scale, most: CROSSHAIR_LINES },
        readingAt(row, instant) {
          const { samples } = state;
          const place = (t: number) => clamp(Math.round((t - (samples[0]?.ts ?? 0)) / STEP_MS), 0, SAMPLES - 1);
          const pointed = instant !== undefined && isShown(instant) ? samples[place(instant)] : undefined;
          const sample = row === undefined ? pointed : samples.find(({ ts }) => String(ts) === row);
          return sample && { at: sample.ts, lines: words(sample), rings: ringsAt(sample, layout) };
        },
      },
    ];
  },
};

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

/** Where a sample stands on the lines. */
const ringsAt = (sample: Sample, { values }: HistoryLayout) =>
  PLOTS.flatMap((id) => values[id]?.(VALUES[id](sample)) ?? []);

const strips = cacheArguments(
  KEPT,
  (
    id: StripId,
    { parts, bars }: HistoryLayout,
    values: readonly number[],
    others: readonly number[] | undefined,
  ): Strip[] => {
    const [rect, boxes] = [parts[id], bars[id]];
    if (!rect || !boxes) return [];
    return [{ id, rect, boxes, values, others, highest: max(...values, ...(others ?? [])) }];
  },
);

const stripOf = (id: StripId, { state, other, layout }: Input): Strip[] =>
  strips(id, layout, barValues(state, id, layout.group), other && barValues(other, id, layout.group));

/** The bars of a strip. What incidents had down stands on what was in maintenance. */
const bars = cacheArguments(KEPT, (strip: Strip, maintained: readonly number[], { group }: HistoryLayout): Mark[] => {
  const { id, boxes, values, highest } = strip;
  const full = max(highest, 1);
  const cells = (name: string, levels: readonly number[], ink: typeof BAR, track: 'raised' | 'none'): Mark => {
    const data = boxes.map((box, i) => ({ box, level: (levels[i] ?? 0) / full, ink: name }));
    return { kind: 'cells', name, inks: { [name]: ink }, track, data };
  };
  if (id === 'errors') return [cells('errors', values, BAR, 'raised')];
  const base = stepped(maintained, group);
  const affected = values.map((value, bar) => (value > (base[bar] as number) ? value : 0));
  return [cells('affected', affected, INCIDENT_INK, 'raised'), cells('maintained', base, BAR, 'none')];
});

/**
 * The value that a strip's full height stands for, where there is room for it beside its name, and that of the present.
 */
function barWords(strips: readonly Strip[], { state, layout }: Input): Mark[] {
  const { parts, headed, startX, endX, size } = layout;
  const row = size * LINE_HEIGHT;
  const type = { size, font: 'mono' } as const;
  const most = STRIPS.map((id) => {
    const highest = headed.includes(id) ? strips.find((each) => each.id === id)?.highest : undefined;
    const text = String(highest ?? '');
    return { ...type, x: startX, y: parts[id]?.y ?? 0, align: 'end', weight: '400', ink: 'muted', text } as const;
  });
  const present = STRIPS.map((id) => {
    const { y, height } = parts[id] ?? { y: 0, height: 0 };
    const text = height < row ? '' : `${state.now[id]} now`;
    return { ...type, x: endX, y: y + height - row, weight: '500', ink: 'text', text } as const;
  });
  return [
    { kind: 'labels', name: 'most', data: most },
    { kind: 'labels', name: 'present', data: present },
  ];
}

/** The bars of the other state as one thin line over a strip, from the first bar that differs to the last. */
function otherBars({ rect, boxes, values, others, highest }: Strip, viewport: Viewport): Rule[] {
  if (!others) return [];
  const thin = otherThickness(viewport);
  const differs = (_: number, i: number) => others[i] !== values[i];
  const [first, last] = [values.findIndex(differs), values.findLastIndex(differs)];
  const topOf = (i: number) => rect.y + (rect.height - thin) * (1 - (others[i] ?? 0) / max(highest, 1));
  return boxes.slice(0, values.length).flatMap(({ x, width }, i): Rule[] => {
    if (first < 0 || i < first || i > last) return [];
    const y = topOf(i);
    const step = i > first ? topOf(i - 1) : y;
    return [
      { x, y, width, height: thin, ink: OTHER_INK },
      { x, y: min(y, step), width: thin, height: max(y - step, step - y), ink: OTHER_INK },
    ];
  });
}

/** A plot's line before that of the other state, and a dot at the present. */
function traces(id: PlotId, { state, other, layout }: Input): Mark[] {
  const { parts, bounds, time, values, scale } = layout;
  const [rect, y] = [parts[id], values[id]];
  if (!rect || !y) return [];
  const line = { kind: 'line', scale, most: POINTS } as const;
  const points = tracePoints(state, id, time, y);
  const present = [...points.slice(-2)];
  const others = other && tracePoints(other, id, timeScale(spansOf(other), bounds), y);
  return [
    ...(others ? [{ ...line, name: `other ${id}`, style: OTHER_LINE, points: others }] : []),
    { ...line, name: id, style: LINES[id], points, baseline: rect.y + rect.height },
    {
      ...line,
      name: `${id} now`,
      style: { ink: LINES[id].ink, width: DOT },
      most: 2,
      points: [...present, ...present],
    },
  ];
}

/** Where a sample stands on the line of the rate, and whether no incident had GPUs down then. */
const dotOf = ({ ts, fp4, down }: Sample, maintained: number | undefined, time: Scale, y: Scale) => ({
  x: time(ts),
  y: y(fp4),
  isHidden: down <= (maintained ?? 0),
});

const dotsBefore = cacheArguments(
  KEPT,
  (samples: readonly Sample[], maintained: readonly number[], { time }: HistoryLayout, y: Scale) =>
    samples.map((sample, i) => dotOf(sample, maintained[i], time, y)),
);

/** A mark on the line of the rate at each sample at which an incident had GPUs down; and one beside what it means. */
function cuts({ state: { samples, maintained, now }, layout }: Input): Mark[] {
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

/** The values of the present where the lines end, and its time under them. */
function ends({ state, layout }: Input): LabelsMark {
  const { parts, values: scales, endX: x, timeY, size } = layout;
  const half = (size * LINE_HEIGHT) / 2;
  const text = { x, size, font: 'mono', weight: '500' } as const;
  const values = PLOTS.map((id) => {
    const rect = parts[id];
    const at = scales[id]?.(VALUES[id](state.now)) ?? 0;
    const y = rect ? Math.min(Math.max(at, rect.y + half), rect.y + rect.height - half) - half : 0;
    return { ...text, y, ink: LINES[id].ink, text: rect ? PRESENT[id](state.now) : '' };
  });
  const time = { ...text, y: timeY, ink: 'text', text: isoInstant(state.now.ts).slice(11, 19) } as const;
  return { kind: 'labels', name: 'present of the lines', data: [...values, time] };
}
