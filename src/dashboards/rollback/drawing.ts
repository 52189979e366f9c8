import { OTHER_INK } from '../../plot/grammar/compared';
import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import { inked, type Mark } from '../../plot/grammar/mark';
import type { Rect } from '../../plot/grammar/rect';
import { rolledBackOn } from '../../plot/grammar/timeline';
import { LINE_HEIGHT, monoWidth } from '../../plot/grammar/type';
import { uprightHalf } from '../../plot/grammar/upright';
import type { ColourName } from '../../theme/tokens';
import { gridMarks, overflowSign, TEXT_GAP } from './drawing-axes';
import { countAt, layoutRollback, nameAt, otherNameAt, type RollbackLayout } from './drawing-layout';
import { alongColumns, type Ceiling, ceilingOf, latencyPosition, stripTimeline } from './drawing-scale';
import { INKS, MARKER_INK, POINT_INKS } from './inks';
import { BUCKETS, countBuckets, MARKED, type RollbackState, type Sample, SHOWN_MS, WINDOW } from './sim';
import { percentileText } from './table';

/** Half of a point's size: a share of the strip's height, and its bounds in CSS px at scale 1. */
const HALF = { share: 0.016, least: 2, most: 4 } as const;
/** From the strip's upper edge to the middle of the points above it, as a multiple of half a point's size. */
const OVER = 1.3;
/** Milliseconds over which a point grows as it comes, and shrinks before it leaves. */
const GROWTH_MS = 200;
const LAST_MS = BUCKETS.at(-1) as number;

/** Samples by latency in buckets that double, percentiles across them, and below each sample of the last seconds. */
export const drawing: Drawing<RollbackState, RollbackLayout, Ceiling> = {
  at: ({ ts }) => ts,
  moves: SHOWN_MS,
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

/** A column for each row of the table, ordinary samples below and forced ones on them; and the percentiles across. */
function histogram({ state, other, axes, scale, layout, viewport }: Input): Mark[] {
  const { plot, bars, type, names, through, counted, countGap } = layout;
  const gap = TEXT_GAP * viewport.scale;
  const mono = { font: 'mono', weight: '500', size: type.count } as const;
  const level = (samples: number) => samples / scale.top;
  const across = (ms: number) => plot.x + plot.width * alongColumns(ms);

  const forced = countBuckets(state.samples.filter(({ corr }) => corr !== null));
  const columns = [...state.buckets, state.above].map((samples, i) => ({
    key: String(i),
    box: bars[i] as Rect,
    samples,
    forced: forced.buckets[i] ?? forced.above,
  }));
  const half = uprightHalf(viewport.scale);
  // The name of the highest percentile stands on top.
  const percentilesOf = (of: RollbackState) =>
    MARKED.map(({ key, name }, i) => {
      const text = `${name} ${percentileText(of[key])} ms`;
      return { key, x: across(of[key]), y: names.tops[i] ?? 0, text, width: monoWidth(text.length, type.count) };
    }).reverse();
  const percentiles = percentilesOf(state).map((each) => {
    const start = nameAt(Math.min(each.x, plot.x + plot.width - half), each.width, gap + half, names);
    return { ...each, end: start + each.width };
  });
  // The line of a higher percentile goes through the names of those below it.
  const takenOf = ({ y: below, end, width }: (typeof percentiles)[number]) => [
    [end - width, end] as const,
    ...percentiles.flatMap(({ x, y }) => (y < below ? [[x - half, x + half] as const] : [])),
  ];
  const nameOf = ({ key, text, end, y }: { key: string; text: string; end: number; y: number }, ink: ColourName) =>
    ({ key, text, x: end, y, align: 'end', ...mono, ink }) as const;
  const others = (other ? percentilesOf(other) : []).flatMap((each, i) => {
    const own = percentiles[i];
    if (!own || own.text === each.text) return [];
    const start = otherNameAt(each.x, each.width, gap, names, takenOf(own));
    return start === undefined ? [] : [{ ...each, end: start + each.width }];
  });
  const lines = through ? percentiles.map(({ x }) => x) : [];
  const grid = gridMarks(plot, axes, scale, type.axis, viewport);

  return [
    { kind: 'rules', name: 'grid', within: plot, data: grid.rules },
    { kind: 'labels', name: 'grid', within: plot, data: grid.captions },
    inked({
      kind: 'cells',
      name: 'samples',
      inks: INKS,
      track: 'none',
      data: [
        // A forced bar is as high as both together, and the ordinary one covers its foot. One of no samples would shine through its edge.
        ...columns.map(({ key, box, samples, forced }) => {
          return { key: `forced ${key}`, box, level: forced > 0 ? level(samples) : 0, ink: 'forced' as const };
        }),
        ...columns.map(({ key, box, samples, forced }) => {
          return { key, box, level: level(samples - forced), ink: 'ordinary' as const };
        }),
      ],
    }),
    {
      kind: 'compared',
      name: 'other',
      data: [
        ...columns.map(({ key, box, samples }) => ({ key, as: 'frame' as const, box, level: level(samples) })),
        // From beside its name.
        ...percentiles.map(({ key, x, y }) => {
          return { key, as: 'upright' as const, box: { ...plot, x, y, height: plot.y + plot.height - y }, level: 1 };
        }),
      ],
    },
    { kind: 'rules', name: 'axes', data: layout.rules },
    {
      kind: 'uprights',
      name: 'percentiles',
      ink: MARKER_INK,
      area: plot,
      tipped: !through,
      data: percentiles.map(({ key, x, y }) => ({ key, x, top: y, bottom: plot.y + (through ? plot.height : 0) })),
    },
    {
      kind: 'labels',
      name: 'percentiles',
      ground: 'panel',
      data: [
        ...percentiles.map((each) => nameOf(each, MARKER_INK)),
        ...others.map((each) => nameOf({ ...each, key: `other ${each.key}` }, OTHER_INK)),
      ],
    },
    {
      kind: 'labels',
      name: 'counts',
      ground: 'panel',
      data: counted
        ? columns.map(({ key, box, samples }) => {
            const x = countAt(box, monoWidth(String(samples).length, type.count), gap, lines);
            const y = plot.y + plot.height * (1 - level(samples)) - countGap - type.count * LINE_HEIGHT;
            return { key, text: samples, x, y, ...mono, ink: 'text' };
          })
        : [],
    },
  ];
}

/** Each sample of the last seconds as a point, the newest at the right; what is above the last edge stands on the upper one. */
function strip({ state, layout: { strip: area, type }, viewport: { scale } }: Input): Mark[] {
  if (!area) return [];
  const timeline = stripTimeline(area, state.ts);
  const half = Math.min(Math.max(area.height * HALF.share, HALF.least * scale), HALF.most * scale);
  const point = ({ ts, ms, corr }: Sample) => ({
    at: ts,
    y: ms > LAST_MS ? (-OVER * half) / area.height : 1 - latencyPosition(ms),
    ink: `${corr === null ? 'ordinary' : 'forced'}${ms > LAST_MS ? 'Above' : ''}` as const,
  });
  return [
    inked({
      kind: 'points',
      name: 'samples',
      most: WINDOW,
      timeline,
      half,
      growth: GROWTH_MS,
      inks: POINT_INKS,
      data: state.samples.map(point),
    }),
    { kind: 'shape', name: 'above', ink: 'faint', corners: overflowSign(area, type.axis) },
    { kind: 'timeline', name: 'strip', timeline },
    { kind: 'incident', name: 'rollback', boxOf: rolledBackOn(timeline) },
  ];
}
