import { positionOn } from '../../plot/axis';
import type { LabelPlace } from '../../plot/marks/labels';
import type { Rule } from '../../plot/marks/rules';
import type { Rect } from '../../plot/rect';
import type { Viewport } from '../../plot/scene';
import { snapTo } from '../../plot/snap';
import { ticks } from '../../plot/ticks';
import { LINE_HEIGHT, monoWidth, plotType } from '../../plot/type';
import { HOUR_MS } from '../../sim/words/time';
import { grouped } from '../../sim/words/units';
import { SITE_TFLOPS } from '../../sim/world/site';
import type { AxisSpans, Range } from './drawing-series';
import { type Part, type PartId, PLOTS, type PlotId, STRIPS, stackParts } from './drawing-stack';
import { BAR, INCIDENT_INK } from './inks';
import { SAMPLES } from './sim';

/** Sizes in CSS px at scale 1. */
const GAP = 8;
const LINE = 1;
const LEAST_BAR = 3;
/** Widest labels left and right of the plots, and of an hour with room beside it, in characters. */
const LEFT_CHARACTERS = 6.5;
const RIGHT_CHARACTERS = 8.5;
const HOUR_CHARACTERS = { own: 5, pitch: 7 } as const;
/** Hours between ticks of the time axis, and steps to a bar: the first that has room. */
const HOUR_STEPS = [2, 3, 6, 12] as const;
const BAR_STEPS = [1, 2, 3, 4, 6, 8, 12] as const;
/** Most steps between the ticks of a plot, and rows of type to each. */
const MOST_TICKS = 5;
const ROWS_A_TICK = 1.9;
/** Least steps between the ticks of the rate: fewer leave out its highest round value. */
const FEWEST_TICKS = 3;

const HEADINGS: Record<PartId, string> = {
  fp4: 'FP4, TFLOPS',
  perTflops: 'Power per TFLOPS, mW',
  down: 'GPUs down',
  errors: 'Node errors per 5 min',
};
/** The inks of the bars of GPUs down in words, from the right. */
const DOWN_INKS = [
  { text: 'in an incident', short: 'incident', ink: INCIDENT_INK.colour },
  { text: 'for maintenance', short: 'maintenance', ink: BAR.colour },
] as const;
/** The word beside the mark of an incident on the rate, and what both take with a space before and behind them, in characters. */
const MARKED = 'incident';
const MARKED_CHARACTERS = MARKED.length + 4;
const SHORT_NAMES = { down: 'down', errors: 'errors' } as const;

/** A rate as the axis prints it, such as `2.35 M`, with so many decimals. */
export const millions = (tflops: number, decimals: number) => `${(tflops / 1e6).toFixed(decimals)} M`;

export interface HistoryLayout {
  /** Plots and strips that there is room for, on whole buffer pixels; all of them together. CSS px. */
  readonly parts: Readonly<Partial<Record<PartId, Rect>>>;
  readonly bounds: Rect;
  /** The range of values that each plot’s height covers. */
  readonly ranges: Readonly<Record<PlotId, Range>>;
  /** Steps to a bar. */
  readonly group: number;
  /** Where the labels of the present start, the top of the one of its time, and the size of all type, in CSS px. */
  readonly endX: number;
  readonly timeY: number;
  readonly size: number;
  /** Scale of lines and gaps. */
  readonly scale: number;
  readonly grid: readonly Rule[];
  /** The middle of the mark that stands beside its meaning, where there is room for both. */
  readonly marked: { readonly x: number; readonly y: number } | undefined;
  readonly labels: readonly (LabelPlace & { readonly text: string })[];
}

/** Places the plots and strips over one time axis, with their axes. */
export function layoutHistory(viewport: Viewport, spans: AxisSpans): HistoryLayout {
  const { width, height, resolution } = viewport;
  const snap = snapTo(resolution);
  const { size, scale } = plotType(viewport);
  const row = size * LINE_HEIGHT;
  const gap = GAP * scale;
  const line = Math.max(snap(LINE * scale), 1 / resolution);
  const x = snap(monoWidth(LEFT_CHARACTERS, size) + gap);
  const right = snap(width - monoWidth(RIGHT_CHARACTERS, size) - gap);

  const stack = stackParts(height, size, scale);
  const rectOf = ({ top, height: own }: Part): Rect => {
    const y = snap(top);
    return { x, y, width: right - x, height: snap(top + own) - y };
  };
  const parts: Partial<Record<PartId, Rect>> = Object.fromEntries(stack.map((part) => [part.id, rectOf(part)]));
  const rects = Object.values(parts);
  const plots = PLOTS.flatMap((id) => parts[id] ?? []);
  const top = Math.min(...rects.map((rect) => rect.y));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  const { ranges } = spans;

  const grid: Rule[] = [];
  const labels: (LabelPlace & { text: string })[] = [];
  const mono = { size, font: 'mono', weight: '400', ink: 'muted' } as const;
  const sans = { size, font: 'sans', weight: '500', ink: 'muted' } as const;

  const time = { lowest: spans.from, highest: spans.to, from: x, to: right };
  const pitch = ((right - x) * HOUR_MS) / (spans.to - spans.from);
  const hours = HOUR_STEPS.find((each) => each * pitch >= monoWidth(HOUR_CHARACTERS.pitch, size)) ?? HOUR_STEPS[3];
  const half = monoWidth(HOUR_CHARACTERS.own, size) / 2;
  labels.push({ ...mono, x: 0, y: height - row, text: 'UTC' });
  for (let t = Math.ceil(spans.from / HOUR_MS / hours) * hours * HOUR_MS; t <= spans.to; t += hours * HOUR_MS) {
    const at = positionOn(time, t);
    for (const rect of plots) grid.push({ x: at, y: rect.y, width: line, height: rect.height, ink: 'hair' });
    if (at + half + monoWidth(1, size) > right + gap) continue;
    const hour = String((t / HOUR_MS) % 24).padStart(2, '0');
    labels.push({ ...mono, x: at, y: height - row, align: 'middle', text: `${hour}:00` });
  }

  for (const { id, headingTop } of stack) {
    if (headingTop !== undefined) labels.push({ ...sans, x, y: headingTop, text: HEADINGS[id] });
  }
  for (const id of PLOTS) {
    const rect = parts[id];
    if (!rect) continue;
    const { lowest, highest } = ranges[id];
    const axis = { lowest, highest, from: rect.y + rect.height, to: rect.y };
    const fewest = id === 'fp4' ? FEWEST_TICKS : 2;
    const count = Math.min(Math.max(Math.floor(rect.height / (row * ROWS_A_TICK)), fewest), MOST_TICKS);
    const values = ticks(lowest, highest, count);
    const ends = [values.at(-1) ?? highest, id === 'fp4' ? lowest : (values[0] ?? lowest)];
    // Where rows are scarce, the highest and the lowest stay.
    const clear = values.filter((value) => {
      const apart = (end: number) => Math.abs(positionOn(axis, value) - positionOn(axis, end)) >= row;
      return ends.includes(value) || ends.every(apart);
    });
    for (const value of clear) {
      const y = positionOn(axis, value);
      grid.push({ x, y, width: rect.width, height: line, ink: 'hair' });
      const text = id === 'fp4' ? millions(value, 2) : grouped(value);
      labels.push({ ...mono, x: x - gap, y: y - row / 2, align: 'end', text });
    }
  }
  const { fp4, down } = parts;
  const downTop = stack.find(({ id }) => id === 'down')?.headingTop;
  if (down && downTop !== undefined) {
    const inks = (key: 'text' | 'short') => DOWN_INKS.map((each) => ({ text: each[key], ink: each.ink }));
    // Short words may reach over the labels of the present, which begin below them.
    const ways = [
      { words: inks('text'), end: right },
      { words: inks('short'), end: width },
    ];
    const fitting = ways.find(({ words, end }) => {
      const named = words.reduce((characters, { text }) => characters + text.length + 3, HEADINGS.down.length);
      return end - x >= monoWidth(named, size);
    });
    let at = fitting?.end ?? 0;
    for (const { text, ink } of fitting?.words ?? []) {
      labels.push({ ...mono, x: at, y: downTop, align: 'end', ink, text });
      at -= monoWidth(text.length + 3, size);
    }
  }
  let marked: HistoryLayout['marked'];
  if (fp4) {
    const { floor, ceiling } = SITE_TFLOPS;
    const text = { ...mono, x: right, align: 'end', ink: 'faint' } as const;
    const rates = { ...ranges.fp4, from: fp4.y + fp4.height, to: fp4.y };
    const floorY = positionOn(rates, floor);
    for (const y of [fp4.y, floorY]) grid.push({ x, y, width: fp4.width, height: line, ink: 'control' });
    const limit = `ceiling ${millions(ceiling, 2)}`;
    const shortLimit = millions(ceiling, 2);
    const fits = (characters: number) => fp4.width >= monoWidth(HEADINGS.fp4.length + characters + 1, size);
    if (fits(shortLimit.length + MARKED_CHARACTERS)) {
      const at = x + monoWidth(HEADINGS.fp4.length + 2, size);
      marked = { x: at, y: fp4.y - row / 2 };
      labels.push({ ...mono, x: at + monoWidth(1, size), y: fp4.y - row, ink: INCIDENT_INK.colour, text: MARKED });
    }
    const roomy = fits(limit.length + (marked ? MARKED_CHARACTERS : 0));
    labels.push({ ...text, y: fp4.y - row, text: roomy ? limit : shortLimit });
    // The floor has its number even where the axis' round values leave it out.
    const floorText = millions(floor, 2);
    if (!labels.some((label) => label.text === floorText)) {
      labels.push({ ...mono, x: x - gap, y: floorY - row / 2, align: 'end', text: floorText });
    }
  }
  for (const id of STRIPS) {
    const rect = parts[id];
    const headed = stack.some((part) => part.id === id && part.headingTop !== undefined);
    if (!rect || headed) continue;
    const y = rect.y + (rect.height - row) / 2;
    labels.push({ ...sans, x: x - gap, y, align: 'end', text: SHORT_NAMES[id] });
  }

  const step = (right - x) / SAMPLES;
  return {
    parts,
    bounds: { x, y: top, width: right - x, height: bottom - top },
    ranges,
    group: BAR_STEPS.find((each) => each * step >= LEAST_BAR * scale) ?? BAR_STEPS[6],
    endX: right + gap,
    timeY: height - row,
    size,
    scale,
    grid,
    marked,
    labels,
  };
}

/** The rectangles of a strip's bars, edge to edge on whole buffer pixels; those not in use have no size. */
export function barRects(strip: Rect, group: number, resolution: number): Rect[] {
  const snap = snapTo(resolution);
  return Array.from({ length: SAMPLES }, (_, bar) => {
    const edge = (i: number) => snap(strip.x + (strip.width * Math.min(i * group, SAMPLES)) / SAMPLES);
    return { ...strip, x: edge(bar), width: edge(bar + 1) - edge(bar) };
  });
}
