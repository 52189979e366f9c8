import { expect, test } from 'vitest';
import { monoWidth } from '../../../plot/grammar/type';
import { motionOf } from '../../../sim/world/machines/acts';
import { deviationAt, pathAt } from '../../../sim/world/machines/deviation';
import { BELOW, layoutFields, ON_PAGE, wordsEnd } from './layout';
import { dashesAt, planBox, planGeometry, ROUTE_WORDS } from './plan-layout';

const FORK = 'northwall~never-qdsa8';
const T = Date.parse('2026-03-03T08:53:44.800Z');
const motion = motionOf(FORK, 'tern', []);

/** Sizes of the drawing in panels of all kinds, and the scale of its words. */
const SIZES = [
  ['alone at 1920 x 1080', 1872, 560, 1.3],
  ['alone at 3840 x 2160', 3700, 1500, 2],
  ['alone at 1280 x 720', 1240, 360, 1],
  ['compared at 1280 x 800', 1232, 228, 1],
  ['on a phone', 358, 380, 1],
  ['on a page', 600, 420, 1],
] as const;

test.each(SIZES)('%s the plan meets neither words nor ruler nor an edge', (_name, width, height, scale) => {
  for (const field of layoutFields({ width, height, scale, resolution: 1 }, 'tern', ON_PAGE)) {
    const box = planBox(field, scale);
    if (!box) continue;
    const isBeside = box.x >= field.x + monoWidth(30, field.type.words) && box.y + box.height <= wordsEnd(field) + 1;
    const isBelow = box.y >= field.ruler + BELOW * scale;
    expect(isBeside || isBelow).toBe(true);
    expect(box.x + box.width).toBeLessThanOrEqual(field.x + field.width + 1);
    expect(monoWidth(ROUTE_WORDS.length, 12 * scale)).toBeLessThanOrEqual(box.width);
    expect(box.y + box.height).toBeLessThanOrEqual(field.y + field.height + 1);
  }
});

test('the path begins on the route, ends at the machine, stays in its box, and both axes have one scale', () => {
  const box = { x: 100, y: 50, width: 240, height: 90 };
  for (let t = T - 18_000; t < T + 80_000; t += 1_000) {
    const path = pathAt(motion, t, 48);
    expect(path === null).toBe(deviationAt(motion, t) === null);
    if (!path) continue;
    const { path: line, route, now } = planGeometry(path, box, 1);
    expect(path[0]?.off).toBeLessThan(1e-6);
    expect(path.at(-1)?.off).toBeCloseTo(deviationAt(motion, t)?.off ?? 0, 6);
    expect([line.at(-2), line.at(-1)]).toEqual([Math.fround(now.x), Math.fround(now.y)]);
    line.forEach((value, i) => {
      const [from, to] = i % 2 === 0 ? [box.x, box.x + box.width] : [box.y, route];
      expect(value).toBeGreaterThanOrEqual(from - 0.01);
      expect(value).toBeLessThanOrEqual(to + 0.01);
    });
  }
});

test('the route ends before the distance that is written at its height, and not where that stands clear', () => {
  const box = { x: 0, y: 0, width: 240, height: 40 };
  const words = { x: 120, y: 20, width: 40, height: 12 };
  const dashes = dashesAt(box, 26, words, 1);
  expect(dashes).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96, 108]);
  expect(dashesAt(box, 60, words, 1)).toHaveLength(20);
});
