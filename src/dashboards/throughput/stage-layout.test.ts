import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../tests/viewports';
import type { Rect } from '../../stage/rect';
import { bandLabels } from './stage-labels';
import { BAND_PADDING, layoutThroughput } from './stage-layout';

/** Float noise in CSS px. */
const EPSILON = 1e-6;

/** Height of the lowest plot that is laid out, in CSS px at scale 1. In plots below about 220 px the racks have no labels. */
const LEAST_PX = 170;

/** Width of a character of the mono face as a share of its size. */
const ADVANCE = 0.6;

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + EPSILON ||
  b.x + b.width <= a.x + EPSILON ||
  a.y + a.height <= b.y + EPSILON ||
  b.y + b.height <= a.y + EPSILON;

/** The 24 rectangles around the 72 cells of each rack. */
function blocks(cells: readonly Rect[]): Rect[] {
  return Array.from({ length: 24 }, (_, rack) => {
    const [first, last] = [cells[rack * 72], cells[rack * 72 + 71]];
    if (!first || !last) throw new Error('a rack lacks cells');
    return { ...first, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
  });
}

test('all 1,728 GPUs lie inside the viewport on whole buffer pixels, each of one height, within a pixel of one width, and at least 3 by 2 of them', () => {
  fc.assert(
    fc.property(viewports(LEAST_PX), (viewport) => {
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
      expect(Math.min(...cells.map(({ width }) => width)) * viewport.resolution).toBeGreaterThan(3 - EPSILON);
      expect(Math.min(...cells.map(({ height }) => height)) * viewport.resolution).toBeGreaterThan(2 - EPSILON);
      expect(new Set(cells.map(({ height }) => Math.round(height * viewport.resolution))).size).toBe(1);
      const widths = cells.map(({ width }) => Math.round(width * viewport.resolution));
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('no two GPUs and no two racks overlap', () => {
  fc.assert(
    fc.property(viewports(LEAST_PX), (viewport) => {
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

test('labels stand above their rack, clear of each other and of every GPU', () => {
  fc.assert(
    fc.property(viewports(LEAST_PX), (viewport) => {
      const { cells, labels, pods, racks, room } = layoutThroughput(viewport);
      const box = (label: number, chars: number): Rect => {
        const place = labels[label];
        if (!place) throw new Error('no such label');
        const width = chars * ADVANCE * place.size;
        return { x: place.align === 'end' ? place.x - width : place.x, y: place.y, width, height: place.size * 1.3 };
      };
      const texts = [
        ...pods.flatMap(({ name, total, down }) => [box(name, 2), box(total, 14), box(down, room.heading ? 19 : 7)]),
        ...(room.label ? racks : []).flatMap(({ name, total }) => [
          box(name, room.name ? 6 : 1),
          ...(room.total ? [box(total, room.unit ? 13 : 6)] : []),
        ]),
      ];
      const rects = blocks(cells);
      texts.forEach((text, i) => {
        expect(text.x).toBeGreaterThanOrEqual(-EPSILON);
        expect(text.x + text.width).toBeLessThanOrEqual(viewport.width + EPSILON);
        for (const other of [...texts.slice(i + 1), ...rects]) expect(apart(text, other)).toBe(true);
      });
    }),
    { numRuns: 60 },
  );
});

test('the band of a rack in an incident touches none of its GPUs, and holds what is written on it', () => {
  fc.assert(
    fc.property(viewports(LEAST_PX), fc.integer({ min: 8, max: 26 }), (viewport, down) => {
      const { cells, labels, racks, room } = layoutThroughput(viewport);
      racks.forEach(({ band, bandName, bandTotal }, i) => {
        expect(band.y + band.height).toBeLessThanOrEqual((cells[i * 72]?.y ?? 0) + EPSILON);
        const rack = { rack: (i % 8) + 1, tflops: 0, down, corr: 'inc-1-00', gpus: [] };
        const [name, said] = bandLabels(rack, room.chars - 2 * BAND_PADDING);
        const [left, right] = [labels[bandName], labels[bandTotal]];
        if (!left || !right) throw new Error('a band has no labels');
        expect(left.x).toBeGreaterThanOrEqual(band.x);
        expect(right.x).toBeLessThanOrEqual(band.x + band.width + EPSILON);
        expect(left.x + (name.length + said.length) * ADVANCE * left.size).toBeLessThanOrEqual(right.x + 1);
      });
    }),
  );
});

test('a cell is halved at its rack’s mean, whose line runs through each row', () => {
  fc.assert(
    fc.property(viewports(LEAST_PX), (viewport) => {
      const { cells, above, below, means, across } = layoutThroughput(viewport);
      expect(means).toHaveLength(1_728 / across);
      expect(across % 8).toBe(0);
      cells.forEach((cell, i) => {
        const [upper, lower] = [above[i], below[i]];
        if (!upper || !lower) throw new Error('a cell lacks a half');
        expect(Math.abs(upper.y + upper.height - lower.y)).toBeLessThan(EPSILON);
        expect(Math.abs(lower.y + lower.height - cell.y - cell.height)).toBeLessThan(EPSILON);
        expect(upper.height).toBeGreaterThan(0);
        expect(means[Math.floor(i / across)]?.y).toBeLessThanOrEqual(lower.y + EPSILON);
      });
    }),
    { numRuns: 30 },
  );
});

test('pods stand side by side on a wide plot and below each other on a phone', () => {
  const tops = (width: number, height: number) => {
    const { labels, pods } = layoutThroughput({ width, height, resolution: 1, scale: 1 });
    return new Set(pods.map(({ name }) => labels[name]?.y)).size;
  };
  expect([tops(1_232, 520), tops(326, 480)]).toEqual([1, 3]);
});
