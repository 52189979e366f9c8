import type { AxisMarks } from '../../plot/grammar/axis';
import type { Rect } from '../../plot/grammar/rect';
import { snapDownTo, snapTo } from '../../plot/grammar/snap';
import { LINE_HEIGHT, monoWidth, typeSize } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { barAxis, footHeight, gutterWidth, headingReach, stripAxis, TEXT_GAP } from './drawing-axes';
import { COLUMNS } from './drawing-scale';
import { MARKED } from './sim';

/**
 * Sizes of type: numbers on axes as shares of the viewport, up to `most` CSS px at scale 1; counts as a multiple of
 * those.
 */
const TYPE = { height: 0.022, width: 0.014, most: 25, count: 1.2 } as const;
/** Gap between two bars: a share of their distance; the least in CSS px at scale 1. */
const BAR_GAP = { share: 0.05, least: 2 } as const;
/** Gap between a bar and its count, whose line has room of its own below its digits. CSS px at scale 1. */
const COUNT_GAP = TEXT_GAP / 4;
/** Characters of the longest count. */
const COUNT_CHARS = 3;
/** Gap above the strip's heading, as a multiple of the axes' size. */
const STRIP_GAP = 1.4;
/** Share of the strip in its and the bars' height, and the least height of either. CSS px at scale 1. */
const STRIP = { share: 0.36, least: 60, bars: 112 } as const;
/** Rounding of floats, in CSS px. */
const EPSILON = 1e-6;
/** Least height of bars with counts. CSS px at scale 1. */
const COUNTED_BARS = 88;

/** Layout of the drawing. CSS px; the edges of rectangles on whole buffer pixels. */
export interface RollbackLayout extends AxisMarks {
  /** Sizes of type: of axes, and of counts and percentiles. */
  readonly type: { readonly axis: number; readonly count: number };
  /** Area of the bars: no samples at its foot, the ceiling at its top. */
  readonly plot: Rect;
  /** Full bar of each column. */
  readonly bars: readonly Rect[];
  /** Full bar of each column with the room for the count: the box that is outlined. */
  readonly columns: readonly Rect[];
  /** Tops of the lines of text with the percentiles' names, the highest percentile on top, and the names' bounds. */
  readonly names: { readonly tops: readonly number[]; readonly left: number; readonly right: number };
  /** True if there is room for counts. */
  readonly hasCounts: boolean;
  /** Distance of counts from the bars. */
  readonly countGap: number;
  /** Strip of the last seconds, if there is room for it. */
  readonly strip: Rect | undefined;
}

/** Divides a height, less what stands below the bars, between the bars and the strip with its surroundings. */
function share(height: number, around: number, scale: number): { bars: number; strip: number } {
  const both = height - around;
  const strip = both * STRIP.share;
  const room = strip >= STRIP.least * scale && both - strip >= STRIP.bars * scale;
  return room ? { bars: both - strip, strip } : { bars: height, strip: 0 };
}

/**
 * Start of a percentile's name: a gap before its line, but within the names' bounds. That of the highest percentile
 * stands behind its line if there is room, away from the lower ones. CSS px.
 */
export function nameAt(
  line: number,
  width: number,
  gap: number,
  { left, right }: RollbackLayout['names'],
  isHighest = false,
): number {
  if (isHighest && line + gap + width <= right) return line + gap;
  return Math.min(Math.max(line - gap - width, left), right - width);
}

/** Stretches of a line of names that are taken, from and to, CSS px. */
type Taken = readonly (readonly [from: number, to: number])[];

/**
 * Start of the name of the other state's percentile, in CSS px: before its line, behind it, or else beside what is in
 * its way; undefined if the line has no room for it.
 */
export function otherNameAt(
  line: number,
  width: number,
  gap: number,
  { left, right }: RollbackLayout['names'],
  taken: Taken,
): number | undefined {
  const beside = (from: number, to: number) => [from - gap - width, to + gap];
  const places = [beside(line, line), ...taken.map(([from, to]) => beside(from, to))].flat();
  return places.find(
    (x) =>
      x >= left &&
      x + width <= right &&
      taken.every(([from, to]) => x + width + gap <= from + EPSILON || x >= to + gap - EPSILON),
  );
}

/**
 * Start of a bar's count, in CSS px: in the middle of the bar or, if that is too near to a line, at an end or beside a
 * line, clear of all `lines` by `clear`. A bar without such a place has its count in its middle, where its ground cuts
 * the line.
 */
export function countAt(bar: Rect, length: number, clear: number, lines: readonly number[]): number {
  const [least, most] = [bar.x, bar.x + bar.width - length];
  const middle = (least + most) / 2;
  const beside = lines.flatMap((line) => [line - clear - length, line + clear]);
  const places = [middle, least + clear, most - clear, ...beside].filter((x) => x >= least && x <= most);
  return places.find((x) => lines.every((line) => line <= x - clear || line >= x + length + clear)) ?? middle;
}

/** Lays out the histogram, and the strip below it, for a viewport. */
export function layoutRollback(viewport: Viewport): RollbackLayout {
  const { width, height, scale, resolution } = viewport;
  const snap = snapTo(resolution);
  const snapUp = (px: number) => Math.ceil(px * resolution) / resolution;
  const axis = typeSize(Math.min(height * TYPE.height, width * TYPE.width, TYPE.most * scale), scale);
  const count = typeSize(axis * TYPE.count, scale);
  const line = { axis: axis * LINE_HEIGHT, count: count * LINE_HEIGHT };

  const left = snapUp(gutterWidth(axis, scale));
  const right = snapDownTo(resolution)(width);
  const pitch = (right - left) / COLUMNS;
  const wide = pitch >= monoWidth(COUNT_CHARS, count) + COUNT_GAP * scale;

  const foot = footHeight(axis, scale);
  const free = height - (MARKED.length + 1) * line.count - foot;
  const around = STRIP_GAP * axis + 1.5 * line.axis + foot;
  const heights = share(free, around, scale);
  const hasCounts = wide && heights.bars >= COUNTED_BARS * scale;
  const tops = [0];
  for (const _ of MARKED) tops.unshift(snapUp((tops[0] as number) + line.count));
  const namesFoot = tops.shift() as number;
  const top = snapUp(namesFoot + (hasCounts ? line.count : line.axis / 2));
  const below = heights.strip ? around + heights.strip : 0;
  const plot = { x: left, y: top, width: right - left, height: snap(height - foot - below) - top };
  const end = snap(height - foot);
  const begin = snap(end - heights.strip);
  const strip = heights.strip ? { x: left, y: begin, width: right - left, height: end - begin } : undefined;

  const gap = Math.max(pitch * BAR_GAP.share, BAR_GAP.least * scale);
  const bars = Array.from({ length: COLUMNS }, (_, i) => {
    const x = snap(left + pitch * i + gap / 2);
    return { ...plot, x, width: snap(left + pitch * (i + 1) - gap / 2) - x };
  });
  const room = hasCounts ? top - namesFoot : 0;
  const marks = [barAxis(plot, namesFoot - line.axis, axis, viewport)];
  if (strip) marks.push(stripAxis(strip, axis, viewport));
  return {
    type: { axis, count },
    plot,
    bars,
    columns: bars.map((bar) => ({ ...bar, y: top - room, height: plot.height + room })),
    names: {
      tops,
      left: Math.max(left, headingReach(axis, scale)),
      right,
    },
    hasCounts,
    countGap: COUNT_GAP * scale,
    strip,
    rules: marks.flatMap(({ rules }) => rules),
    captions: marks.flatMap(({ captions }) => captions),
  };
}
