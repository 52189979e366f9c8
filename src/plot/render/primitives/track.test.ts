import { expect, test } from 'vitest';
import { CORNERS, insetCorners, sidesOf } from '../../../theme/shape';
import { markerX, type Track } from '../../grammar/track';
import { grownAt, trailLength } from './track';

const T = 1_772_528_400_000;
const track: Track = {
  start: T,
  life: 10_000,
  from: Number.NEGATIVE_INFINITY,
  hide: Number.POSITIVE_INFINITY,
  y: 50,
  x0: 100,
  x1: 300,
  shape: 'disc',
  ink: 'ink',
  isHollow: false,
};

test('a marker goes from one end of its line to the other in its life, and stays there', () => {
  expect([-1, 0, 2_500, 10_000, 20_000].map((ms) => markerX(track, T + ms))).toEqual([100, 100, 150, 300, 300]);
});

test('a trail reaches back as far as the marker came in two seconds, and never beyond its start', () => {
  expect([-1, 0, 1_000, 2_000, 9_000].map((ms) => trailLength(track, T + ms, 2_000))).toEqual([0, 0, 20, 40, 40]);
});

test('a marker shrinks to nothing as it arrives, grows when it appears, and shrinks when it goes', () => {
  expect([0, 9_800, 9_900, 10_000, 11_000].map((ms) => grownAt(track, T + ms, false))).toEqual([1, 1, 0.5, 0, 0]);
  const brief = { ...track, from: T + 1_000, hide: T + 3_000 };
  expect([0, 1_000, 1_050, 1_200, 3_000, 3_100, 3_200].map((ms) => grownAt(brief, T + ms, false))).toEqual([
    0, 0, 0.25, 1, 1, 0.5, 0,
  ]);
});

test('where nothing moves between states a marker is at its full size or gone', () => {
  const brief = { ...track, from: T + 1_000, hide: T + 3_000 };
  expect([1_000, 2_999, 3_000].map((ms) => grownAt(brief, T + ms, true))).toEqual([1, 1, 0]);
  expect([9_999, 10_000].map((ms) => grownAt(track, T + ms, true))).toEqual([1, 0]);
});

test('an outline moved inwards keeps its directions, each side nearer by as much', () => {
  for (const corners of Object.values(CORNERS)) {
    const inner = sidesOf(insetCorners(corners, 0.2));
    sidesOf(corners).forEach(({ normal, distance }, i) => {
      expect(distance).toBeGreaterThan(0);
      expect(inner[i]?.distance).toBeCloseTo(distance - 0.2, 12);
      expect(inner[i]?.normal[0]).toBeCloseTo(normal[0], 12);
      expect(inner[i]?.normal[1]).toBeCloseTo(normal[1], 12);
    });
    for (const [x, y] of corners) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
  }
});
