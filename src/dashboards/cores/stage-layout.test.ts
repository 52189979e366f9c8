import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../tests/viewports';
import { SCENARIOS } from '../../sim/world/scenario';
import { layoutCores } from './stage-layout';

test('48 cells lie inside the viewport, apart from each other, on whole buffer pixels', () => {
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const { cells } = layoutCores(viewport);
      expect(cells).toHaveLength(48);
      const step = 1 / viewport.resolution;
      cells.forEach(({ box }, i) => {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + 1e-6);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height + 1e-6);
        expect(box.width).toBeGreaterThan(0);
        expect(box.height).toBeGreaterThan(0);
        expect(Math.abs(box.x / step - Math.round(box.x / step))).toBeLessThan(1e-6);
        for (const { box: other } of cells.slice(i + 1)) {
          const apart =
            box.x + box.width <= other.x + 1e-6 ||
            other.x + other.width <= box.x + 1e-6 ||
            box.y + box.height <= other.y + 1e-6 ||
            other.y + other.height <= box.y + 1e-6;
          expect(apart).toBe(true);
        }
      });
    }),
  );
});

test('on a phone the text of a cell stays inside it: three digits and two digits fit beside the gauge', () => {
  const { cells, labels } = layoutCores({ width: 326, height: 480, resolution: 3, scale: 1 });
  for (const { box, number, value } of cells) {
    const [small, large] = [labels[number], labels[value]];
    if (!small || !large) throw new Error('a cell has no labels');
    expect(large.x + 3 * 0.6 * large.size).toBeLessThanOrEqual(box.x + box.width + 0.5);
    expect(small.y + small.size * 1.2).toBeLessThanOrEqual(large.y + 4);
  }
});

test('the mark of a core in rollback stands inside its cell, clear of its gauge and its value, beside its number or in the place of it', () => {
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const { cells, labels, markHalf, crowded } = layoutCores(viewport);
      for (const { box, gauge, mark, number, value } of cells) {
        const [small, large] = [labels[number], labels[value]];
        if (!small || !large) throw new Error('a cell has no labels');
        expect(mark.x + markHalf).toBeLessThanOrEqual(box.x + box.width + 1);
        const before = crowded ? small.x : small.x + 2 * 0.6 * small.size;
        expect(mark.x - markHalf).toBeGreaterThanOrEqual(before - 1e-6);
        expect(mark.x - markHalf).toBeGreaterThan(gauge.x + gauge.width);
        expect(mark.y - markHalf).toBeGreaterThanOrEqual(box.y);
        expect(mark.y + markHalf).toBeLessThanOrEqual(
          Math.max(large.y + 0.2 * large.size, small.y + 1.32 * small.size),
        );
      }
    }),
  );
});

test('hatches grow with the gauges', () => {
  const scaleAt = (width: number, height: number) => layoutCores({ width, height, resolution: 1, scale: 1 }).hatchScale;
  expect(scaleAt(326, 480)).toBe(1);
  expect(scaleAt(3_700, 1_700)).toBeGreaterThan(3);
});

test('scenario and phase stand in one line above the sockets, clear of each other', () => {
  const longest = Math.max(...SCENARIOS.map((name) => name.length));
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const { cells, labels, sockets, scenario, phase, captioned } = layoutCores(viewport);
      const [left, right] = [labels[scenario], labels[phase]];
      if (!left || !right) throw new Error('the caption has no labels');
      const letters = longest + 'rollback'.length + (captioned ? 'Scenario: Phase: '.length : 0);
      expect(left.x + letters * 0.56 * left.size).toBeLessThan(right.x);
      const first = Math.min(...labels.slice(0, sockets.length).map(({ y }) => y));
      expect(left.y + left.size * 1.32).toBeLessThanOrEqual(first);
      expect(first).toBeLessThan(cells[0]?.box.y ?? 0);
    }),
  );
});
