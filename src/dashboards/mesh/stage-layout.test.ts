import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rect } from '../../stage/marks/cell';
import { STAGE_STARTS } from './sim';
import { layoutMesh, ROWS, rowOf } from './stage-layout';

const viewports = fc.record({
  width: fc.integer({ min: 300, max: 3840 }),
  height: fc.integer({ min: 220, max: 2160 }),
  resolution: fc.constantFrom(1, 1.25, 1.5, 2, 3),
  scale: fc.constantFrom(1, 1.125, 1.25),
});

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + 1e-6 ||
  b.x + b.width <= a.x + 1e-6 ||
  a.y + a.height <= b.y + 1e-6 ||
  b.y + b.height <= a.y + 1e-6;

test('lanes lie inside the viewport, apart, on whole buffer pixels, and their markers inside them', () => {
  fc.assert(
    fc.property(viewports, (viewport) => {
      const { lanes, marker, x0, x1 } = layoutMesh(viewport);
      expect(marker).toBeGreaterThanOrEqual(6);
      expect(x1 - x0).toBeGreaterThan(viewport.width / 2);
      expect(lanes).toHaveLength(4);
      lanes.forEach(({ band, way, rows, mark }, i) => {
        for (const edge of [band.x, band.y, band.width, band.height, way.x, way.y, way.width, way.height]) {
          const pixels = edge * viewport.resolution;
          expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(1e-6);
        }
        expect(band.y).toBeGreaterThan(0);
        expect(band.y + band.height).toBeLessThanOrEqual(viewport.height + 1e-6);
        expect(band.x + band.width).toBeLessThanOrEqual(viewport.width + 1e-6);
        expect(x0 - marker / 2).toBeGreaterThanOrEqual(way.x - 1e-6);
        expect(x1 + marker / 2).toBeLessThanOrEqual(viewport.width + 1e-6);
        expect(new Set(rows).size).toBe(ROWS);
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

/** Texts as wide as they come, with advances as a share of the size that the fonts do not pass. */
const WORDS = {
  name: ['Lane 3', 0.58],
  quality: ['100 %', 0.6],
  waiting: ['+126 waiting', 0.55],
  incident: ['inc-1qdsa8-ad', 0.6],
} as const;

test('the words of a lane stand inside the viewport, clear of each other and of the batches', () => {
  fc.assert(
    fc.property(viewports, (viewport) => {
      const { lanes, labels } = layoutMesh(viewport);
      for (const lane of lanes) {
        const boxes = (['name', 'quality', 'waiting', 'incident'] as const).map((key): Rect => {
          const label = labels[lane[key]];
          if (!label) throw new Error('a lane has no label');
          const [text, advance] = WORDS[key];
          return { x: label.x, y: label.y, width: text.length * advance * label.size, height: label.size * 1.2 };
        });
        boxes.push(lane.mark);
        boxes.forEach((box, i) => {
          expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + 1e-6);
          expect(box.y + box.height).toBeLessThanOrEqual(lane.band.y + lane.band.height + 1e-6);
          expect(apart(box, lane.way)).toBe(true);
          for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
        });
      }
    }),
  );
});

test('the stages are named where their zones begin, in full where there is room', () => {
  const names = (width: number) => layoutMesh({ width, height: 352, resolution: 1, scale: 1 }).headings.slice(0, 4);
  expect(names(340)).toEqual(['ING', 'SCH', 'EXE', 'COM']);
  expect(names(744)).toEqual(['INGEST', 'SCHEDULE', 'EXEC', 'COMMIT']);
  const { x0, x1, rules } = layoutMesh({ width: 1280, height: 480, resolution: 1, scale: 1 });
  for (const start of STAGE_STARTS.slice(1)) {
    expect(rules.some(({ x }) => Math.abs(x - (x0 + (x1 - x0) * start)) < 1e-6)).toBe(true);
  }
});

test('seven batches that arrive one after another have a row each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (n) => {
      const rows = Array.from({ length: ROWS }, (_, i) => rowOf(`b-${(n + i).toString(36)}`));
      expect(new Set(rows).size).toBe(ROWS);
    }),
  );
});
