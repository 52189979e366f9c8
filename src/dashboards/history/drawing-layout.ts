import type { Caption } from '../../plot/grammar/axis';
import type { DrawingInput } from '../../plot/grammar/drawing';
import { enclosingRect, type Place, type Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { acrossScale, type Range, type Scale, uprightScale } from '../../plot/grammar/scale';
import { snapTo } from '../../plot/grammar/snap';
import { monoWidth, type PlotMeasures, plotMeasures, typeSize } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import {
  downWords,
  headingWords,
  hourMarks,
  keyPlace,
  keyWords,
  type Measures,
  rangeWords,
  rateMarks,
  shortName,
  valueMarks,
} from './drawing-axes';
import type { AxisSpans } from './drawing-series';
import { HEADINGS, type PartId, PLOTS, type PlotId, STRIPS, type StripId, stackParts } from './drawing-stack';
import { type HistoryState, SAMPLES } from './sim';

/** Characters of the widest labels left of the plots. */
const LEFT_CHARACTERS = 6.5;
/** Characters of the widest labels right of the plots. */
const RIGHT_CHARACTERS = {
  /** Without units. */
  plain: 8.5,
  /** With units: systems that round advances to whole pixels make 16 px type a twenty-fourth wider. */
  named: 17,
  /** Least width of a plot whose labels have units. */
  from: 100,
} as const;
/** Largest size of headings as a multiple of the other type's, and least characters beside the first one. */
const HEADING = { size: 1.25, beside: 7 } as const;
/** Steps to a bar: the first choice whose bars are at least LEAST_BAR wide counts. */
const BAR_STEPS = [1, 2, 3, 4, 6, 8, 12] as const;
/** Least width of a bar, CSS px at scale 1. */
const LEAST_BAR = 3;

/** Layout of the plots and strips over one time axis. */
export interface HistoryLayout extends Pick<PlotMeasures, 'size' | 'scale'> {
  /** Plots and strips for which there is room, on whole buffer pixels. CSS px. */
  readonly parts: Readonly<Partial<Record<PartId, Rect>>>;
  /** Box around all parts, CSS px. */
  readonly bounds: Rect;
  /** Scale of the time axis. */
  readonly time: Scale;
  /** Scales of the plots' values. */
  readonly values: Readonly<Partial<Record<PlotId, Scale>>>;
  /** Steps to a bar. */
  readonly group: number;
  readonly bars: Readonly<Partial<Record<StripId, readonly Rect[]>>>;
  /** Strips with a heading, beside which there is room for a number. */
  readonly headed: readonly StripId[];
  /** End of the numbers left of the plots, in CSS px. */
  readonly startX: number;
  /** Start of the labels of the present, in CSS px. */
  readonly endX: number;
  /** Top of the label of its time, in CSS px. */
  readonly timeY: number;
  /** True if the labels of the present have room for their units. */
  readonly isNamed: boolean;
  readonly grid: readonly Rule[];
  /** Centre of the sample mark beside its meaning, if there is room for both. */
  readonly marked: Place | undefined;
  readonly labels: readonly Caption[];
}

/** Input of the drawing's functions. */
export type HistoryInput = DrawingInput<HistoryState, HistoryLayout, AxisSpans>;

/** Scale of a state's time axis within `bounds`. */
export const timeScale = ({ from, to }: Pick<AxisSpans, 'from' | 'to'>, bounds: Rect): Scale =>
  acrossScale({ lowest: from, highest: to }, bounds);

/** Size of headings: larger than the other type if there is room beside the first one. */
function headingSize(width: number, { size }: PlotMeasures, root: number): number {
  const larger = typeSize(size * HEADING.size, root);
  const reach = monoWidth(HEADINGS.fp4.length, larger) + monoWidth(HEADING.beside, size);
  return width >= reach ? larger : size;
}

/** Marks along the axes of a plot of lines: only the rate has limits. */
const axisOf = (id: PlotId, plot: Rect, y: Scale, range: Range, measures: Measures) =>
  id === 'fp4' ? rateMarks(plot, y, range, measures) : valueMarks(id, plot, y, range, measures);

/** Lays out the plots and strips over one time axis, with their axes. */
export function layoutHistory(viewport: Viewport, spans: AxisSpans): HistoryLayout {
  const { width, height, resolution } = viewport;
  const plain = plotMeasures(viewport);
  const { size, scale, row, gap, snap } = plain;
  const x = snap(monoWidth(LEFT_CHARACTERS, size) + gap);
  const isNamed = width >= monoWidth(RIGHT_CHARACTERS.from, size);
  const right = snap(width - monoWidth(RIGHT_CHARACTERS[isNamed ? 'named' : 'plain'], size) - gap);
  const measures = { ...plain, heading: headingSize(right - x, plain, viewport.scale) };
  const timeY = height - row;

  const stack = stackParts(height, size, measures.heading, scale).map((part) => {
    const y = snap(part.top);
    return { ...part, rect: { x, y, width: right - x, height: snap(part.top + part.height) - y } };
  });
  const parts: Partial<Record<PartId, Rect>> = Object.fromEntries(stack.map(({ id, rect }) => [id, rect]));
  const bounds = enclosingRect(stack.map(({ rect }) => rect));
  const time = timeScale(spans, bounds);
  const plots = PLOTS.flatMap((id) => {
    const plot = parts[id];
    return plot ? [{ id, plot, y: uprightScale(spans.ranges[id], plot) }] : [];
  });
  const strips = STRIPS.flatMap((id) => (parts[id] ? [{ id, strip: parts[id] }] : []));
  const marked = parts.fp4 && keyPlace(parts.fp4, measures);
  const isHeaded = (id: PartId) => stack.some((part) => part.id === id && part.headingTop !== undefined);

  const hours = hourMarks(
    plots.map(({ plot }) => plot),
    time,
    spans,
    timeY,
    measures,
  );
  const axes = [hours, ...plots.map(({ id, plot, y }) => axisOf(id, plot, y, spans.ranges[id], measures))];
  const group = BAR_STEPS.find((each) => (each * (right - x)) / SAMPLES >= LEAST_BAR * scale) ?? BAR_STEPS[6];
  return {
    parts,
    bounds,
    time,
    values: Object.fromEntries(plots.map(({ id, y }) => [id, y])),
    group,
    bars: Object.fromEntries(strips.map(({ id, strip }) => [id, barRects(strip, group, resolution)])),
    headed: STRIPS.filter(isHeaded),
    startX: x - gap,
    endX: right + gap,
    timeY,
    isNamed,
    size,
    scale,
    grid: axes.flatMap(({ rules }) => rules),
    marked,
    labels: [
      ...axes.flatMap(({ captions }) => captions),
      ...stack.flatMap(({ id, headingTop }) =>
        headingTop === undefined ? [] : [headingWords(id, x, headingTop, measures)],
      ),
      ...(parts.fp4 && marked ? [keyWords(parts.fp4, marked, measures)] : []),
      ...plots.flatMap(({ id, plot }) => {
        return rangeWords(id, plot, spans.ranges[id], id === 'fp4' ? marked : undefined, measures);
      }),
      ...(parts.down && isHeaded('down') ? downWords(parts.down, measures) : []),
      ...strips.flatMap(({ id, strip }) => (isHeaded(id) ? [] : [shortName(id, strip, measures)])),
    ],
  };
}

/** Rectangles of a strip's bars, edge to edge on whole buffer pixels; unused ones have no size. */
export function barRects(strip: Rect, group: number, resolution: number): Rect[] {
  const snap = snapTo(resolution);
  return Array.from({ length: SAMPLES }, (_, bar) => {
    const edge = (i: number) => snap(strip.x + (strip.width * Math.min(i * group, SAMPLES)) / SAMPLES);
    return { ...strip, x: edge(bar), width: edge(bar + 1) - edge(bar) };
  });
}
