import { expect, test } from 'vitest';
import { heightsOf } from './drawing-heights';
import { layoutMesh } from './drawing-layout';
import { drawnBatches, type MeshState, meshAt } from './sim';

const FROM = 1_772_528_400_000;
const DAY_MS = 86_400_000;

const PLOTS = [
  ['in a panel at 1280', { width: 560, height: 300, scale: 1, resolution: 1 }],
  ['on a phone', { width: 324, height: 384, scale: 1, resolution: 3 }],
  ['in a panel at 1920', { width: 760, height: 320, scale: 1, resolution: 1 }],
  ['alone at 1600', { width: 1_550, height: 500, scale: 1, resolution: 1 }],
  ['alone at 1920', { width: 1_872, height: 690, scale: 1, resolution: 1 }],
  ['in a low panel', { width: 1_232, height: 240, scale: 1, resolution: 1 }],
  ['in a panel of a phone', { width: 324, height: 330, scale: 1, resolution: 3 }],
  ['alone at 3840', { width: 3_700, height: 1_700, scale: 2, resolution: 1 }],
] as const;

/** Least distance between the centres of two markers, in sizes of a marker: one of 1 is the edge of a touch. */
const LEAST_APART = 1.1;

type Layout = ReturnType<typeof layoutMesh>;

/** Markers of each lane; one that comes or goes is not settled. */
const markersOf = (state: MeshState, layout: Layout) =>
  layout.lanes.map((_, lane) => {
    const batches = drawnBatches(state, lane);
    const heights = heightsOf(batches, lane, layout);
    return batches.map(({ id, ms, life }) => ({
      id,
      x: layout.x0 + ((layout.x1 - layout.x0) * ms) / life,
      y: heights.get(id) ?? 0,
      settled: Math.min(ms, life - ms) > 1_500,
    }));
  });

test.each(PLOTS)('%s there is clear air between any two markers, at 300 instants of a day', (_, viewport) => {
  const layout = layoutMesh(viewport);
  const distances = Array.from({ length: 300 }, (__, i) => FROM + ((i * 7_919 * 200) % DAY_MS)).flatMap((t) =>
    markersOf(meshAt('northwall', t), layout).flatMap((lane) => {
      const settled = lane.filter((each) => each.settled);
      return settled.flatMap((one, i) => settled.slice(i + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y)));
    }),
  );
  expect(Math.min(...distances) / layout.marker).toBeGreaterThan(LEAST_APART);
});

test.each(PLOTS)('%s markers stay inside their lane, and few leap', (_, viewport) => {
  const layout = layoutMesh(viewport);
  let [leaps, steps] = [0, 0];
  let before = new Map<string, number>();
  for (let i = 0; i < 300; i++) {
    const lanes = markersOf(meshAt('northwall', FROM + i * 200), layout);
    lanes.forEach((lane, at) => {
      const { rows } = layout.lanes[at] as Layout['lanes'][number];
      for (const { y } of lane) {
        expect(y).toBeGreaterThanOrEqual((rows[0] as number) - 1e-6);
        expect(y).toBeLessThanOrEqual((rows.at(-1) as number) + 1e-6);
      }
    });
    const now = new Map(lanes.flat().map(({ id, y }) => [id, y]));
    for (const [id, y] of now) {
      const was = before.get(id);
      if (was === undefined) continue;
      steps += 1;
      leaps += Number(Math.abs(y - was) > layout.marker / 3);
    }
    before = now;
  }
  expect(leaps / steps).toBeLessThan(0.015);
});
