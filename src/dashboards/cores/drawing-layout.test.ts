import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../tests/viewports';
import { SCENARIOS } from '../../sim/world/scenario';
import { layoutCores, socketBox } from './drawing-layout';

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

test('below each gauge is its value, of three digits at most in its cell and the gaps beside it', () => {
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const { cells, labels, valued } = layoutCores(viewport);
      for (const { box, gauge, value } of cells) {
        const label = labels[value];
        if (!label) throw new Error('a cell has no label');
        expect(label.y).toBeGreaterThanOrEqual(gauge.y + gauge.height - 1e-6);
        if (valued) {
          expect(label.y + label.size * 1.32).toBeLessThanOrEqual(box.y + box.height + 1 + 1 / viewport.resolution);
          expect(3 * 0.6 * label.size).toBeLessThanOrEqual(
            gauge.width + 3.6 * viewport.scale + 1 / viewport.resolution,
          );
        }
        expect(label.x).toBeCloseTo(gauge.x + gauge.width / 2, 6);
        expect(gauge.height).toBeGreaterThan(label.size);
      }
    }),
  );
});

test('the mark of a socket stands behind its name, clear of the numbers of its cores and of the gauges', () => {
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const layout = layoutCores(viewport);
      const { marks, markHalf, labels, numbers, sockets } = layout;
      expect(markHalf).toBeGreaterThanOrEqual(2.5);
      marks.forEach(({ x, y }, socket) => {
        const [name, number] = [labels[socket], labels[sockets.length + socket]];
        const box = socketBox(layout, socket);
        expect(x - markHalf).toBeGreaterThan((name?.x ?? 0) + 'Socket 0'.length * 0.58 * (name?.size ?? 0));
        const reach = (numbers[socket]?.length ?? 0) * 0.55 * (number?.size ?? 0);
        expect(x + markHalf).toBeLessThanOrEqual(Math.min((number?.x ?? 0) - reach, box.x + box.width));
        expect(y + markHalf).toBeLessThanOrEqual(box.y);
      });
    }),
  );
});

test('on a phone three digits are no wider than their gauge', () => {
  const { cells, labels, valued } = layoutCores({ width: 326, height: 480, resolution: 3, scale: 1 });
  expect(valued).toBe(true);
  for (const { gauge, value } of cells) expect(3 * 0.6 * (labels[value]?.size ?? 0)).toBeLessThanOrEqual(gauge.width);
});

test('a socket’s name and the numbers of its cores stand in one line, clear of each other and of its gauges', () => {
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const { labels, sockets, numbers, cells } = layoutCores(viewport);
      sockets.forEach((name, i) => {
        const [left, right, cell] = [labels[i], labels[sockets.length + i], cells[i * 8]];
        if (!left || !right || !cell) throw new Error('a socket has no labels');
        const width = (text = '') => text.length * 0.6 * left.size;
        expect(left.x + width(name)).toBeLessThanOrEqual(right.x - width(numbers[i]) + 1e-6);
        expect(left.y + left.size * 1.32).toBeLessThanOrEqual(cell.box.y + 1);
      });
    }),
  );
});

test('hatches grow with the gauges', () => {
  const scaleAt = (width: number, height: number) => layoutCores({ width, height, resolution: 1, scale: 1 }).hatchScale;
  expect(scaleAt(326, 480)).toBeLessThan(1.5);
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
