import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart, expectClear, labelsIn } from '../../../tests/support/label-boxes';
import { viewports } from '../../../tests/support/viewports';
import type { Rect } from '../../plot/grammar/rect';
import { grouped } from '../../sim/words/units';
import { cases } from './cases';
import { drawing } from './drawing';
import { layoutThroughput } from './drawing-layout';
import { outageMarks } from './drawing-outages';
import { endTexts, podHeading, rackLabels } from './drawing-words';
import { type ThroughputPod, throughputAt } from './sim';

/** Rounding of floats, in CSS px. */
const EPSILON = 1e-6;

/** Height of the lowest plot that is laid out, in CSS px at scale 1. */
const LEAST_PX = 90;

/** Plots in which there is room for a field; the others have the smaller form. */
const fields = viewports(220).filter((viewport) => layoutThroughput(viewport).form === 'field');

/** Width of a character of the mono face as a share of its size. */
const ADVANCE = 0.6;

const { world, at } = cases.at(-1) ?? { world: '', at: Number.NaN };
const state = throughputAt(world, at, { cycleDays: 4 });
const quiet = throughputAt(world, at - 60_000, { cycleDays: 4 });

const INPUT = { axes: undefined, shownAxes: undefined, palette: {} } as const;

/** Cells beside each other in a rack: as many as stand as high as the first one. */
const cellsAcross = (cells: readonly Rect[]) => cells.findIndex(({ y }) => y > (cells[0]?.y ?? 0));

/** Boxes of the racks, each around 72 cells. */
function blocks(cells: readonly Rect[]): Rect[] {
  return Array.from({ length: 24 }, (_, rack) => {
    const [first, last] = [cells[rack * 72], cells[rack * 72 + 71]];
    if (!first || !last) throw new Error('a rack lacks cells');
    return { ...first, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
  });
}

test('all 1,728 GPUs lie inside the viewport on whole buffer pixels, each large enough to be seen when it is down', () => {
  fc.assert(
    fc.property(fields, (viewport) => {
      const { cells } = layoutThroughput(viewport);
      expect(cells).toHaveLength(1_728);
      const whole = (px: number) => Math.abs(px * viewport.resolution - Math.round(px * viewport.resolution));
      const inside = cells.every(
        ({ x, y, width, height }) =>
          x >= 0 && y >= 0 && x + width <= viewport.width + EPSILON && y + height <= viewport.height + EPSILON,
      );
      expect(inside).toBe(true);
      const off = cells.map(({ x, y, width, height }) => Math.max(whole(x), whole(y), whole(width), whole(height)));
      expect(Math.max(...off)).toBeLessThan(EPSILON);
      const least = Math.min(...cells.flatMap(({ width, height }) => [width, height]));
      expect(least).toBeGreaterThan(3.5 * viewport.scale - 1 / viewport.resolution);
      expect(new Set(cells.map(({ height }) => Math.round(height * viewport.resolution))).size).toBe(1);
      const widths = cells.map(({ width }) => Math.round(width * viewport.resolution));
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('no two GPUs and no two racks overlap', () => {
  fc.assert(
    fc.property(fields, (viewport) => {
      const { cells } = layoutThroughput(viewport);
      const racks = blocks(cells);
      racks.forEach((rack, i) => {
        expect(racks.slice(i + 1).every((other) => apart(rack, other))).toBe(true);
        const own = cells.slice(i * 72, (i + 1) * 72);
        expect(own.every((cell, j) => own.slice(j + 1).every((other) => apart(cell, other)))).toBe(true);
      });
    }),
    { numRuns: 20 },
  );
});

test('headings stand above their racks and racks’ names above their GPUs, clear of each other, in the field and in bars', () => {
  fc.assert(
    fc.property(viewports(LEAST_PX), fc.constantFrom(undefined, quiet), (viewport, other) => {
      const layout = layoutThroughput(viewport);
      const labels = labelsIn(drawing.marks({ ...INPUT, state, other, layout, viewport }));
      expectClear(labels, viewport);
      const inked = labels.filter(({ text }) => text !== '');
      for (const { block } of layout.racks) {
        for (const { x, y, size, text, align } of inked) {
          const width = String(text).length * ADVANCE * size;
          const box = { x: align === 'end' ? x - width : x, y, width, height: size * 1.3 };
          expect(apart(box, block)).toBe(true);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('the band of a rack in an incident touches none of its GPUs, and holds what is written on it', () => {
  fc.assert(
    fc.property(fields, fc.integer({ min: 8, max: 26 }), fc.constantFrom('', '+17'), (viewport, down, by) => {
      const { cells, racks, room } = layoutThroughput(viewport);
      racks.forEach(({ band, onBand }, i) => {
        expect(band.y + band.height).toBeLessThanOrEqual((cells[i * 72]?.y ?? 0) + EPSILON);
        const rack = { rack: (i % 8) + 1, tflops: 0, down, lost: down, corr: 'inc-1-00', gpus: [] };
        const { name, out, load } = rackLabels(rack, by, room, false);
        if (!onBand) throw new Error('a band has no labels');
        expect(onBand.name.x).toBeGreaterThanOrEqual(band.x);
        expect(onBand.end.x).toBeLessThanOrEqual(band.x + band.width + EPSILON);
        const width = (name.length + out.length + load.length) * ADVANCE * onBand.name.size;
        expect(onBand.name.x + width).toBeLessThanOrEqual(onBand.end.x + 1);
      });
    }),
  );
});

test('each rack says its load where there is room, and the cells of GPUs at work are as high as theirs', () => {
  const viewport = { width: 1_872, height: 690, resolution: 1, scale: 1 };
  const layout = layoutThroughput(viewport);
  const marks = drawing.marks({ ...INPUT, state, other: undefined, layout, viewport });
  const texts = labelsIn(marks).map(({ text }) => text);
  const [first] = state.pods[0]?.racks ?? [];
  expect(texts).toContain(`${Math.round(((first?.tflops ?? 0) * 100) / (72 * 1_600))}%`);
  const cells = marks.find((mark) => mark.kind === 'cells')?.data ?? [];
  first?.gpus.forEach((tflops, gpu) => {
    expect(cells[gpu]?.level).toBeCloseTo(tflops / 1_600);
  });
});

test('a rack says its load also in an incident and where it differs, and by how many GPUs', () => {
  const rack = { rack: 2, tflops: 72 * 1_600 * 0.56, down: 26, corr: 'inc-1-00' };
  const labels = (of: Partial<typeof rack> | { corr: null }, by: string, chars: number) => {
    const { name, out, load } = rackLabels({ ...rack, ...of }, by, { name: chars >= 6, chars }, by !== '');
    return `${name}${out}|${load}`;
  };
  expect([40, 20, 12, 7, 4].map((chars) => labels({}, '', chars))).toEqual([
    'Rack 2, 26 of 72 down|56%',
    'Rack 2, 26 down|56%',
    'Rack 2|56%',
    '2|56%',
    '2|',
  ]);
  expect([40, 22, 16, 11, 10].map((chars) => labels({}, '+24', chars))).toEqual([
    'R2, 26 of 72 down, +24|56%',
    'R2, 26 down, +24|56%',
    'R2 +24 down|56%',
    'R2 +24|56%',
    'R2 +24|',
  ]);
  expect([20, 11, 9].map((chars) => labels({ corr: null }, '−1', chars))).toEqual([
    'R2 −1 down|56%',
    'R2 −1|56%',
    'R2 −1|56%',
  ]);
});

test('the rates of all pods have their unit, or none of them', () => {
  const textsOf = (...ends: string[]) => endTexts(ends.map((end) => ({ end })));
  expect(textsOf('749,241 TFLOPS', '772,783 TFLOPS')).toEqual(['749,241 TFLOPS', '772,783 TFLOPS']);
  expect(textsOf('749,241', '772,783 TFLOPS', '')).toEqual(['749,241', '772,783', '']);
});

test('a rack in an incident and GPUs that are down are marks that can be seen, in the field and in bars', () => {
  fc.assert(
    fc.property(viewports(LEAST_PX), (viewport) => {
      const layout = layoutThroughput(viewport);
      const marks = outageMarks(state, layout, viewport.scale);
      for (const { x, y, width, height } of marks) {
        expect(Math.min(width, height)).toBeGreaterThan(3 * viewport.scale - EPSILON);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-EPSILON);
        expect(x + width).toBeLessThanOrEqual(viewport.width + EPSILON);
      }
      const inks = (of: typeof state) => new Set(outageMarks(of, layout, viewport.scale).map(({ ink }) => ink));
      expect([...inks(state)]).toEqual(expect.arrayContaining(['fault', 'warn']));
      expect(inks(quiet).has('fault') || inks(quiet).has('warn')).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('pods stand side by side on a broad plot and below each other on a narrow one; the lowest plot has bars', () => {
  const of = (width: number, height: number) => {
    const { pods, form } = layoutThroughput({ width, height, resolution: 1, scale: 1 });
    return [form, new Set(pods.map(({ figure }) => figure.y)).size];
  };
  expect([of(1_232, 260), of(326, 480), of(400, 120), of(1_872, 690)]).toEqual([
    ['field', 1],
    ['field', 3],
    ['bars', 3],
    ['field', 1],
  ]);
});

test('GPUs of a pair of trays can be counted, and a pair is as far from the next at least, wherever a cell is wide enough to be parted', () => {
  fc.assert(
    fc.property(fields, (viewport) => {
      const { cells } = layoutThroughput(viewport);
      const [one, next, below] = [0, 1, cellsAcross(cells)].map((gpu) => cells[gpu] as Rect) as [Rect, Rect, Rect];
      const apart = next.x - one.x - one.width;
      if (one.width >= 6 * viewport.scale) expect(apart).toBeGreaterThan(0);
      expect(below.y - one.y - one.height).toBeGreaterThanOrEqual(apart - EPSILON);
    }),
  );
});

test('a plot twice as large, with type twice as large, is divided alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 254, max: 1_450 }), fc.integer({ min: 90, max: 850 }), (width, height) => {
      const [small, large] = [1, 2].map((scale) => {
        const { form, cells, room } = layoutThroughput({
          width: width * scale,
          height: height * scale,
          resolution: 1,
          scale,
        });
        return { form, across: cellsAcross(cells), room: { ...room, chars: Math.floor(room.chars) } };
      });
      expect(small).toEqual(large);
    }),
  );
});

test('a pod’s heading leads with what is down in an incident and otherwise, and says what that costs where there is room, and always ends with its rate', () => {
  const [us, eu] = state.pods as [ThroughputPod, ThroughputPod];
  const heading = (pod: ThroughputPod, chars: number, by = '') => {
    const { figure, total, alarm, words, end } = podHeading(state, pod, by, { chars });
    return [figure, total, alarm, words, end];
  };
  const rate = (pod: ThroughputPod) => `${grouped(pod.tflops)} TFLOPS`;
  const lost = grouped(Math.round((24 * state.tflops) / (1_728 - 33)));
  const maintained = ', 2 in maintenance';
  expect(heading(us, 90)).toEqual([
    'US',
    '26 down: ',
    '24 in an incident',
    `${maintained}, lost ${lost} TFLOPS`,
    rate(us),
  ]);
  expect(heading(us, 70)).toEqual(['US', '26 down: ', '24 in an incident', `${maintained}, −${lost}`, rate(us)]);
  expect(heading(us, 54)).toEqual(['US', '26 down, ', '24 in an incident', `, −${lost}`, rate(us)]);
  expect(heading(us, 34)).toEqual(['US', '', '', `26 down, −${lost}`, rate(us)]);
  expect(heading(us, 28)).toEqual(['US', '', '', `26 down, −${lost}`, grouped(us.tflops)]);
  expect(heading(us, 24)).toEqual(['US', '', '', '26 down', rate(us)]);
  expect(heading(us, 10)).toEqual(['US', '', '', '26 down', '']);
  expect(heading(us, 50, '+24')).toEqual(['US', '26 down, ', '24 in an incident', ', +24', rate(us)]);
  expect(heading(us, 28, '+24')).toEqual(['US', '', '', '26 down, +24', rate(us)]);
  expect(heading(us, 24, '+24')).toEqual(['US', '', '', '26 down, +24', grouped(us.tflops)]);
  expect(heading(us, 20, '+24')).toEqual(['US', '', '', '26 down', grouped(us.tflops)]);
  for (const chars of [80, 30]) expect(heading(eu, chars)).toEqual(['EU', '', '', '3 down', rate(eu)]);
});
