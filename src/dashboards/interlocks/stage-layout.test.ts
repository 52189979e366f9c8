import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../tests/viewports';
import type { Rect } from '../../stage/rect';
import { layoutInterlocks } from './stage-layout';

/** Where a column is too narrow for a row in one line, pages give the plot the height for two: 27rem. */
const plots = viewports(220).filter(({ width, height, scale }) => width >= 320 * scale || height >= 432 * scale);

/** Float noise in CSS px. */
const EPSILON = 1e-6;

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + EPSILON ||
  b.x + b.width <= a.x + EPSILON ||
  a.y + a.height <= b.y + EPSILON ||
  b.y + b.height <= a.y + EPSILON;

test('15 rows lie inside the viewport, apart from each other, their marks and strips on whole buffer pixels', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const { rows } = layoutInterlocks(viewport);
      expect(rows).toHaveLength(15);
      const whole = (px: number) => Math.abs(px * viewport.resolution - Math.round(px * viewport.resolution));
      rows.forEach(({ box, mark, strip }, i) => {
        for (const { x, y, width, height } of [box, mark, strip]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(viewport.width + EPSILON);
          expect(y + height).toBeLessThanOrEqual(viewport.height + EPSILON);
          expect(Math.max(whole(x), whole(y), whole(width), whole(height))).toBeLessThan(EPSILON);
        }
        for (const { box: other } of rows.slice(i + 1)) expect(apart(box, other)).toBe(true);
      });
    }),
  );
});

test('the parts of a row follow each other, and its strip is the same width in all rows and no sliver', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const { labels, rows } = layoutInterlocks(viewport);
      for (const { box, mark, strip, name, state, kind, since } of rows) {
        const at = (label: number | undefined) => (label === undefined ? undefined : labels[label]);
        const [nameAt, stateAt, sinceAt] = [at(name), at(state), at(since)];
        if (!nameAt || !stateAt || !sinceAt) throw new Error('a row lacks labels');
        const sinceEnd = sinceAt.x + (sinceAt.align === 'end' ? 0 : 8 * 0.6 * sinceAt.size);
        const edges = [mark.x + mark.width, nameAt.x, nameAt.x + 8 * nameAt.size, stateAt.x, sinceEnd, strip.x];
        expect([...edges].sort((a, b) => a - b)).toEqual(edges);
        const kindAt = at(kind);
        for (const label of [nameAt, stateAt, sinceAt, ...(kindAt ? [kindAt] : [])]) {
          expect(label.y).toBeGreaterThanOrEqual(box.y - 2 * viewport.scale);
          expect(label.y + label.size).toBeLessThanOrEqual(box.y + box.height + EPSILON);
        }
        if (kindAt && kindAt.y === nameAt.y) expect(kindAt.x).toBeGreaterThan(nameAt.x + 8 * nameAt.size);
        expect(strip.width).toBe(rows[0]?.strip.width);
        expect(strip.width).toBeGreaterThan(54);
      }
    }),
    { examples: [[{ width: 450, height: 473, resolution: 1, scale: 1.125 }]] },
  );
});

test('what is filled in a row in fault lies inside the row, and is seen', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const { rows, leastBar, labels } = layoutInterlocks(viewport);
      expect(leastBar).toBeGreaterThanOrEqual(3 * viewport.scale);
      for (const { box, strip, cell, lasting, faultName, faultState } of rows) {
        expect(lasting.width).toBeGreaterThanOrEqual(3 * viewport.scale - EPSILON);
        expect(lasting.x).toBeGreaterThanOrEqual(strip.x - EPSILON);
        expect(lasting.x + lasting.width).toBeCloseTo(strip.x + strip.width, 6);
        const [name, state] = [labels[faultName], labels[faultState]];
        if (!name || !state) throw new Error('a row lacks labels');
        expect(cell.x).toBeGreaterThan(name.x);
        expect(cell.x).toBeLessThan(state.x);
        expect(cell.x + cell.width).toBeLessThanOrEqual(strip.x + EPSILON);
        expect([cell.y, cell.height]).toEqual([box.y, box.height]);
      }
    }),
  );
});

test('the axis stands below the strips and its words and numbers beside each other', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const { axes, labels, rows } = layoutInterlocks(viewport);
      for (const { ago, now, numbers } of axes) {
        const [from, to] = [labels[ago], labels[now]];
        if (!from || !to) throw new Error('an axis lacks labels');
        const column = rows.filter(({ strip }) => Math.abs(strip.x - from.x) < 1);
        for (const { strip } of column) expect(strip.y + strip.height).toBeLessThanOrEqual(from.y);
        expect(from.y + from.size).toBeLessThanOrEqual(viewport.height);
        expect(to.x - from.x).toBeGreaterThan(7 * 0.55 * from.size);
        const middles = numbers.map(({ label }) => labels[label]?.x ?? Number.NaN);
        const edges = [from.x + 8 * 0.55 * from.size, ...middles, to.x - 3 * 0.6 * from.size];
        edges.slice(1).forEach((edge, i) => {
          if (numbers.length > 0) expect(edge - (edges[i] as number)).toBeGreaterThan(0.6 * from.size);
        });
      }
    }),
  );
});

test('rows stand in two columns on a wide and low plot, in one on a narrow and on a tall one', () => {
  const columns = (width: number, height: number) =>
    layoutInterlocks({ width, height, resolution: 1, scale: 1 }).axes.length;
  expect([columns(1_180, 480), columns(326, 480), columns(3_600, 1_700)]).toEqual([2, 1, 1]);
});

test('a phone shows the kinds where the plot is 480 px high', () => {
  const { rows } = layoutInterlocks({ width: 326, height: 480, resolution: 3, scale: 1 });
  expect(rows.every(({ kind }) => kind !== undefined)).toBe(true);
});
