import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart } from '../../../tests/support/label-boxes';
import { viewports } from '../../../tests/support/viewports';
import { lengthTick } from '../../plot/grammar/other';
import type { Rect } from '../../plot/grammar/rect';
import { batchRow, layoutMesh } from './drawing-layout';
import { STAGE_STARTS } from './sim';

test('lanes lie inside the viewport, apart, on whole buffer pixels, and their markers inside them', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const { lanes, marker, x0, x1 } = layoutMesh(viewport);
      expect(marker).toBeGreaterThanOrEqual(6);
      expect(x1 - x0).toBeGreaterThan(viewport.width / 2);
      expect(lanes).toHaveLength(4);
      lanes.forEach(({ band, way, rows, mark, load }, i) => {
        for (const edge of [band.x, band.y, band.width, band.height, way.x, way.y, way.width, way.height]) {
          const pixels = edge * viewport.resolution;
          expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(1e-6);
        }
        expect(band.y).toBeGreaterThan(0);
        expect(band.y + band.height).toBeLessThanOrEqual(viewport.height + 1e-6);
        expect(band.x + band.width).toBeLessThanOrEqual(viewport.width + 1e-6);
        expect(x0 - marker / 2).toBeGreaterThanOrEqual(way.x - 1e-6);
        expect(x1 + marker / 2).toBeLessThanOrEqual(viewport.width + 1e-6);
        expect(rows.length % 2).toBe(1);
        // Batches of two rows never touch.
        for (const [row, y] of rows.entries())
          expect(y - (rows[row - 1] ?? -marker)).toBeGreaterThanOrEqual(marker - 1e-6);
        expect(apart(load, way)).toBe(true);
        expect(load.height).toBeGreaterThan(0);
        expect(load.y + load.height).toBeLessThanOrEqual(band.y + band.height + 1e-6);
        for (const y of rows) {
          expect(y - marker / 2).toBeGreaterThanOrEqual(band.y);
          expect(y + marker / 2).toBeLessThanOrEqual(band.y + band.height + 1e-6);
        }
        expect(apart(mark, way)).toBe(true);
        for (const other of lanes.slice(i + 1)) expect(apart(band, other.band)).toBe(true);
      });
    }),
  );
});

test('the words of a lane stand in a gutter at the left of its way, clear of each other, of the bar and of the stages', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const { lanes, isFull, isNamed, behindMark, rules } = layoutMesh(viewport);
      // Longest texts, with advances as a share of the size that the fonts do not pass.
      const texts = {
        name: ['Lane 3', 0.58],
        quality: [isFull ? 'quality 100%' : '100%', 0.58],
        count: [isFull ? '48 batches' : '140', 0.58],
        incident: [isNamed ? 'inc-1qdsa8-ad' : '', 0.6],
      } as const;
      const divisions = rules.filter((rule) => rule.height > rule.width);
      expect(divisions).toHaveLength(3);
      for (const lane of lanes) {
        const boxes = (['name', 'quality', 'count', 'incident'] as const).flatMap((key): Rect[] => {
          const label = lane[key];
          const [text, advance] = texts[key];
          if (text === '') return [];
          const width = text.length * advance * label.size;
          const x = label.align === 'end' ? label.x - width : label.x + (key === 'name' ? behindMark : 0);
          return [{ x, y: label.y, width, height: label.size * 1.2 }];
        });
        expect(boxes).toHaveLength(isNamed ? 4 : 3);
        // Tick of a compared state, too.
        boxes.push(lane.mark, lengthTick(lane.load, 0.5, viewport));
        boxes.forEach((box, i) => {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(lane.way.x);
          expect(box.y).toBeGreaterThanOrEqual(lane.band.y - 1 / viewport.resolution);
          expect(box.y + box.height).toBeLessThanOrEqual(lane.band.y + lane.band.height + 1 / viewport.resolution);
          for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
        });
        for (const division of divisions) expect(division.x).toBeGreaterThan(lane.way.x);
      }
    }),
  );
});

/** Widest mean advance of capitals, over the size. */
const CAPS = 0.72;

test('the stages are named in one line, each from its boundary where that has room, in full in a wide picture, inside the viewport and clear of each other and of the lanes', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const { headings, lanes } = layoutMesh(viewport);
      const stages = headings.map(({ text }) => text);
      if (viewport.width >= 700 * viewport.scale) expect(stages).toEqual(['INGEST', 'SCHEDULE', 'EXEC', 'COMMIT']);
      expect(new Set(headings.map(({ y }) => y)).size).toBe(1);
      const boxes = headings.map(({ text, x, y, size, align }): Rect => {
        const width = text.length * size * CAPS;
        const before = { start: 0, middle: width / 2, end: width }[align ?? 'start'];
        return { x: x - before, y, width, height: size * 1.2 };
      });
      boxes.forEach((box, i) => {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + 1e-6);
        for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
        for (const { band } of lanes) expect(apart(box, band)).toBe(true);
      });
    }),
  );
});

test('a stage has one unbroken division', () => {
  const { rules, x0, x1 } = layoutMesh({ width: 1_880, height: 690, resolution: 1, scale: 1 });
  for (const start of STAGE_STARTS.slice(1)) {
    const own = rules.filter(({ x, width }) => width === 1 && Math.abs(x - (x0 + (x1 - x0) * start)) < 1e-6);
    expect(own.map(({ y, height }) => [y, height])).toEqual([[0, 690]]);
  }
});

test('the stages are divided where their zones begin', () => {
  const { x0, x1, rules } = layoutMesh({ width: 1280, height: 480, resolution: 1, scale: 1 });
  for (const start of STAGE_STARTS.slice(1)) {
    expect(rules.some(({ x }) => Math.abs(x - (x0 + (x1 - x0) * start)) < 1e-6)).toBe(true);
  }
});

test('as many batches as there are rows have a row each when they arrive one after another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), fc.constantFrom(1, 5, 7, 13), (n, count) => {
      const rows = Array.from({ length: count }, (_, i) => batchRow(`b-${(n + i).toString(36)}`, count));
      expect(new Set(rows).size).toBe(count);
    }),
  );
});

test('every stage is named at the boundary of its zone, but where the last name has no room before the edge', () => {
  for (const width of [560, 760, 1_232, 1_872]) {
    const { headings, x0, x1 } = layoutMesh({ width, height: 480, resolution: 1, scale: 1 });
    const off = headings.slice(1).map(({ x }, i) => x - (x0 + (x1 - x0) * (STAGE_STARTS[i + 1] as number)));
    expect(off).toEqual(off.map(() => expect.closeTo(6)));
  }
});
