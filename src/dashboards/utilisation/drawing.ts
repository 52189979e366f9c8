import { OTHER_INK, OTHER_LINE } from '../../plot/grammar/compared';
import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import { inked, type LineMark, type Mark } from '../../plot/grammar/mark';
import { spaceOut } from '../../plot/grammar/placement';
import type { Rect } from '../../plot/grammar/rect';
import { snapTo } from '../../plot/grammar/snap';
import { runningTimeline } from '../../plot/grammar/timeline';
import { LINE_HEIGHT, monoWidth } from '../../plot/grammar/type';
import { isoInstant } from '../../sim/words/units';
import { layoutUtilisation, pxPerMs, type UtilisationLayout, WINDOW_MS } from './drawing-layout';
import { incidentRuns, MOST_RUNS, namedRuns, type SampleRun } from './drawing-runs';
import { INCIDENT, INCIDENT_SHADE, LINES } from './inks';
import { SAMPLES, STEP_MS, type UtilisationSample, type UtilisationState } from './sim';
import { pointsText } from './sim-difference';

/** The lines from back to front, and their names where they end. */
const SERIES = [
  { of: 'core', name: 'Cores' },
  { of: 'sandbox', name: 'Sandboxes' },
] as const;
/** Room between the two names with their values, in ems. */
const BLOCK_GAP_EM = 0.4;
/** Lines of the crosshair: time, cores, sandboxes, their difference, incident. */
const CROSSHAIR_LINES = 5;
/** Characters of a per cent at most, such as `100.0`. */
const PERCENT_CHARACTERS = 5;
/** Most ids under the plot: incidents are 40 s apart on average. */
const MOST_NAMES = 12;
/** Characters between an id and the tick at its start. */
const TICK_GAP = 0.5;
/** Thickness of a tick, in CSS px at scale 1. */
const TICK = 1;

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
      shades(runs, input, slides),
      { kind: 'rules', name: 'grid', data: layout.grid },
      ...lines(input, slides),
      ...incidents(runs, input, slides),
      { kind: 'rules', name: 'curtain', data: layout.curtain },
      { kind: 'labels', name: 'axes', data: layout.labels },
      ...ends(input),
      {
        kind: 'crosshair',
        name: 'sample',
        ...{ timeline, bounds, size, scale, most: CROSSHAIR_LINES },
        readingAt(row, instant = Number.NaN) {
          const isMeant = ({ ts }: UtilisationSample) =>
            row === undefined ? Math.abs(ts - instant) <= STEP_MS / 2 : String(ts) === row;
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

/** Where a sample stands on the lines. */
const ringsAt = (sample: UtilisationSample, { percentY }: UtilisationLayout) =>
  SERIES.map(({ of }) => percentY(sample[of]));

/** The two lines with what is between them, and over them those of the other state. */
function lines({ state, other, layout }: Input, slides: Slides): LineMark[] {
  const { percentY, scale } = layout;
  const pace = pxPerMs(layout);
  const line = { kind: 'line', scale, slides, most: SAMPLES } as const;
  const levels = ({ ts, samples }: UtilisationState, of: 'core' | 'sandbox') =>
    samples.flatMap((sample) => [(sample.ts - ts) * pace, percentY(sample[of])]);
  const foot = state.samples.map(({ sandbox }) => percentY(sandbox));
  return [
    ...SERIES.map(({ of }) => ({ ...line, name: of, style: LINES[of], points: levels(state, of), foot })),
    ...(other
      ? SERIES.map(({ of }) => ({ ...line, name: `other ${of}`, style: OTHER_LINE, points: levels(other, of) }))
      : []),
  ];
}

/** A bar from the start of each run to its end, as high as `area`. */
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

/** The plot over the samples of an incident. */
const shades = (runs: readonly SampleRun[], input: Input, slides: Slides): Mark =>
  inked({
    ...barsOf(runs, input.layout.plot, input, slides),
    name: 'shades',
    track: 'panel',
    faint: { colour: INCIDENT.colour, share: INCIDENT_SHADE },
  });

/**
 * Bars under the samples of an incident, with the ids that there is room for, each at a tick from the start of its bar.
 */
function incidents(runs: readonly SampleRun[], input: Input, slides: Slides): Mark[] {
  const { layout, viewport } = input;
  const { strip, size, scale, idTops, idText, idWidth, bounds } = layout;
  const { resolution } = viewport;
  const pace = pxPerMs(layout);
  const snap = snapTo(resolution);
  const named = namedRuns(runs, idWidth / pace, idTops.length, WINDOW_MS - STEP_MS);
  const tick = Math.max(snap(TICK * scale), 1 / resolution);
  return [
    inked({ ...barsOf(runs, strip, input, slides), name: 'incidents', track: 'none' }),
    {
      kind: 'rules',
      name: 'ticks',
      slides,
      data: named.map(({ from, row }) => {
        const height = (idTops[row] as number) + (size * (1 + LINE_HEIGHT)) / 2 - strip.y;
        return { x: snap(from * pace), y: strip.y, width: tick, height, ink: INCIDENT.colour };
      }),
    },
    {
      kind: 'selected',
      name: 'selected',
      slides,
      boxOf({ id }) {
        const run = runs.find(({ corr }) => corr === id);
        return run && { ...bounds, x: run.from * pace, width: (run.to - run.from) * pace };
      },
    },
    {
      kind: 'labels',
      name: 'ids',
      slides,
      ground: 'panel',
      data: Array.from({ length: MOST_NAMES }, (_, i) => {
        const { corr = '', from = 0, row = 0 } = named[i] ?? {};
        const place = { x: snap(from * pace) + tick + monoWidth(TICK_GAP, size), y: idTops[row] as number };
        return { ...place, size, font: 'mono', weight: '400', ink: 'muted', text: idText(corr) } as const;
      }),
    },
  ];
}

/** The newest values, which stand still, at the ends of their lines, and under them those of the other state. */
function ends({ state: { samples }, other, layout, viewport }: Input): Mark[] {
  const { plot, percentY, namesX: x, nameSize: size } = layout;
  const newest = samples.at(-1);
  if (!newest) return [];
  const snap = snapTo(viewport.resolution);
  const row = size * LINE_HEIGHT;
  const former = other?.samples.at(-1);
  const block = (former ? 3 : 2) * row;
  const [first, last] = [plot.y + block / 2 - size / 2, plot.y + plot.height - block / 2];
  const wanted = SERIES.map(({ of }) => percentY(newest[of]));
  const tops = spaceOut(wanted, block + size * BLOCK_GAP_EM, first, last).map((middle) => snap(middle - block / 2));
  const otherValue = { x, size, font: 'mono', weight: '400', ink: OTHER_INK } as const;
  const data = SERIES.flatMap(({ of, name }, i) => {
    const y = tops[i] as number;
    const { ink } = LINES[of];
    return [
      { x, y, size, font: 'sans', weight: '400', ink, text: name } as const,
      { x, y: y + row, size, font: 'mono', weight: '500', ink, text: `${newest[of].toFixed(1)}%` } as const,
      ...(former ? [{ ...otherValue, y: y + 2 * row, text: `${former[of].toFixed(1)}%` }] : []),
    ];
  });
  return [{ kind: 'labels', name: 'series', data }];
}
