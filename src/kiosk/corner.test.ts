import { expect, test } from 'vitest';
import { isInCorner } from './corner';

test('the corner that leaves the show is the upper left one of the picture, however that is turned', () => {
  const corners = [
    [10, 10],
    [1_910, 10],
    [1_910, 1_070],
    [10, 1_070],
  ] as const;
  const found = ([0, 90, 180, 270] as const).map((rotate) =>
    corners.map((corner) => isInCorner(corner, [1_920, 1_080], rotate)),
  );
  expect(found).toEqual([
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
  ]);
  expect(isInCorner([10, 90], [1_920, 1_080], 0)).toBe(false);
});
