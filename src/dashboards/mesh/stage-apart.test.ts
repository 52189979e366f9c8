import { expect, test } from 'vitest';
import { drawnBatches, meshAt } from './sim';
import { heightsOf } from './stage-apart';
import { layoutMesh } from './stage-layout';

const FROM = 1_772_528_400_000;

test.each([
  ['1280', { width: 560, height: 300, scale: 1, resolution: 1 }],
  ['a phone', { width: 324, height: 384, scale: 1, resolution: 3 }],
  ['1920', { width: 760, height: 320, scale: 1, resolution: 1 }],
] as const)('at %s markers stand clear of each other, inside their lane, and none leaps', (_, viewport) => {
  const layout = layoutMesh(viewport);
  const { marker, x0, x1, lanes } = layout;
  let [pairs, touching, leaps, steps] = [0, 0, 0, 0];
  let before = new Map<string, number>();
  for (let i = 0; i < 900; i++) {
    const state = meshAt('northwall', FROM + i * 200);
    const now = new Map<string, number>();
    lanes.forEach(({ rows }, lane) => {
      const batches = drawnBatches(state, lane);
      const heights = heightsOf(batches, lane, layout);
      const places = batches.map(({ id, ms, life }) => ({
        id,
        x: x0 + ((x1 - x0) * ms) / life,
        y: heights.get(id) ?? 0,
        settled: Math.min(ms, life - ms) > 1_500,
      }));
      places.forEach((one, at) => {
        expect(one.y).toBeGreaterThanOrEqual((rows[0] as number) - 1e-6);
        expect(one.y).toBeLessThanOrEqual((rows.at(-1) as number) + 1e-6);
        now.set(one.id, one.y);
        for (const other of places.slice(at + 1)) {
          if (!one.settled || !other.settled || Math.abs(one.x - other.x) > marker) continue;
          pairs += 1;
          touching += Number(Math.hypot(one.x - other.x, one.y - other.y) < 0.75 * marker);
        }
      });
    });
    for (const [id, y] of now) {
      const was = before.get(id);
      if (was === undefined) continue;
      steps += 1;
      leaps += Number(Math.abs(y - was) > marker / 3);
    }
    before = now;
  }
  expect(touching / pairs).toBeLessThan(0.02);
  expect(leaps / steps).toBeLessThan(0.01);
});
