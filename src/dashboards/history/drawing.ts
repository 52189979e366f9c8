import { OTHER_INK, OTHER_LINE, otherThickness } from '../../plot/grammar/compared';
import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import type { LabelsMark, LineMark, Mark } from '../../plot/grammar/mark';
import { spaceOut } from '../../plot/grammar/placement';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import type { Scale } from '../../plot/grammar/scale';
import { stillTimeline } from '../../plot/grammar/timeline';
import { LINE_HEIGHT } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { cacheArguments } from '../../sim/math/cache-arguments';
import { clamp, max, min } from '../../sim/math/math';
import { countLabel } from '../../sim/words/sentences';
import { grouped, isoInstant } from '../../sim/words/units';
import { SITE_TFLOPS } from '../../sim/world/site/site';
import type { ColourName } from '../../theme/tokens';
import { millions } from './drawing-axes';
import { type HistoryLayout, layoutHistory, timeScale } from './drawing-layout';
import { type AxisSpans, barValues, POINTS, spansOf, stepped, tracePoints, VALUES } from './drawing-series';
import { type PartId, PLOTS, type PlotId, STRIPS, type StripId } from './drawing-stack';
import { BAR, DOT, ERRORS, FLOOR, INCIDENT_INK, INCIDENT_MARK, LINES, MARK } from './inks';
import { type HistoryState, SAMPLES, type SiteSample, STEP_MS } from './sim';

/** Lines of the crosshair: time, rate, power of the site and of its pods, GPUs down, errors. */
const CROSSHAIR_LINES = 6;
/** Entries of each cache: both strips of a state and of another one. */
const KEPT = 4;
/** Least width of the frame around an incident, which is narrower than a pixel here; CSS px at scale 1. */
const HIGHLIGHT_WIDTH = 8;
/** Decimals of the present rate in millions. */
const RATE_DECIMALS = 3;

/** Text of the present value of a part, where its line or strip ends: with its unit if there is room. */
const PRESENT: Record<PartId, (now: SiteSample, isNamed: boolean) => string> = {
  fp4: ({ fp4 }, isNamed) => (isNamed ? `${grouped(fp4)} TFLOPS` : millions(fp4, RATE_DECIMALS)),
  power: ({ power }) => `${grouped(power)} kW`,
  down: ({ down }, isNamed) => (isNamed ? countLabel(down, 'GPU') : String(down)),
  errors: ({ errors }, isNamed) => (isNamed ? countLabel(errors, 'error') : String(errors)),
};

/** Strip: its boxes and values, those of the other state, and the value of its full height. */
interface Strip {
  readonly id: StripId;
  readonly rect: Rect;
  readonly boxes: readonly Rect[];
  readonly values: readonly number[];
  readonly others: readonly number[] | undefined;
  readonly highest: number;
}

type Input = DrawingInput<HistoryState, HistoryLayout, AxisSpans>;

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
      ...stacked.flatMap((strip) => bars(strip, maintained, layout)),
      ...barWords(stacked, input),
      ...stacked.map((strip): Mark => {
        const { id, others } = strip;
        if (id === 'errors' && others) return lineOf(strip, 'other errors', OTHER_LINE, others, scale);
        return { kind: 'rules', name: `other ${id}`, data: otherBars(strip, viewport) };
      }),
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

function words(sample: SiteSample): string[] {
  const { ts, fp4, power, powerUS, powerEU, powerUK, down, errors } = sample;
  return [
    `${isoInstant(ts).slice(11, 16)} UTC`,
    `${grouped(fp4)} TFLOPS`,
    `${grouped(power)} kW`,
    `US ${powerUS}, EU ${powerEU}, UK ${powerUK} kW`,
    `${down} GPUs down`,
    `${errors} node errors in 5 min`,
  ];
}

/** Places of a sample on the lines. */
const ringsAt = (sample: SiteSample, { values }: HistoryLayout) =>
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

/** Height of a value in a strip, CSS px. */
const topOf = ({ rect, highest }: Strip, value = 0, thick = 0): number =>
  rect.y + (rect.height - thick) * (1 - value / max(highest, 1));

/** Line through the middles of the boxes of a strip at values. The last one still counts: the line ends before it. */
const lineOf = (
  strip: Strip,
  name: string,
  style: LineMark['style'],
  values: readonly number[],
  scale: number,
): Mark => ({
  ...{ kind: 'line', name, style, scale, most: SAMPLES },
  points: values.slice(0, -1).flatMap((value, i) => {
    const { x = 0, width = 0 } = strip.boxes[i] ?? {};
    return [x + width / 2, topOf(strip, value)];
  }),
});

/** Bars of GPUs down, with those down in incidents stacked on those in maintenance; or the line of errors. */
const bars = cacheArguments(KEPT, (strip: Strip, maintained: readonly number[], layout: HistoryLayout): Mark[] => {
  const { group, scale } = layout;
  const { id, boxes, values, highest } = strip;
  if (id === 'errors') return [lineOf(strip, 'errors', ERRORS, values, scale)];
  const full = max(highest, 1);
  const cells = (name: string, levels: readonly number[], ink: typeof BAR, track: 'raised' | 'none'): Mark => {
    const data = boxes.map((box, i) => ({ box, level: (levels[i] ?? 0) / full, ink: name }));
    return { kind: 'cells', name, inks: { [name]: ink }, track, data };
  };
  const base = stepped(maintained, group);
  const affected = values.map((value, bar) => (value > (base[bar] as number) ? value : 0));
  return [cells('affected', affected, INCIDENT_INK, 'raised'), cells('maintained', base, BAR, 'none')];
});

/**
 * Words for the full height and the foot of a strip, beside its name if there is room, each at a tick; and the value of
 * the present.
 */
function barWords(strips: readonly Strip[], { state, other, layout, viewport: { resolution } }: Input): Mark[] {
  const { headed, startX, size } = layout;
  const row = size * LINE_HEIGHT;
  const type = { size, font: 'mono' } as const;
  const ends = strips
    .filter(({ id }) => headed.includes(id))
    .flatMap(({ rect, highest }) => {
      const [top, foot] = [rect.y, rect.y + rect.height];
      const most = { value: highest, y: top, tick: top };
      return rect.height < 2 * row ? [most] : [most, { value: 0, y: foot - row, tick: foot - 1 / resolution }];
    });
  const most = ends.map(({ value, y }) => {
    return { ...type, x: startX, y, align: 'end', weight: '400', ink: 'muted', text: String(value) } as const;
  });
  // From the numbers to the end of the strip, like the lines of the plots.
  const from = (startX + layout.bounds.x) / 2;
  const ticks = ends.map(({ tick: y, value }): Rule => {
    const ink = value === 0 ? 'control' : 'hair';
    return { x: from, y, width: layout.bounds.x + layout.bounds.width - from, height: 1 / resolution, ink };
  });
  const present = strips.flatMap(({ id, rect, highest }) => {
    const samples = [state.now, ...(other && rect.height >= 2 * row ? [other.now] : [])];
    const heights = samples.map((sample) => rect.y + rect.height * (1 - sample[id] / Math.max(highest, 1)));
    return rect.height < row ? [] : presentWords(id, rect, samples, heights, 'text', layout);
  });
  return [
    { kind: 'rules', name: 'strip ticks', data: ticks },
    { kind: 'labels', name: 'most', data: most },
    { kind: 'labels', name: 'present', data: present },
  ];
}

/** Bars of the other state as one thin line over a strip, from the first bar that differs to the last. */
function otherBars(strip: Strip, viewport: Viewport): Rule[] {
  const { boxes, values, others } = strip;
  if (!others) return [];
  const thin = otherThickness(viewport);
  const differs = (_: number, i: number) => others[i] !== values[i];
  const [first, last] = [values.findIndex(differs), values.findLastIndex(differs)];
  return boxes.slice(0, values.length).flatMap(({ x, width }, i): Rule[] => {
    if (first < 0 || i < first || i > last) return [];
    const y = topOf(strip, others[i], thin);
    const step = i > first ? topOf(strip, others[i - 1], thin) : y;
    return [
      { x, y, width, height: thin, ink: OTHER_INK },
      { x, y: min(y, step), width: thin, height: max(y - step, step - y), ink: OTHER_INK },
    ];
  });
}

/** Line of a plot over that of the other state, a dot at the present, and the floor of the rate. */
function traces(id: PlotId, { state, other, layout }: Input): Mark[] {
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
  KEPT,
  (samples: readonly SiteSample[], maintained: readonly number[], { time }: HistoryLayout, y: Scale) =>
    samples.map((sample, i) => dotOf(sample, maintained[i], time, y)),
);

/** Marks on the line of the rate at each sample at which an incident had GPUs down; and one beside their meaning. */
function incidentDots({ state: { samples, maintained, now }, layout }: Input): Mark[] {
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

/** Words of the present value at its height, and those of the other state at its own, as near as they may be. */
function presentWords(
  id: PartId,
  { y, height }: Rect,
  samples: readonly SiteSample[],
  heights: readonly number[],
  ink: ColourName,
  { endX: x, size, isNamed }: HistoryLayout,
): LabelsMark['data'] {
  const half = (size * LINE_HEIGHT) / 2;
  const middles = spaceOut(heights, 2 * half, y + half, y + height - half);
  return samples.map((sample, i) => ({
    x,
    y: (middles[i] as number) - half,
    size,
    font: 'mono',
    weight: '500',
    ink: i === 0 ? ink : OTHER_INK,
    text: PRESENT[id](sample, isNamed),
  }));
}

/** Values of the present where the lines end, those of the other state beside them, and the time under them. */
function ends({ state, other, layout }: Input): LabelsMark {
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
