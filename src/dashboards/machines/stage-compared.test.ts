import { expect, test, vi } from 'vitest';
import { MACHINE_NAMES } from '../../sim/world/drills';
import { dashesOf, gapText } from './stage-compared';
import { partsOf } from './stage-shapes';

// What Pixi asks a browser for as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

const length = (points: readonly (readonly [number, number])[]) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)), 0);

test('dashes go round corners, and are as long as their gaps along all outlines of the machines', () => {
  const corner = {
    points: [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const,
    closed: false,
  };
  expect(dashesOf(corner, 0.75, 0.5)).toEqual([
    [
      [0, 0],
      [0.75, 0],
    ],
    [
      [1, 0.25],
      [1, 1],
    ],
  ]);
  expect(
    dashesOf(
      {
        points: [
          [0, 0],
          [1, 0],
        ],
        closed: true,
      },
      2,
      1,
    ),
  ).toEqual([
    [
      [0, 0],
      [1, 0],
      [0, 0],
    ],
  ]);
  for (const shape of MACHINE_NAMES.flatMap((name) => partsOf[name]().flat())) {
    const { points, closed } = shape;
    const whole = length(closed ? [...points, points[0] as (typeof points)[number]] : points);
    const dashed = dashesOf(shape, 0.03, 0.03).reduce((sum, dash) => sum + length(dash), 0);
    expect(Math.abs(dashed - whole / 2)).toBeLessThan(0.016);
  }
});

test('the gap to the machine of the other state is said in metres, and nothing where there is none', () => {
  expect([24.04, -0.62, 0.04].map(gapText)).toEqual(['24.0 m behind the other', '0.6 m ahead of the other', '']);
});
