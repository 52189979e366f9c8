import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../../../tests/support/viewports';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import { withoutVeto } from '../../../../sim/world/incidents/incidents';
import { forkSlice, unvetoedSlice } from '../../sim-slice';
import { heightAt } from '../lines/heights';
import { mapPoint } from '../map';
import { layoutForks } from '../page/layout';
import { DOT_NUMBERS, dotsAlong } from './dots';
import { ghostsOf } from './ghost';

const seeds = fc.constantFrom('northwall', 'hall-4', 'x');
const slices = fc.integer({ min: 4, max: 45_582_000 });
const END = 1.06;

test('what a veto prevented is computed as in the world in which it never came', () => {
  fc.assert(
    fc.property(seeds, slices, (seed, index) => {
      for (const incident of forkSlice(seed, index).marks) {
        const world = `${seed}~never-${incident.n.toString(36)}`;
        expect(unvetoedSlice(seed, index, incident)).toEqual(forkSlice(world, index));
      }
    }),
    { numRuns: 20 },
  );
});

test('the ghost of each fork that was cut grows out of its cut, and every ghost stays in the drawing and ends on the live line', () => {
  fc.assert(
    fc.property(seeds, slices, (seed, index) => {
      const slice = forkSlice(seed, index);
      for (const incident of slice.marks) {
        const ghosts = ghostsOf(seed, slice, incident, END);
        const vetoed = incident.ended - slice.start;
        for (const { points } of ghosts) {
          const [times, heights] = [0, 1].map((odd) => points.filter((_, i) => i % 2 === odd)) as [number[], number[]];
          expect(times[0]).toBeGreaterThanOrEqual(vetoed);
          expect(times.at(-1)).toBeLessThanOrEqual(withoutVeto(seed, incident).recovered - slice.start + SLICE_MS);
          expect(heights.at(-1)).toBeCloseTo(0);
          expect(Math.max(...heights.map(Math.abs))).toBeLessThanOrEqual(END + 0.03);
        }
        slice.forks.forEach(({ runs }, fork) => {
          const run = runs.find(({ corr }) => corr === incident.id);
          if (!run) return;
          const own = ghosts.find((each) => each.fork === fork);
          expect([own?.light, own?.points[0]]).toEqual([1, vetoed]);
          expect(own?.points[1]).toBeCloseTo(heightAt(slice, fork, run, run.to), 1);
        });
      }
    }),
    { numRuns: 20 },
  );
});

test('dots of a ghost are as far from each other as asked, whichever way time runs', () => {
  const slice = forkSlice('northwall', 19_694_759);
  const ghosts = slice.marks.flatMap((incident) => ghostsOf('northwall', slice, incident, END));
  fc.assert(
    fc.property(viewports(220), fc.integer({ min: 3, max: 9 }), (viewport, pitch) => {
      const { map } = layoutForks(viewport);
      const dots = dotsAlong(ghosts.slice(0, 1), map, pitch);
      const places = Array.from({ length: dots.length / DOT_NUMBERS }, (_, i) => {
        const [t = 0, height = 0] = dots.subarray(i * DOT_NUMBERS);
        return mapPoint(map, t, height);
      });
      const gaps = places.slice(1).map(({ x, y }, i) => Math.hypot(x - (places[i]?.x ?? 0), y - (places[i]?.y ?? 0)));
      for (const gap of gaps) expect(gap).toBeLessThanOrEqual(pitch + 0.01);
      expect(gaps.filter((gap) => gap > pitch * 0.6).length).toBeGreaterThan(gaps.length * 0.9);
    }),
    { numRuns: 20 },
  );
});
