import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KINDS } from '../../inks';
import { forkSlice } from '../../sim-slice';
import { heightAt, rankPlace } from './heights';
import { linesOf } from './line';
import { NO_KIND, POINT_FLOATS, packLines, SIDES } from './points';

const seeds = fc.constantFrom('northwall', 'hall-4', 'x');
const slices = fc.integer({ min: 0, max: 45_582_000 });

test('a fork rises from the live line and is back on it, on its own side of it and inside the bundle', () => {
  fc.assert(
    fc.property(
      seeds,
      slices,
      fc.integer({ min: 0, max: 39 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seed, index, fork, share) => {
        const slice = forkSlice(seed, index);
        const each = slice.forks[fork];
        if (!each) throw new Error('no fork');
        const { side } = rankPlace(each);
        for (const run of each.runs) {
          const at = (t: number) => heightAt(slice, fork, run, t);
          expect([Math.abs(at(run.from)), Math.abs(at(run.back))]).toEqual([0, 0]);
          const height = at(run.from + (run.back - run.from) * share) * side;
          expect(height).toBeGreaterThanOrEqual(-0.08);
          expect(height).toBeLessThanOrEqual(1.03);
        }
      },
    ),
  );
});

test('the triangles of a slice join neighbours of one line, and its dots stand where forks and the live line begin a segment', () => {
  fc.assert(
    fc.property(seeds, slices, (seed, index) => {
      const lines = linesOf(forkSlice(seed, index));
      const { points, segments, dots } = packLines(lines);
      expect(points.every(Number.isFinite)).toBe(true);
      // Vertex 0 belongs to the second point.
      const pointOf = (vertex: number) => Math.floor(vertex / SIDES) + 1;
      const lookOf = (point: number) =>
        [...points.subarray(point * SIDES * POINT_FLOATS, (point + 1) * SIDES * POINT_FLOATS)].slice(2, POINT_FLOATS);
      const count = lines.reduce((sum, line) => sum + line.points.length / 2 - 1, 0);
      expect(segments.length).toBe(count * 6);
      const sound = (at: number) => {
        const [one = 0, other = 0, from = 0] = [...segments.subarray(at, at + 3)].map(pointOf);
        const near = [one, other].every((point) => point === from || point === from + 1);
        return near && KINDS[lookOf(from)[0] as number] && `${lookOf(from)}` === `${lookOf(from + 1)}`;
      };
      const triangles = Array.from({ length: segments.length / 3 }, (_, i) => i * 3);
      expect(triangles.filter((at) => !sound(at))).toEqual([]);
      const live = ['fork', 'live', 'wound'];
      expect([...dots].every((dot) => live.includes(KINDS[lookOf(dot + 1)[0] as number] as string))).toBe(true);
      expect(lookOf(0)[0]).toBe(NO_KIND);
    }),
    { numRuns: 8 },
  );
});
