import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monoWidth } from '../../stage/type';
import { forkSlice } from './sim-slice';
import { incidentMarks, phaseLabels } from './stage-labels';
import { layoutForks, momentAt, placeAt } from './stage-layout';

const viewports = fc.record({
  width: fc.integer({ min: 280, max: 5_120 }),
  height: fc.integer({ min: 220, max: 2_160 }),
  resolution: fc.constantFrom(1, 1.25, 1.5, 2, 3),
  scale: fc.constantFrom(1, 1.125, 1.25),
});
const slices = fc.integer({ min: 4, max: 45_582_000 });
const seeds = fc.constantFrom('northwall', 'hall-4', 'x');

test('a slice and a half to five are seen, now at 70 % of them, and places lead back to their instants', () => {
  fc.assert(
    fc.property(viewports, fc.integer({ min: -90_000, max: 90_000 }), (viewport, ms) => {
      const { map, field } = layoutForks(viewport);
      const seen = (map.before + map.after) / 90_000;
      expect(seen).toBeGreaterThanOrEqual(1.5 - 1e-9);
      expect(seen).toBeLessThanOrEqual(5 + 1e-9);
      expect(map.before / (map.before + map.after)).toBeCloseTo(0.7);
      expect(field.y + field.height).toBeLessThanOrEqual(viewport.height + 1e-6);
      const { x, y } = placeAt(map, ms, -0.5);
      expect(momentAt(map, x, y).ms).toBeCloseTo(ms, 3);
      expect(momentAt(map, x, y).height).toBeCloseTo(-0.5);
    }),
  );
  expect(layoutForks({ width: 358, height: 350, resolution: 3, scale: 1 }).map.upright).toBe(false);
  expect(layoutForks({ width: 1_032, height: 1_560, resolution: 1, scale: 1 }).map.upright).toBe(true);
});

test('words never lie over each other, and none hangs over now', () => {
  fc.assert(
    fc.property(viewports, seeds, slices, fc.integer({ min: 0, max: 89_999 }), (viewport, seed, last, into) => {
      const layout = layoutForks(viewport);
      const { map, size, mark, line } = layout;
      const shown = [-4, -3, -2, -1, 0, 1].map((i) => forkSlice(seed, last + i));
      const t = last * 90_000 + into;
      const marks = incidentMarks(layout, shown, t, t);
      const boxes = marks.map(({ id, ms, x, y }) => {
        const width = monoWidth(Math.max(id.length, `veto ${ms},`.length + 3), size);
        return { left: map.upright ? x : x - width, right: map.upright ? x + width : x, top: y, bottom: y + mark - 4 };
      });
      const words = phaseLabels(
        layout,
        shown,
        shown.map(() => 2),
        marks,
        t,
      );
      for (const { place } of words) {
        const beside = { left: place.x, right: place.x + 1, top: place.y, bottom: place.y + line - 1 };
        if (map.upright) boxes.push(beside);
      }
      const over = marks.filter((_, i) =>
        map.upright ? (boxes[i]?.top ?? 0) < map.now : (boxes[i]?.right ?? 0) > map.now,
      );
      const meeting = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => [a, b]),
      );
      expect([over, meeting]).toEqual([[], []]);
    }),
    { numRuns: 60 },
  );
});
