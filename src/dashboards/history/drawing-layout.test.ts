import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectClear, labelsIn } from '../../../tests/support/label-boxes';
import { viewports } from '../../../tests/support/viewports';
import type { Mark } from '../../plot/grammar/mark';
import { uprightScale } from '../../plot/grammar/scale';
import { LINE_HEIGHT } from '../../plot/grammar/type';
import { openIncidents } from '../../sim/world/incidents/incidents';
import { takenParts } from '../../sim/world/incidents/interlocks';
import { drawing } from './drawing';
import { barRects, layoutHistory, timeScale } from './drawing-layout';
import { barValues, highestOfSteps, POINTS, spansOf, tracePoints, VALUES } from './drawing-series';
import { stackParts } from './drawing-stack';
import { HISTORY_SAMPLE_MS, historyAt, SAMPLES, SHOWN_MS } from './sim';

const NOW = 1_772_528_007_000;
const state = historyAt('northwall', NOW, { cycleDays: 4 });
const spans = spansOf(state);

test('plots and strips lie inside the viewport, one below the other, on whole buffer pixels', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const { parts, size } = layoutHistory(viewport, spans);
      const rects = Object.values(parts);
      expect(parts.fp4).toBeDefined();
      let last = 0;
      for (const { x, y, width, height } of rects) {
        expect(y).toBeGreaterThanOrEqual(last);
        last = y + height;
        expect(height).toBeGreaterThan(12);
        expect(width).toBeGreaterThan(120);
        expect(x + width).toBeLessThanOrEqual(viewport.width);
        for (const edge of [x, y, x + width, y + height]) {
          const px = edge * viewport.resolution;
          expect(Math.abs(px - Math.round(px))).toBeLessThan(1e-6);
        }
      }
      expect(last).toBeLessThanOrEqual(viewport.height - size * LINE_HEIGHT);
    }),
  );
});

test('no text leaves the viewport or touches another, compared or not', () => {
  const earlier = historyAt('northwall', NOW - 86_400_000, { cycleDays: 4 });
  // Its rate is below the site's floor, so that round values lie below the floor's own.
  const below = historyAt('northwall~never-qdsa8', Date.UTC(2026, 2, 3, 8, 53, 40), { cycleDays: 4 });
  const steps = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(viewports(220), steps, fc.constantFrom(undefined, earlier, below), (viewport, later, other) => {
      const axes = spansOf(state, other);
      const moved = { ...axes, from: axes.from + later * HISTORY_SAMPLE_MS, to: axes.to + later * HISTORY_SAMPLE_MS };
      const layout = layoutHistory(viewport, moved);
      const input = { state, other, axes: moved, shownAxes: moved, layout, viewport, palette: { isForced: false } };
      expectClear(labelsIn(drawing.marks(input)), viewport);
    }),
  );
});

test('what the present is has its unit where there is room, and plots say what they do not start at', () => {
  const textsIn = (width: number) => {
    const viewport = { width, height: 690, resolution: 1, scale: 1 };
    const layout = layoutHistory(viewport, spans);
    const input = {
      state,
      other: undefined,
      axes: spans,
      shownAxes: spans,
      layout,
      viewport,
      palette: { isForced: false },
    };
    return labelsIn(drawing.marks(input)).map(({ text }) => text);
  };
  const { fp4, power, down, errors } = state.now;
  const wide = [
    `${fp4.toLocaleString('en')} TFLOPS`,
    `${power.toLocaleString('en')} kW`,
    `${down} GPUs`,
    `${errors} errors`,
  ];
  expect(textsIn(1_872)).toEqual(expect.arrayContaining([...wide, 'scale from 2.25 M, ceiling 2.39 M']));
  expect(textsIn(326)).toEqual(expect.arrayContaining([String(down), String(errors)]));
});

test('the rate’s axis names its floor and its highest round value at every size', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const texts = layoutHistory(viewport, spans).labels.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(['2.25 M', '2.35 M']));
    }),
  );
});

test('what there is no room for goes in the stated order', () => {
  const at = (height: number) => stackParts(height, 12, 12, 1);
  const ids = (height: number) => at(height).map(({ id }) => id);
  const headed = (height: number) => at(height).filter(({ headingTop }) => headingTop !== undefined).length;
  expect([ids(240).length, headed(240)]).toEqual([4, 4]);
  expect([ids(210).length, headed(210)]).toEqual([4, 2]);
  expect(ids(190)).toEqual(['fp4', 'power', 'down']);
  expect(ids(150)).toEqual(['fp4', 'down']);
  expect(ids(100)).toEqual(['fp4']);
});

test('incidents have more room than all but the rate', () => {
  const height = (id: string) => stackParts(900, 16, 16, 1).find((part) => part.id === id)?.height ?? 0;
  expect(height('down')).toBeGreaterThan(height('power'));
  expect(height('down')).toBeGreaterThan(2 * height('errors'));
});

test('the lines stay inside their plots and reach the present; bars keep the highest value', () => {
  const plot = { x: 10, y: 20, width: 600, height: 100 };
  // Without its veto an incident takes the rate below the site's floor, and the axis follows.
  const below = historyAt('northwall~never-qdsa8', Date.UTC(2026, 2, 3, 8, 53, 46), { cycleDays: 4 });
  const original = historyAt('northwall', Date.UTC(2026, 2, 3, 8, 53, 46), { cycleDays: 4 });
  expect(spans.ranges.fp4).toEqual({ lowest: 2_250_000, highest: 2_390_000 });
  expect(below.now.fp4).toBeLessThan(spans.ranges.fp4.lowest);
  for (const [of, axes, id] of [
    [state, spans, 'fp4'],
    [below, spansOf(below), 'fp4'],
    [below, spansOf(original, below), 'fp4'],
    [original, spansOf(below, original), 'power'],
    [state, spans, 'power'],
  ] as const) {
    const points = tracePoints(of, id, timeScale(axes, plot), uprightScale(axes.ranges[id], plot));
    expect(points).toHaveLength(2 * POINTS);
    for (let i = 0; i < points.length; i += 2) {
      expect(points[i]).toBeGreaterThanOrEqual(plot.x);
      expect(points[i]).toBeLessThanOrEqual(plot.x + plot.width);
      expect(points[i + 1]).toBeGreaterThanOrEqual(plot.y);
      expect(points[i + 1]).toBeLessThan(plot.y + plot.height);
    }
    expect(points.at(-2)).toBeGreaterThan(plot.x + (plot.width * (SAMPLES - 1)) / SAMPLES);
  }
  const single = barValues(state, 'down', 1);
  const grouped = barValues(state, 'down', 4);
  expect([single.length, grouped.length]).toEqual([SAMPLES, SAMPLES / 4]);
  expect(single.at(-1)).toBe(state.now.down);
  expect(Math.max(...grouped)).toBe(Math.max(...single));
});

test('the line of errors ends at the present count with a dot, over the other state’s line where that differs', () => {
  const viewport = { width: 1_200, height: 700, resolution: 1, scale: 1 };
  const other = historyAt('northwall', NOW - 86_400_000, { cycleDays: 4 });
  const axes = spansOf(state, other);
  const layout = layoutHistory(viewport, axes);
  const input = { state, axes, shownAxes: axes, layout, viewport, palette: { isForced: false } };
  const linesOf = (compared: typeof state | undefined) =>
    drawing
      .marks({ ...input, other: compared })
      .flatMap((mark) => (mark.kind === 'line' && mark.name.includes('errors') ? [mark] : []));
  const lines = linesOf(other);
  expect(lines.map(({ name }) => name)).toEqual(['other errors', 'errors', 'errors now']);
  const [theirs, own, dot] = lines.map(({ points }) => Array.from(points)) as [number[], number[], number[]];
  const { y = 0, height = 0 } = layout.parts.errors ?? {};
  const highest = Math.max(...barValues(state, 'errors', layout.group), ...barValues(other, 'errors', layout.group));
  const end = [layout.time(state.now.ts), y + height * (1 - state.now.errors / highest)];
  expect(own.slice(-2)).toEqual(end);
  expect(dot).toEqual([...end, ...end]);
  expect(theirs.length).toBeGreaterThan(0);
  expect(linesOf(state)[0]?.points).toHaveLength(0);
});

test('a reading changes the last point of a line and the last bar alone, and the axes hold it', () => {
  const plot = { x: 10, y: 20, width: 600, height: 100 };
  const readings = fc.integer({ min: 0, max: HISTORY_SAMPLE_MS / SHOWN_MS - 1 });
  const steps = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(steps, readings, readings, fc.constantFrom(1, 2, 3, 4, 6), (step, first, second, group) => {
      const [before, after] = [first, second]
        .toSorted((a, b) => a - b)
        .map((n) =>
          historyAt('northwall', 1_772_528_100_000 + step * HISTORY_SAMPLE_MS + n * SHOWN_MS, { cycleDays: 4 }),
        ) as [typeof state, typeof state];
      expect(after.samples).toBe(before.samples);
      const now = spansOf(after);
      const [one, other] = [before, after].map((of) =>
        tracePoints(of, 'power', timeScale(now, plot), uprightScale(now.ranges.power, plot)).slice(0, -2),
      );
      expect(one).toEqual(other);
      for (const of of ['down', 'errors'] as const) {
        expect(barValues(after, of, group).slice(0, -1)).toEqual(barValues(before, of, group).slice(0, -1));
      }
      for (const sample of [...after.samples, after.now]) {
        expect(VALUES.power(sample)).toBeGreaterThanOrEqual(now.ranges.power.lowest);
        expect(VALUES.power(sample)).toBeLessThanOrEqual(now.ranges.power.highest);
      }
    }),
    { numRuns: 40 },
  );
});

test('a reading of the same counts makes bars and marks of samples no second time', () => {
  const [before, after] = [100_000, 100_000 + SHOWN_MS].map((ms) =>
    historyAt('northwall', NOW + ms, { cycleDays: 4 }),
  ) as [typeof state, typeof state];
  expect([after.now.down, after.now.errors]).toEqual([before.now.down, before.now.errors]);
  expect(after.now.fp4).not.toBe(before.now.fp4);
  const viewport = { width: 1_200, height: 700, resolution: 1, scale: 1 };
  const layout = layoutHistory(viewport, spans);
  const palette = { isForced: false };
  const [first, second] = [before, after].map((of) =>
    drawing.marks({ state: of, other: undefined, axes: spans, shownAxes: spans, layout, viewport, palette }),
  );
  const dataOf = (marks: readonly Mark[] = [], kind: Mark['kind']) =>
    marks.flatMap((mark) => (mark.kind === kind && 'data' in mark ? [mark.data] : []));
  expect(dataOf(first, 'cells')).toHaveLength(2);
  dataOf(first, 'cells').forEach((data, i) => {
    expect(dataOf(second, 'cells')[i]).toBe(data);
  });
  const dots = dataOf(second, 'dots')[0];
  dataOf(first, 'dots')[0]
    ?.slice(0, SAMPLES)
    .forEach((dot, i) => {
      expect(dots?.[i]).toBe(dot);
    });
});

test('what is down beyond maintenance is so in an incident, whole pairs of trays of it', () => {
  const shown = [...state.samples, state.now];
  const { maintained } = state;
  let affected = 0;
  shown.forEach(({ ts, down }, i) => {
    const lost = down - (maintained[i] as number);
    const open = openIncidents('northwall', ts).filter((incident) => takenParts(incident).racks);
    expect(lost > 0, `at ${ts}`).toBe(open.length > 0);
    // GPUs that were out already are not lost again.
    const taken = open.reduce((sum, { severity }) => sum + 8 * severity, 0);
    expect(lost).toBeLessThanOrEqual(taken);
    expect(lost).toBeGreaterThanOrEqual(taken - 2 * open.length);
    if (lost > 0) affected += 1;
  });
  expect(affected).toBeGreaterThan(10);
  for (const group of [1, 4]) {
    const [all, base] = [barValues(state, 'down', group), highestOfSteps(state.maintained, group)];
    expect(base).toHaveLength(all.length);
    expect(base.every((value, bar) => value <= (all[bar] as number))).toBe(true);
  }
});

test('bars fill their strip without a gap', () => {
  const strip = { x: 50, y: 0, width: 231, height: 20 };
  const rects = barRects(strip, 4, 1);
  expect(rects).toHaveLength(SAMPLES);
  rects.forEach(({ x, width }, i) => {
    expect(x).toBe(i === 0 ? 50 : (rects[i - 1]?.x ?? 0) + (rects[i - 1]?.width ?? 0));
    expect(width > 0).toBe(i < SAMPLES / 4);
  });
  expect(rects.at(-1)?.x).toBe(281);
});
