import { expect, test } from 'vitest';
import { grownTo } from './point';

test('a point grows where it comes in and shrinks where it goes out; without growth it is always whole', () => {
  expect([0, 0.01, 0.02, 0.5, 0.99, 1].map((along) => grownTo(along, 0.02))).toEqual([
    0,
    0.5,
    1,
    1,
    expect.closeTo(0.5),
    0,
  ]);
  expect([0, 1].map((along) => grownTo(along, 0))).toEqual([1, 1]);
});
