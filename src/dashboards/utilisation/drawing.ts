import { OTHER_LINE } from '../../plot/grammar/compared';
import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import { inked, type LineMark, type Mark } from '../../plot/grammar/mark';
import { spaceOut } from '../../plot/grammar/placement';
import { snapTo } from '../../plot/grammar/snap';
import { runningTimeline } from '../../plot/grammar/timeline';
import { LINE_HEIGHT, monoWidth } from '../../plot/grammar/type';
import { isoInstant } from '../../sim/words/units';
import { layoutUtilisation, pxPerMs, type UtilisationLayout, WINDOW_MS } from './drawing-layout';
import { incidentRuns, MOST_RUNS, namedRuns } from './drawing-runs';
import { INCIDENT, LINES } from './inks';
import { SAMPLES, type Sample, STEP_MS, type UtilisationState } from './sim';
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
/** Characters between two ids; half of them lie between an id and the tick at its end. */
const NAME_GAP = 2;
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
    return [
      { kind: 'rules', name: 'grid', data: layout.grid },
      ...lines(input, slides),
      ...incidents(input, slides),
      { kind: 'rules', name: 'curtain', data: layout.curtain },
      { kind: 'labels', name: 'axes', data: layout.labels },
      ...ends(input),
      {
        kind: 'crosshair',
        name: 'sample',
        ...{ timeline, bounds, size, scale, most: CROSSHAIR_LINES },
        readingAt(row, instant = Number.NaN) {
          const isMeant = ({ ts }: Sample) =>
            row === undefined ? Math.abs(ts - instant) <= STEP_MS / 2 : String(ts) === row;
          const sample = state.samples.find(isMeant);
          return sample && { at: sample.ts, lines: words(sample), rings: ringsAt(sample, layout) };
        },
      },
    ];
  },
};

function words(sample: Sample): string[] {
  const { ts, core, sandbox, corr } = sample;
  const percent = (value: number) => `${value.toFixed(1).padStart(PERCENT_CHARACTERS)}%`;
  const lines = [
    `${isoInstant(ts).slice(11, 19)} UTC`,
    `cores     ${percent(core)}`,
    `sandboxes ${percent(sandbox)}`,
    `apart     ${pointsText(sample).padStart(PERCENT_CHARACTERS)} points`,
  ];
  return corr ? [...lines, corr] : lines;
}

/** Where a sample stands on the lines. */
const ringsAt = (sample: Sample, { percentY }: UtilisationLayout) => SERIES.map(({ of }) => percentY(sample[of]));

/** The two lines, and over them those of the other state. */
function lines({ state, other, layout }: Input, slides: Slides): LineMark[] {
  const { plot, percentY, scale } = layout;
  const pace = pxPerMs(layout);
  const line = { kind: 'line', scale, slides, most: SAMPLES, baseline: plot.y + plot.height } as const;
  const levels = ({ ts, samples }: UtilisationState, of: 'core' | 'sandbox') =>
    samples.flatMap((sample) => [(sample.ts - ts) * pace, percentY(sample[of])]);
  return [
    ...SERIES.map(({ of }) => ({ ...line, name: of, style: LINES[of], points: levels(state, of) })),
    ...(other
      ? SERIES.map(({ of }) => ({ ...line, name: `other ${of}`, style: OTHER_LINE, points: levels(other, of) }))
      : []),
  ];
}

/** Bars under the samples of an incident, with the ids that there is room for, each at a tick from its bar. */
function incidents({ state: { samples }, layout, viewport: { resolution } }: Input, slides: Slides): Mark[] {
  const { strip, size, scale, idTop, bounds } = layout;
  const pace = pxPerMs(layout);
  const snap = snapTo(resolution);
  const runs = incidentRuns(samples);
  const named = namedRuns(runs, (id) => monoWidth(id.length + NAME_GAP, size) / pace, WINDOW_MS - STEP_MS);
  const tick = Math.max(snap(TICK * scale), 1 / resolution);
  return [
    inked({
      kind: 'cells',
      name: 'incidents',
      inks: { incident: INCIDENT },
      track: 'none',
      most: MOST_RUNS,
      slides,
      data: runs.map(({ from, to }) => ({
        box: { ...strip, x: snap(from * pace), width: Math.max(snap((to - from) * pace), 1 / resolution) },
        level: 1,
        ink: 'incident' as const,
      })),
    }),
    {
      kind: 'rules',
      name: 'ticks',
      slides,
      data: named.map(({ to }) => {
        const height = idTop + (size * (1 + LINE_HEIGHT)) / 2 - strip.y;
        return { x: snap(to * pace) - tick, y: strip.y, width: tick, height, ink: INCIDENT.colour };
      }),
    },
    {
      kind: 'incident',
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
      data: Array.from({ length: MOST_NAMES }, (_, i) => {
        const { corr = '', to = 0 } = named[i] ?? {};
        const place = { x: snap(to * pace) - monoWidth(NAME_GAP / 2, size), y: idTop, align: 'end' } as const;
        return { ...place, size, font: 'mono', weight: '400', ink: 'muted', text: corr } as const;
      }),
    },
  ];
}

/** The newest values, which stand still, at the ends of their lines. */
function ends({ state: { samples }, layout, viewport }: Input): Mark[] {
  const { plot, percentY, namesX: x, nameSize: size } = layout;
  const newest = samples.at(-1);
  if (!newest) return [];
  const snap = snapTo(viewport.resolution);
  const row = size * LINE_HEIGHT;
  const block = 2 * row;
  const [first, last] = [plot.y + block / 2 - size / 2, plot.y + plot.height - block / 2];
  const wanted = SERIES.map(({ of }) => percentY(newest[of]));
  const tops = spaceOut(wanted, block + size * BLOCK_GAP_EM, first, last).map((middle) => snap(middle - block / 2));
  const data = SERIES.flatMap(({ of, name }, i) => {
    const y = tops[i] as number;
    const { ink } = LINES[of];
    return [
      { x, y, size, font: 'sans', weight: '400', ink, text: name } as const,
      { x, y: y + row, size, font: 'mono', weight: '500', ink, text: `${newest[of].toFixed(1)}%` } as const,
    ];
  });
  return [{ kind: 'labels', name: 'series', data }];
}
