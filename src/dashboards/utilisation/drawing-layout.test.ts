import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../tests/viewports';
import { LINE_HEIGHT, MONO_ADVANCE } from '../../plot/grammar/type';
import { layoutUtilisation, WINDOW_MS } from './drawing-layout';
import { crossings, incidentRuns, MOST_RUNS, namedRuns } from './drawing-runs';
import { STEP_MS, utilisationAt } from './sim';

const SHIFT = { start: 0, middle: 0.5, end: 1 } as const;

test('plot, bars, ids and minutes stand one below the other inside the viewport, on whole buffer pixels', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const { plot, difference, pointsY, strip, idTops, size } = layoutUtilisation(viewport);
      const row = size * LINE_HEIGHT;
      for (const edge of [plot.x, plot.y, plot.x + plot.width, plot.y + plot.height, strip.y, strip.height]) {
        const px = edge * viewport.resolution;
        expect(Math.abs(px - Math.round(px))).toBeLessThan(1e-6);
      }
      expect(plot.width).toBeGreaterThan(120);
      expect(plot.height).toBeGreaterThan(difference ? 4 * size : 80);
      if (difference && pointsY) {
        expect(difference.height).toBeGreaterThan(plot.height);
        expect(difference.y + difference.height).toBeLessThan(plot.y);
        expect(pointsY(0)).toBeLessThan(difference.y + difference.height);
      }
      expect(strip.y).toBeGreaterThan(plot.y + plot.height);
      expect(idTops[0]).toBeGreaterThanOrEqual(strip.y + strip.height);
      expect(idTops[1]).toBeGreaterThanOrEqual(idTops[0] + row - 1e-6);
      expect(idTops[1] + row).toBeLessThanOrEqual(viewport.height - row);
    }),
  );
});

test('a card has room for the difference, and what lies beyond its axis stands at the edge', () => {
  const { difference, pointsY } = layoutUtilisation({ width: 360, height: 288, resolution: 1, scale: 1 });
  if (!difference || !pointsY) throw new Error('no difference');
  expect(pointsY(80)).toBe(difference.y);
  expect(pointsY(-80)).toBe(difference.y + difference.height);
});

test('the area turns over where the line crosses 0, and nowhere else', () => {
  const corners = [
    [0, 4],
    [10, -4],
    [20, 0],
    [30, -2],
  ] as const;
  expect(crossings(corners)).toEqual([corners[0], [5, 0], ...corners.slice(1)]);
});

test('no axis label leaves the viewport or touches another', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const boxes = layoutUtilisation(viewport).labels.map(({ x, y, size, align = 'start', text }) => {
        const width = text.length * size * MONO_ADVANCE;
        return { x: x - width * SHIFT[align], y, width, height: size };
      });
      boxes.forEach((box, i) => {
        expect(box.x).toBeGreaterThanOrEqual(-0.5);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + 0.5);
        expect(box.y).toBeGreaterThanOrEqual(-0.5);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
        for (const other of boxes.slice(i + 1)) {
          const beside = box.x + box.width <= other.x || other.x + other.width <= box.x;
          const above = box.y + box.height <= other.y || other.y + other.height <= box.y;
          expect(beside || above).toBe(true);
        }
      });
    }),
  );
});

test('neighbouring samples of one incident are one run; each sample of an incident lies in one', () => {
  const at = fc.integer({ min: 1_772_500_000_000, max: 1_772_600_000_000 });
  fc.assert(
    fc.property(at, (t) => {
      const { ts, samples } = utilisationAt('northwall', t);
      const runs = incidentRuns(samples);
      const covered = runs.reduce((sum, { from, to }) => sum + (to - from) / STEP_MS, 0);
      expect(covered).toBe(samples.filter(({ corr }) => corr).length);
      for (const sample of samples) {
        const own = runs.filter(({ from, to }) => sample.ts - ts > from && sample.ts - ts <= to);
        expect(own.map(({ corr }) => corr)).toEqual(sample.corr ? [sample.corr] : []);
      }
    }),
    { numRuns: 15 },
  );
});

test('of ids that would touch, the newer one stands lower; what leaves the window or finds both rows taken is left out', () => {
  const run = (corr: string, to: number) => ({ corr, from: to - 10_000, to });
  const runs = [run('e', 0), run('d', -40_000), run('c', -50_000), run('b', -110_000), run('a', -280_000)];
  const named = namedRuns(runs, () => 60_000, WINDOW_MS);
  expect(named.map(({ corr, row }) => [corr, row])).toEqual([
    ['e', 1],
    ['d', 0],
    ['b', 0],
  ]);
});

test('no id under the plot touches another, and no tick passes through one', () => {
  const run = fc.record({
    gap: fc.integer({ min: 0, max: 60_000 }),
    length: fc.integer({ min: STEP_MS, max: 30_000 }),
  });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 24 }), fc.integer({ min: 10_000, max: 140_000 }), (parts, width) => {
      let to = 0;
      const runs = parts.map(({ gap, length }, i) => {
        const placed = { corr: String(i), from: to - length, to };
        to -= length + gap;
        return placed;
      });
      const named = namedRuns(runs, () => width, WINDOW_MS);
      if (runs.length > 0) expect(named[0]?.corr).toBe('0');
      named.forEach((one, i) => {
        expect(one.to - width).toBeGreaterThanOrEqual(-WINDOW_MS);
        for (const older of named.slice(i + 1)) {
          if (older.row === one.row) expect(older.to).toBeLessThanOrEqual(one.to - width);
          if (older.row === 1 && one.row === 0) expect(older.to).toBeLessThanOrEqual(one.to - width);
        }
      });
    }),
  );
});

test('every run of a window has its bar', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 4_102_444_800_000 }), (seed, t) => {
      expect(incidentRuns(utilisationAt(seed, t).samples).length).toBeLessThanOrEqual(MOST_RUNS);
    }),
  );
});
