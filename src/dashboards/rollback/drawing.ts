import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import { inkedMark, type LabelsMark, type Mark, type OtherMark } from '../../plot/grammar/mark';
import { MOVES_MS } from '../../plot/grammar/motion';
import { OTHER_INK } from '../../plot/grammar/other';
import type { Rect } from '../../plot/grammar/rect';
import { periodOn } from '../../plot/grammar/timeline';
import { LINE_HEIGHT, monoWidth } from '../../plot/grammar/type';
import { uprightHalf } from '../../plot/grammar/upright';
import type { ColourName } from '../../theme/tokens';
import { gridMarks, overflowSign, TEXT_GAP } from './drawing-axes';
import { countAt, layoutRollback, nameAt, otherNameAt, type RollbackLayout } from './drawing-layout';
import { alongColumns, type Ceiling, ceilingOf, latencyPosition, stripTimeline } from './drawing-scale';
import { INKS, MARKER_INK, POINT_INKS } from './inks';
import {
  BUCKETS,
  countBuckets,
  MARKED,
  percentileText,
  type RollbackSample,
  type RollbackState,
  SHOWN_MS,
  WINDOW,
} from './sim';

/** Half of a point's size: a share of the strip's height, and its bounds in CSS px at scale 1. */
const HALF = { share: 0.016, least: 2, most: 4 } as const;
/** Distance from the strip's upper edge to the middle of the points above it, as a multiple of half a point's size. */
const OVER = 1.3;
/** Milliseconds over which a point grows, and shrinks before it leaves. */
const GROWTH_MS = 120;
const LAST_MS = BUCKETS.at(-1) as number;

/**
 * Histogram of samples by latency in buckets that double, percentiles across them, and below each sample of the last
 * seconds.
 */
export const drawing: Drawing<RollbackState, RollbackLayout, Ceiling> = {
  at: ({ ts }) => ts,
  moves: MOVES_MS,
  follows: 2 * SHOWN_MS,
  layout: layoutRollback,
  axes: ceilingOf,
  marks: (input) => [
    ...histogram(input),
    { kind: 'labels', name: 'captions', data: input.layout.captions },
    ...strip(input),
    { kind: 'rows', name: 'columns', data: input.layout.columns.map((box, i) => ({ key: String(i), box })) },
  ],
};

type Input = DrawingInput<RollbackState, RollbackLayout, Ceiling>;

/**
 * Columns for the rows of the table, with ordinary samples below and forced ones on them; and the percentiles across.
 */
function histogram(input: Input): Mark[] {
  const { state, other, axes, shownAxes, layout, viewport } = input;
  const { plot, type } = layout;
  const columns = columnsOf(state, shownAxes, layout);
  const percentiles = percentilesOf(state, layout);
  const otherPercentiles = other ? percentilesOf(other, layout) : [];
  const grid = gridMarks(plot, axes, shownAxes, type.axis, viewport);
  return [
    { kind: 'rules', name: 'grid', within: plot, data: grid.rules },
    { kind: 'labels', name: 'grid', within: plot, data: grid.captions },
    // Behind the bars, which they would cut to pieces.
    otherLines(percentiles, layout),
    ...bars(columns),
    {
      kind: 'uprights',
      name: 'percentiles',
      ink: MARKER_INK,
      area: plot,
      // Down to the axis on which it is read.
      data: percentiles.map(({ key, x, y }) => ({ key, x, top: y, bottom: plot.y + plot.height })),
    },
    otherCounts(columns),
    { kind: 'rules', name: 'axes', data: layout.rules },
    names(percentiles, input),
    counts(columns, [...percentiles, ...otherPercentiles], input),
  ];
}

/** Column of a bucket: its count, and the heights of all samples and of the ordinary ones as shares of the plot's. */
interface Column {
  readonly key: string;
  readonly box: Rect;
  readonly samples: number;
  readonly level: number;
  readonly ordinary: number;
}

function columnsOf({ samples, buckets, above }: RollbackState, { top }: Ceiling, { bars }: RollbackLayout): Column[] {
  const forced = countBuckets(samples.filter(({ corr }) => corr !== null));
  return [...buckets, above].map((count, i) => {
    const ordinary = count - (forced.buckets[i] ?? forced.above);
    return { key: String(i), box: bars[i] as Rect, samples: count, level: count / top, ordinary: ordinary / top };
  });
}

/** Percentile: the place of its line and of its name, and the name with its width. */
interface Percentile {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly width: number;
}

/** Percentiles, the highest first: its name stands on top. */
const percentilesOf = (state: RollbackState, { plot, names, type }: RollbackLayout): Percentile[] =>
  MARKED.map(({ key, name }, i) => {
    const text = `${name} ${percentileText(state[key])} ms`;
    const x = plot.x + plot.width * alongColumns(state[key]);
    return { key, x, y: names.tops[i] ?? 0, text, width: monoWidth(text.length, type.count) };
  }).reverse();

/** Bars, those of an incident behind: as high as both together, with the ordinary samples over their feet. */
function bars(columns: readonly Column[]): Mark[] {
  const cells = { kind: 'cells', track: 'none' } as const;
  const { forced, ordinary } = INKS;
  return [
    inkedMark({
      ...cells,
      name: 'forced',
      inks: { forced },
      // A bar without samples of an incident would shine through the edge of the one before it.
      data: columns.map(({ key, box, level, ordinary }) => {
        return { key, box, level: level > ordinary ? level : 0, ink: 'forced' as const };
      }),
    }),
    inkedMark({
      ...cells,
      name: 'ordinary',
      inks: { ordinary },
      data: columns.map(({ key, box, ordinary: level }) => ({ key, box, level, ink: 'ordinary' as const })),
    }),
  ];
}

/** Uprights of the percentiles, from beside their names. */
const otherLines = (percentiles: readonly Percentile[], { plot }: RollbackLayout): OtherMark => ({
  kind: 'other',
  name: 'other percentiles',
  data: percentiles.map(({ key, x, y }) => {
    return { key, as: 'upright', box: { ...plot, x, y, height: plot.y + plot.height - y }, level: 1 };
  }),
});

/** Frames of the other state's bars. */
const otherCounts = (columns: readonly Column[]): OtherMark => ({
  kind: 'other',
  name: 'other counts',
  data: columns.map(({ key, box, level }) => ({ key, as: 'frame', box, level })),
});

/**
 * Names of the percentiles beside their lines, and those of the other state's that differ, if there is room for them.
 */
function names(percentiles: readonly Percentile[], { other, layout, viewport }: Input): LabelsMark {
  const { plot, names: bounds, type } = layout;
  const [gap, half] = [TEXT_GAP * viewport.scale, uprightHalf(viewport.scale)];
  const label = ({ key, text, y }: Omit<Percentile, 'x'>, end: number, ink: ColourName) =>
    ({ key, text, x: end, y, align: 'end', font: 'mono', weight: '500', size: type.count, ink }) as const;
  const ends = percentiles.map(({ x, width }, i) => {
    return nameAt(Math.min(x, plot.x + plot.width - half), width, gap + half, bounds, i === 0) + width;
  });
  const otherPercentiles = other ? percentilesOf(other, layout) : [];
  return {
    kind: 'labels',
    name: 'percentiles',
    ground: 'panel',
    data: [
      ...percentiles.map((each, i) => label(each, ends[i] as number, MARKER_INK)),
      ...otherPercentiles.flatMap((each, i) => {
        const [{ text, width, y }, end] = [percentiles[i] as Percentile, ends[i] as number];
        if (text === each.text) return [];
        // Lines of higher percentiles go through the names of those below.
        const lines = percentiles.flatMap((line) => (line.y < y ? [[line.x - half, line.x + half] as const] : []));
        const start = otherNameAt(each.x, each.width, gap, bounds, [[end - width, end], ...lines]);
        if (start === undefined) return [];
        return [label({ ...each, key: `other ${each.key}` }, start + each.width, OTHER_INK)];
      }),
    ],
  };
}

/** Counts of the bars, above them; each cuts a percentile's line that it cannot keep clear of. */
function counts(columns: readonly Column[], percentiles: readonly Percentile[], input: Input): LabelsMark {
  const { layout, viewport } = input;
  const { plot, type, hasCounts, countGap } = layout;
  const { count: size } = type;
  const lines = percentiles.map(({ x }) => x);
  const data = columns.map(({ key, box, samples, level }) => {
    const x = countAt(box, monoWidth(String(samples).length, size), TEXT_GAP * viewport.scale, lines);
    const y = plot.y + plot.height * (1 - level) - countGap - size * LINE_HEIGHT;
    return { key, text: samples, x, y, font: 'mono', weight: '500', size, ink: 'text' } as const;
  });
  return { kind: 'labels', name: 'counts', ground: 'panel', data: hasCounts ? data : [] };
}

/**
 * Points for the samples of the last seconds, the newest at the right; those above the last edge stand on the upper
 * one.
 */
function strip({ state, layout: { strip: area, type }, viewport: { scale } }: Input): Mark[] {
  if (!area) return [];
  const timeline = stripTimeline(area, state.ts);
  const half = Math.min(Math.max(area.height * HALF.share, HALF.least * scale), HALF.most * scale);
  const point = ({ ts, ms, corr }: RollbackSample) => ({
    at: ts,
    // What lies below the first edge stands on the axis, not through it.
    y: ms > LAST_MS ? (-OVER * half) / area.height : Math.min(1 - latencyPosition(ms), 1 - half / area.height),
    ink: `${corr === null ? 'ordinary' : 'forced'}${ms > LAST_MS ? 'Above' : ''}` as const,
  });
  return [
    inkedMark({
      kind: 'points',
      name: 'samples',
      most: WINDOW,
      timeline,
      half,
      growth: GROWTH_MS,
      inks: POINT_INKS,
      data: state.samples.map(point),
    }),
    { kind: 'shape', name: 'above', ink: POINT_INKS.forcedAbove.colour, corners: overflowSign(area, type.axis) },
    { kind: 'timeline', name: 'strip', timeline },
    {
      kind: 'selected',
      name: 'rollback',
      boxOf: ({ ended, rolledBack }, t) => periodOn(timeline, [ended, rolledBack], t),
    },
  ];
}
