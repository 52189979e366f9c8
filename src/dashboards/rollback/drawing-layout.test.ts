import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart } from '../../../tests/support/label-boxes';
import { viewports } from '../../../tests/support/viewports';
import type { Caption } from '../../plot/grammar/axis';
import type { Rect } from '../../plot/grammar/rect';
import { LINE_HEIGHT, monoWidth } from '../../plot/grammar/type';
import { gridMarks } from './drawing-axes';
import { countAt, layoutRollback, nameAt, otherNameAt } from './drawing-layout';
import { alongColumns, CEILINGS } from './drawing-scale';
import { percentileText } from './sim';

const EPSILON = 1e-6;
/** Largest width of a character of the sans face over its size. */
const SANS = 0.62;

const at = (width: number, height: number) => layoutRollback({ width, height, resolution: 1, scale: 1 });

function boxOf({ x, y, size, font, align = 'start', text }: Caption): Rect {
  const width = font === 'mono' ? monoWidth(text.length, size) : text.length * SANS * size;
  // Digits fill about the middle three quarters of their line.
  const height = size;
  const left = { start: 0, middle: 0.5, end: 1 }[align] * width;
  return { x: x - left, y: y + (size * LINE_HEIGHT - height) / 2, width, height };
}

function expectApart(boxes: readonly Rect[]) {
  boxes.forEach((box, i) => {
    for (const other of boxes.slice(i + 1)) expect([box, other, apart(box, other)]).toEqual([box, other, true]);
  });
}

function expectInside({ x, y, width, height }: Rect, port: { width: number; height: number }) {
  expect(x).toBeGreaterThanOrEqual(-EPSILON);
  expect(y).toBeGreaterThanOrEqual(-EPSILON);
  expect(x + width).toBeLessThanOrEqual(port.width + EPSILON);
  expect(y + height).toBeLessThanOrEqual(port.height + EPSILON);
}

test('ten bars and the strip lie inside the viewport, apart from each other, on whole buffer pixels', () => {
  fc.assert(
    fc.property(viewports(200), (viewport) => {
      const { bars, columns, strip } = layoutRollback(viewport);
      expect(bars).toHaveLength(10);
      for (const rect of [...bars, ...columns, ...(strip ? [strip] : [])]) {
        expectInside(rect, viewport);
        expect(rect.width).toBeGreaterThan(0);
        expect(rect.height).toBeGreaterThan(0);
        for (const edge of [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height]) {
          expect(Math.abs(edge * viewport.resolution - Math.round(edge * viewport.resolution))).toBeLessThan(EPSILON);
        }
      }
      expectApart([...columns, ...(strip ? [strip] : [])]);
    }),
  );
});

test('numbers and words lie inside the viewport and never on each other or on a bar, whatever the axis ends at', () => {
  fc.assert(
    fc.property(viewports(200), fc.constantFrom(...CEILINGS), (viewport, ceiling) => {
      const { captions, columns, plot, type } = layoutRollback(viewport);
      const numbers = gridMarks(plot, ceiling, ceiling, type.axis, viewport).captions;
      const boxes = [...captions, ...numbers].map(boxOf);
      for (const box of boxes) expectInside(box, viewport);
      expectApart(boxes);
      for (const box of boxes) for (const column of columns) expect(apart(box, column)).toBe(true);
    }),
  );
});

test('the names of P95 and P99 stay inside the plot, off the heading and each other, and off both lines', () => {
  const latency = fc.double({ min: 4, max: 400, noNaN: true });
  fc.assert(
    fc.property(viewports(200), latency, latency, (viewport, a, b) => {
      const { names, plot, type, captions, columns } = layoutRollback(viewport);
      const gap = 8 * viewport.scale;
      const [p95, p99] = [Math.min(a, b), Math.max(a, b)].map((ms) => {
        const text = `P95 ${percentileText(ms)} ms`;
        const line = plot.x + plot.width * alongColumns(ms);
        const width = monoWidth(text.length, type.count);
        return { line, x: nameAt(line, width, gap, names), width, height: type.count * LINE_HEIGHT };
      }) as [Rect & { line: number }, Rect & { line: number }];
      const boxes = [
        { ...p95, y: names.tops[0] as number },
        { ...p99, y: names.tops[1] as number },
      ];
      for (const box of boxes) expectInside(box, viewport);
      expectApart([...boxes, ...captions.filter(({ text }) => text === 'Samples').map(boxOf), ...columns]);
      // The line of P99 passes the name of P95; the line of P95 begins below the name of P99.
      if (p95.line - gap - p95.width >= names.left) expect(p95.x + p95.width).toBeLessThanOrEqual(p95.line);
      expect(p99.line).toBeGreaterThanOrEqual(Math.min(p95.x + p95.width, p95.line));
    }),
  );
});

test('the percentiles of another state are named clear of those of this one, and always where a plot is wide', () => {
  const latency = fc.double({ min: 4, max: 400, noNaN: true });
  fc.assert(
    fc.property(viewports(200), latency, latency, latency, (viewport, own, passing, other) => {
      const { names, plot, type } = layoutRollback(viewport);
      const gap = 8 * viewport.scale;
      const width = monoWidth('P95 224.51 ms'.length, type.count);
      const across = (ms: number) => plot.x + plot.width * alongColumns(ms);
      const from = nameAt(across(own), width, gap, names);
      const taken = [
        [from, from + width],
        [across(passing), across(passing)],
      ] as const;
      const x = otherNameAt(across(other), width, gap, names, taken);
      if (plot.width >= 7 * width) expect(x).toBeDefined();
      if (x === undefined) return;
      expect(x).toBeGreaterThanOrEqual(names.left - EPSILON);
      expect(x + width).toBeLessThanOrEqual(names.right + EPSILON);
      for (const [start, end] of taken) expect(x + width <= start + EPSILON || x >= end - EPSILON).toBe(true);
    }),
  );
});

test('the names stand before their lines on a phone too, wherever a window of ordinary or forced samples has them', () => {
  const { names, plot, type } = at(324, 352);
  for (const ms of [16, 27, 60, 330]) {
    const width = monoWidth(`P95 ${percentileText(ms)} ms`.length, type.count);
    const line = plot.x + plot.width * alongColumns(ms);
    expect(nameAt(line, width, 6, names) + width).toBeLessThanOrEqual(line);
  }
});

test('a count stands in the middle of its bar, or where no percentile crosses it, or cuts one in the middle', () => {
  const bar = { x: 100, y: 0, width: 60, height: 10 };
  expect(countAt(bar, 20, 4, [50, 300])).toBe(120);
  expect(countAt(bar, 20, 4, [140])).toBe(104);
  expect(countAt(bar, 20, 4, [118])).toBe(136);
  expect(countAt(bar, 20, 4, [108, 124])).toBe(136);
  expect(countAt(bar, 20, 4, [104, 134, 150])).toBe(108);
  expect(countAt(bar, 20, 4, [110, 130, 150])).toBe(120);
  // A bar of a phone, which has no room beside a line.
  expect(countAt({ ...bar, width: 30 }, 20, 4, [117])).toBe(105);
});

test('what there is no room for goes in order: the strip, the counts, every other edge', () => {
  const edges = ({ captions }: ReturnType<typeof at>) =>
    captions
      .filter(({ text, font, align }) => font === 'mono' && align === 'middle' && /^\d+$/.test(text))
      .map(({ text }) => text);
  const seen = (width: number, height: number) => {
    const layout = at(width, height);
    return [layout.strip !== undefined, layout.hasCounts, edges(layout).length];
  };
  expect(seen(1280, 480)).toEqual([true, true, 10]);
  expect(seen(340, 220)).toEqual([false, true, 10]);
  expect(seen(340, 160)).toEqual([false, false, 10]);
  expect(seen(290, 160)).toEqual([false, false, 5]);
  expect(edges(at(290, 160))).toEqual(['1', '4', '16', '64', '256']);
});
