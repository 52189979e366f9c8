import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectClear, labelsIn } from '../../../tests/support/label-boxes';
import { viewports } from '../../../tests/support/viewports';
import type { LineMark, Mark } from '../../plot/grammar/mark';
import { LINE_HEIGHT, monoWidth } from '../../plot/grammar/type';
import { drawing } from './drawing';
import { layoutUtilisation } from './drawing-layout';
import { incidentRuns, MOST_RUNS } from './drawing-runs';
import { UTILISATION_SAMPLE_MS, type UtilisationState, utilisationAt } from './sim';

test('plot, bars and minutes stand one below the other inside the viewport, on whole buffer pixels', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const { plot, strip, size } = layoutUtilisation(viewport);
      const row = size * LINE_HEIGHT;
      for (const edge of [plot.x, plot.y, plot.x + plot.width, plot.y + plot.height, strip.y, strip.height]) {
        const px = edge * viewport.resolution;
        expect(Math.abs(px - Math.round(px))).toBeLessThan(1e-6);
      }
      expect(plot.width).toBeGreaterThan(120);
      expect(plot.height).toBeGreaterThan(80);
      expect(strip.y).toBeGreaterThan(plot.y + plot.height);
      expect(strip.y + strip.height).toBeLessThanOrEqual(viewport.height - row);
    }),
  );
});

test('no text leaves the viewport, touches another or is the id of an incident, compared or not', () => {
  const state = utilisationAt('northwall', 1_772_528_007_000);
  const earlier = utilisationAt('northwall', 1_772_528_007_000 - 86_400_000);
  fc.assert(
    fc.property(viewports(220), fc.constantFrom(undefined, state, earlier), (viewport, other) => {
      const layout = layoutUtilisation(viewport);
      const input = { state, other, axes: undefined, shownAxes: undefined, layout, viewport, palette: {} };
      const labels = labelsIn(drawing.marks(input));
      expectClear(labels, viewport);
      expect(labels.filter(({ text }) => String(text).startsWith('inc-'))).toEqual([]);
    }),
  );
});

test('the other state is outlines of one colour in the weights of this one, with names at their ends where there is room', () => {
  const [state, other] = [0, 86_400_000].map((before) => utilisationAt('northwall', 1_772_528_007_000 - before)) as [
    UtilisationState,
    UtilisationState,
  ];
  const marksIn = (width: number, height: number) => {
    const viewport = { width, height, resolution: 1, scale: 1 };
    const layout = layoutUtilisation(viewport);
    return drawing.marks({ state, other, axes: undefined, shownAxes: undefined, layout, viewport, palette: {} });
  };
  const marks = marksIn(1_872, 690);
  const looks = marks.flatMap((mark) =>
    mark.kind === 'line' ? [[mark.name, mark.style.ink, mark.style.width, 'area' in mark.style]] : [],
  );
  expect(looks).toEqual([
    ['other sandbox', 'other', 1, false],
    ['other core', 'other', 2.5, false],
    ['sandbox', 'accent', 1, true],
    ['core', 'text', 2.5, true],
  ]);
  expect(marks.flatMap((mark) => (mark.kind === 'line' ? [mark.style.dash] : []))).toEqual(Array(4).fill(undefined));
  const names = (of: readonly Mark[]) =>
    labelsIn(of).flatMap(({ ink, text }) => (ink === 'other' ? [String(text)] : []));
  const values = [other.samples.at(-1)?.core, other.samples.at(-1)?.sandbox].map((value) => `${value?.toFixed(1)}%`);
  expect(names(marks)).toEqual(['Cores', values[0], 'Sandboxes', values[1]]);
  expect(names(marksIn(326, 150))).toEqual(values);
});

test('the highest sample is named inside a wide plot, unless there is another state', () => {
  const at = fc.integer({ min: 1_772_500_000_000, max: 1_772_600_000_000 });
  const viewport = { width: 1_232, height: 400, resolution: 1, scale: 1 };
  const layout = layoutUtilisation(viewport);
  const peaks = (input: Partial<{ state: UtilisationState; other: UtilisationState; layout: typeof layout }>) =>
    drawing
      .marks({ layout, viewport, ...input } as never)
      .flatMap((mark) => (mark.kind === 'labels' && mark.name === 'peak' ? mark.data : []));
  fc.assert(
    fc.property(at, (t) => {
      const state = utilisationAt('northwall', t);
      const [label, ...more] = peaks({ state });
      expect(more).toEqual([]);
      expect(label?.text).toBe(`peak ${Math.max(...state.samples.map(({ core }) => core)).toFixed(1)}%`);
      const half = monoWidth(String(label?.text).length / 2, layout.size);
      expect(label?.x).toBeGreaterThanOrEqual(half - layout.plot.width);
      expect(label?.x).toBeLessThanOrEqual(-half);
      expect(label?.y).toBeGreaterThanOrEqual(layout.plot.y);
      expect(peaks({ state, other: state })).toEqual([]);
    }),
  );
});

test('what is used is an area from the foot of the plot to the cores’ line, and what is unused is named above it', () => {
  const at = fc.integer({ min: 1_772_500_000_000, max: 1_772_600_000_000 });
  fc.assert(
    fc.property(at, (t) => {
      const state = utilisationAt('northwall', t);
      const viewport = { width: 1_232, height: 400, resolution: 1, scale: 1 };
      const layout = layoutUtilisation(viewport);
      const marks = drawing.marks({ state, layout, viewport } as never);
      const lineOf = (name: string) => marks.find((mark) => mark.kind === 'line' && mark.name === name) as LineMark;
      const [core, sandbox] = [lineOf('core'), lineOf('sandbox')];
      expect(sandbox.foot).toBe(layout.percentY(0));
      // The rest of the cores' work stands on the sandboxes' or, where those lead, has no height.
      state.samples.forEach((sample, i) => {
        const [line, foot] = [core.points[2 * i + 1] as number, (core.foot as number[])[i] as number];
        expect(foot).toBeCloseTo(Math.max(line, layout.percentY(sample.sandbox)));
      });
      const texts = labelsIn(marks).map(({ text }) => String(text));
      const newest = state.samples.at(-1)?.core ?? 0;
      expect(texts[texts.indexOf('Unused') + 1]).toBe(`${(100 - newest).toFixed(1)}%`);
    }),
    { numRuns: 20 },
  );
});

test('neighbouring samples of one incident are one run; each sample of an incident lies in one', () => {
  const at = fc.integer({ min: 1_772_500_000_000, max: 1_772_600_000_000 });
  fc.assert(
    fc.property(at, (t) => {
      const { ts, samples } = utilisationAt('northwall', t);
      const runs = incidentRuns(samples);
      const covered = runs.reduce((sum, { from, to }) => sum + (to - from) / UTILISATION_SAMPLE_MS, 0);
      expect(covered).toBe(samples.filter(({ corr }) => corr).length);
      for (const sample of samples) {
        const own = runs.filter(({ from, to }) => sample.ts - ts > from && sample.ts - ts <= to);
        expect(own.map(({ corr }) => corr)).toEqual(sample.corr ? [sample.corr] : []);
      }
    }),
    { numRuns: 15 },
  );
});

test('every run of a window has its bar', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 4_102_444_800_000 }), (seed, t) => {
      expect(incidentRuns(utilisationAt(seed, t).samples).length).toBeLessThanOrEqual(MOST_RUNS);
    }),
  );
});
