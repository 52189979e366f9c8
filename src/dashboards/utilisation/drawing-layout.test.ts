import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../tests/viewports';
import { LINE_HEIGHT, MONO_ADVANCE } from '../../plot/grammar/type';
import { layoutUtilisation, WINDOW_MS } from './drawing-layout';
import { incidentRuns, MOST_RUNS, namedRuns } from './drawing-runs';
import { STEP_MS, utilisationAt } from './sim';

const SHIFT = { start: 0, middle: 0.5, end: 1 } as const;

test('plot, bars, ids and minutes stand one below the other inside the viewport, on whole buffer pixels', () => {
  fc.assert(
    fc.property(viewports(220), (viewport) => {
      const { plot, strip, idTop, size } = layoutUtilisation(viewport);
      const row = size * LINE_HEIGHT;
      for (const edge of [plot.x, plot.y, plot.x + plot.width, plot.y + plot.height, strip.y, strip.height]) {
        const px = edge * viewport.resolution;
        expect(Math.abs(px - Math.round(px))).toBeLessThan(1e-6);
      }
      expect(plot.width).toBeGreaterThan(120);
      expect(plot.height).toBeGreaterThan(80);
      expect(strip.y).toBeGreaterThan(plot.y + plot.height);
      expect(idTop).toBeGreaterThanOrEqual(strip.y + strip.height);
      expect(idTop + row).toBeLessThanOrEqual(viewport.height - row);
    }),
  );
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

test('of ids that would touch, the older one is left out, and so is one that would leave the window', () => {
  const run = (corr: string, to: number) => ({ corr, from: to - 10_000, to });
  const runs = [run('e', 0), run('d', -40_000), run('c', -60_000), run('b', -110_000), run('a', -280_000)];
  const named = namedRuns(runs, () => 60_000, WINDOW_MS);
  expect(named.map(({ corr }) => corr)).toEqual(['e', 'c']);
});

test('every run of a window has its bar', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 4_102_444_800_000 }), (seed, t) => {
      expect(incidentRuns(utilisationAt(seed, t).samples).length).toBeLessThanOrEqual(MOST_RUNS);
    }),
  );
});
