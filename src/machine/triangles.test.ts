import { expect, test } from 'vitest';
import { MACHINE_NAMES } from '../sim/world/machines/machine-names';
import { partsOf } from './parts';
import type { MetrePoint } from './path';
import { MOST_PARTS } from './silhouette';
import { earsOf } from './triangles';

const areaOf = (points: readonly MetrePoint[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] as MetrePoint;
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

test.each(MACHINE_NAMES)('the triangles of each face of a %s cover it, once', (machine) => {
  const parts = partsOf[machine]();
  expect(parts.length).toBeLessThanOrEqual(MOST_PARTS);
  const faces = parts.flat().filter(({ filled }) => filled);
  expect(faces.length).toBeGreaterThan(5);
  for (const { points } of faces) {
    const ears = earsOf(points);
    expect(ears).toHaveLength(3 * (points.length - 2));
    const covered = Array.from({ length: ears.length / 3 }, (_, i) =>
      areaOf(ears.slice(3 * i, 3 * i + 3).map((n) => points[n] as MetrePoint)),
    );
    expect(covered.reduce((sum, area) => sum + area, 0)).toBeCloseTo(areaOf(points), 6);
  }
});
