import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sliceAt } from '../../../../sim/world/cores/scenario';
import { incidentNamed } from '../../../../sim/world/incidents/incidents';
import { KINDS } from '../../inks';
import { forkSlice } from '../../sim-slice';
import { heightAt, rankPlace } from './heights';
import { linesOf } from './line';
import { NO_KIND, POINT_FLOATS, packLines, SIDES } from './points';

const seeds = fc.constantFrom('northwall', 'hall-4', 'x');
/** The world without the veto of inc-qdsa8-ad. */
const UNVETOED = 'northwall~never-qdsa8';
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

test('without its veto an incident’s forks run wild from when it was due, and the live line leaves its axis with Tern', () => {
  const { start, index } = sliceAt('northwall', Date.parse('2026-03-03T08:53:40.800Z'));
  const lines = linesOf(UNVETOED, forkSlice(UNVETOED, index));
  const { missedVeto = 0, recovered } = incidentNamed(UNVETOED, 'inc-qdsa8-ad') ?? { recovered: 0 };
  const due = missedVeto - start;
  const wild = lines.filter(({ kind }) => kind === 'wild');
  expect(wild.length).toBeGreaterThan(4);
  for (const { points } of wild) expect([points[0], points.at(-1)].every((v = -1) => v >= -1e-9)).toBe(true);
  expect(Math.min(...wild.map(({ points: [from = 0] }) => from))).toBe(due);
  expect(Math.max(...wild.map(({ points }) => points.at(-2) ?? 0))).toBeLessThanOrEqual(recovered - start);
  expect(lines.filter(({ kind }) => kind === 'missed').map(({ points }) => points[0])).toEqual([due]);
  const [astray, ...more] = lines.filter(({ kind }) => kind === 'astray');
  expect([astray?.points.slice(0, 2), more]).toEqual([[due, 0], []]);
  expect(astray?.points.at(-1)).toBeCloseTo(0.3);
  const original = linesOf('northwall', forkSlice('northwall', index)).map(({ kind }) => kind);
  expect(original.filter((kind) => ['wild', 'missed', 'astray'].includes(kind))).toEqual([]);
});

test('the triangles of a slice join neighbours of one line, and its dots stand where forks and the live line begin a segment', () => {
  fc.assert(
    fc.property(seeds, slices, (seed, index) => {
      const lines = linesOf(seed, forkSlice(seed, index));
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
