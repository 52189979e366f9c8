import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import type { LineStyle } from '../../plot/grammar/line-style';
import { inkedMark, type LabelsMark, type LineMark, type Mark } from '../../plot/grammar/mark';
import { OTHER_INK } from '../../plot/grammar/other';
import { spaceOut } from '../../plot/grammar/placement';
import type { Rect } from '../../plot/grammar/rect';
import { snapTo } from '../../plot/grammar/snap';
import { runningTimeline } from '../../plot/grammar/timeline';
import { LINE_HEIGHT, monoWidth } from '../../plot/grammar/type';
import { isoInstant } from '../../sim/words/units';
import type { ColourName } from '../../theme/tokens';
import { layoutUtilisation, pxPerMs, type UtilisationLayout, WINDOW_MS } from './drawing-layout';
import { incidentRuns, MOST_RUNS, type SampleRun } from './drawing-runs';
import { INCIDENT, LINES, SHADE } from './inks';
import { SAMPLES, UTILISATION_SAMPLE_MS, type UtilisationSample, type UtilisationState } from './sim';
import { pointsText } from './sim-difference';

/** Lines from front to back, and their names at their ends. */
const SERIES = [
  { of: 'core', name: 'Cores' },
  { of: 'sandbox', name: 'Sandboxes' },
] as const;
/** Name of what is above the cores' line. */
const UNUSED = 'Unused';
/** Lines of the other state: the same weights in its one colour, without areas. */
const OTHER_LINES: Readonly<Record<keyof typeof LINES, LineStyle>> = {
  core: { ink: OTHER_INK, width: LINES.core.width },
  sandbox: { ink: OTHER_INK, width: LINES.sandbox.width },
};
/** Characters between the peak's name and the edges of the plot, at least. */
const PEAK_GAP = 1;
/** Gap between the two names with their values, in ems. */
const BLOCK_GAP_EM = 0.4;
/** Lines of the crosshair: time, cores, sandboxes, their difference, incident. */
const CROSSHAIR_LINES = 5;
/** Most characters of a percentage, such as `100.0`. */
const PERCENT_CHARACTERS = 5;

type Input = DrawingInput<UtilisationState, UtilisationLayout>;
type Slides = NonNullable<LineMark['slides']>;

/** Five minutes of cores and sandboxes, which slide to the left as time goes, with the incidents under them. */
export const drawing: Drawing<UtilisationState, UtilisationLayout> = {
  at: ({ ts }) => ts,
  layout: layoutUtilisation,
  marks(input) {
    const { state, layout, viewport } = input;
    const { plot, bounds, size, scale } = layout;
    const timeline = runningTimeline({ ...plot, y: 0, height: viewport.height }, WINDOW_MS);
    const slides = { timeline, at: state.ts };
    const runs = incidentRuns(state.samples);
    return [
      // Shades would run through the outlines of the other state, to which they do not belong.
      shades(input.other ? [] : runs, input, slides),
      { kind: 'rules', name: 'grid', data: layout.grid },
      ...lines(input, slides),
      ...incidents(runs, input, slides),
      peak(input, slides),
      { kind: 'rules', name: 'curtain', data: layout.curtain },
      { kind: 'labels', name: 'axes', data: layout.labels },
      ...ends(input),
      {
        kind: 'crosshair',
        name: 'sample',
        timeline,
        bounds,
        size,
        scale,
        most: CROSSHAIR_LINES,
        readingAt(row, instant = Number.NaN) {
          const isMeant = ({ ts }: UtilisationSample) =>
            row === undefined ? Math.abs(ts - instant) <= UTILISATION_SAMPLE_MS / 2 : String(ts) === row;
          const sample = state.samples.find(isMeant);
          return sample && { at: sample.ts, lines: words(sample), rings: ringsAt(sample, layout) };
        },
      },
    ];
  },
};

function words(sample: UtilisationSample): string[] {
  const { ts, core, sandbox, corr } = sample;
  const percent = (value: number) => `${value.toFixed(1).padStart(PERCENT_CHARACTERS)}%`;
  const lines = [
    `${isoInstant(ts).slice(11, 19)} UTC`,
    `cores      ${percent(core)}`,
    `sandboxes  ${percent(sandbox)}`,
    `difference ${pointsText(sample).padStart(PERCENT_CHARACTERS)} points`,
  ];
  return corr ? [...lines, corr] : lines;
}

/** Places of a sample on the lines. */
const ringsAt = (sample: UtilisationSample, { percentY }: UtilisationLayout) =>
  SERIES.map(({ of }) => percentY(sample[of]));

/**
 * Area of the sandboxes from the foot of the plot, and over it the line of the cores with the rest of their work below
 * it: what is above is unused. Behind them are those of the other state, of the same weights and without areas: equal
 * parts are drawn once.
 */
function lines({ state, other, layout }: Input, slides: Slides): LineMark[] {
  const { percentY, scale } = layout;
  const pace = pxPerMs(layout);
  const line = { kind: 'line', scale, slides, most: SAMPLES } as const;
  const levels = ({ ts, samples }: UtilisationState, of: 'core' | 'sandbox') =>
    samples.flatMap((sample) => [(sample.ts - ts) * pace, percentY(sample[of])]);
  const rest = state.samples.map(({ core, sandbox }) => percentY(Math.min(core, sandbox)));
  const backToFront = SERIES.toReversed();
  const feet = { sandbox: percentY(0), core: rest } as const;
  return [
    ...(other
      ? backToFront.map(({ of }) => ({
          ...line,
          name: `other ${of}`,
          style: OTHER_LINES[of],
          points: levels(other, of),
        }))
      : []),
    ...backToFront.map(({ of }) => ({
      ...line,
      name: of,
      style: LINES[of],
      points: levels(state, of),
      foot: feet[of],
    })),
  ];
}

/** Name of the cores' highest sample, above it; none in a small plot, or beside another state's lines. */
function peak({ state, other, layout }: Input, slides: Slides): LabelsMark {
  const { plot, percentY, size, isWide } = layout;
  const highest = state.samples.reduce<UtilisationSample | undefined>(
    (most, sample) => (most && most.core >= sample.core ? most : sample),
    undefined,
  );
  const mark = { kind: 'labels', name: 'peak', slides } as const;
  if (!highest || other || !isWide) return { ...mark, data: [] };
  const text = `peak ${highest.core.toFixed(1)}%`;
  const half = monoWidth(text.length / 2 + PEAK_GAP, size);
  const to = (highest.ts - state.ts) * pxPerMs(layout);
  const x = Math.min(Math.max(to, half - plot.width), -half);
  const y = Math.max(percentY(highest.core) - size * (LINE_HEIGHT + BLOCK_GAP_EM), plot.y);
  return { ...mark, data: [{ x, y, align: 'middle', size, font: 'mono', weight: '400', ink: 'text', text }] };
}

/** Bars from the start of each run to its end, as high as `area`. */
function barsOf(runs: readonly SampleRun[], area: Rect, { layout, viewport: { resolution } }: Input, slides: Slides) {
  const pace = pxPerMs(layout);
  const snap = snapTo(resolution);
  return {
    kind: 'cells',
    inks: { incident: INCIDENT },
    most: MOST_RUNS,
    slides,
    data: runs.map(({ from, to }) => ({
      box: { ...area, x: snap(from * pace), width: Math.max(snap((to - from) * pace), 1 / resolution) },
      level: 1,
      ink: 'incident' as const,
    })),
  } as const;
}

/** Shades of the plot over the samples of an incident. */
const shades = (runs: readonly SampleRun[], input: Input, slides: Slides): Mark =>
  inkedMark({
    ...barsOf(runs, input.layout.plot, input, slides),
    name: 'shades',
    inks: { incident: SHADE },
    track: 'panel',
  });

/** Bars under the samples of an incident, and the outline of the selected one. */
function incidents(runs: readonly SampleRun[], input: Input, slides: Slides): Mark[] {
  const { layout } = input;
  const { strip, bounds } = layout;
  const pace = pxPerMs(layout);
  return [
    inkedMark({ ...barsOf(runs, strip, input, slides), name: 'incidents', track: 'none' }),
    {
      kind: 'selected',
      name: 'selected',
      slides,
      boxOf({ id }) {
        const run = runs.find(({ corr }) => corr === id);
        return run && { ...bounds, x: run.from * pace, width: (run.to - run.from) * pace };
      },
    },
  ];
}

/**
 * Newest values, which stand still, at the ends of their lines, each under its name. Those of the other state likewise
 * or, if there is no room for so many names, under their counterparts.
 */
function ends({ state, other, layout, viewport }: Input): Mark[] {
  const { plot, percentY, namesX: x, nameSize: size } = layout;
  const newest = state.samples.at(-1);
  const otherNewest = other?.samples.at(-1);
  if (!newest) return [];
  const snap = snapTo(viewport.resolution);
  const row = size * LINE_HEIGHT;
  const gap = size * BLOCK_GAP_EM;
  const title = (text: string, ink: ColourName) => ({ text, font: 'sans', weight: '400', ink }) as const;
  const value = (percent: number, weight: '400' | '500', ink: ColourName) =>
    ({ text: `${percent.toFixed(1)}%`, font: 'mono', weight, ink }) as const;
  const isRoomy = plot.height >= 2 * SERIES.length * (2 * row + gap);
  const blocks = SERIES.flatMap(({ of, name }) => {
    const { ink } = LINES[of];
    const block = { middle: percentY(newest[of]), rows: [title(name, ink), value(newest[of], '500', ink)] };
    if (!otherNewest) return [block];
    const otherValue = value(otherNewest[of], '400', OTHER_INK);
    if (!isRoomy) return [{ ...block, rows: [...block.rows, otherValue] }];
    return [block, { middle: percentY(otherNewest[of]), rows: [title(name, OTHER_INK), otherValue] }];
  });
  if (!otherNewest) {
    const unused = 100 - newest.core;
    const rows = [title(UNUSED, 'muted'), value(unused, '400', 'muted')];
    blocks.push({ middle: percentY(newest.core + unused / 2), rows });
  }
  const height = (blocks[0]?.rows.length ?? 0) * row;
  const [first, last] = [plot.y + height / 2 - size / 2, plot.y + plot.height - height / 2];
  const middles = spaceOut(
    blocks.map(({ middle }) => middle),
    height + gap,
    first,
    last,
  );
  const data = blocks.flatMap(({ rows }, i) => {
    const top = snap((middles[i] as number) - height / 2);
    return rows.map((text, n) => ({ ...text, x, y: top + n * row, size }));
  });
  return [{ kind: 'labels', name: 'series', data }];
}
