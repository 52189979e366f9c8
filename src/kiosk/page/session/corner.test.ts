import { afterEach, expect, test } from 'vitest';
import { turnPicture } from '../../../theme/picture-turn';
import { isInCorner } from './corner';

afterEach(() => turnPicture(0));

const SIZE = [1_920, 1_080] as const;

test('the corner that leaves the show is the upper left one of the picture, however that is turned', () => {
  const corners = [
    { clientX: 10, clientY: 10 },
    { clientX: 1_910, clientY: 10 },
    { clientX: 1_910, clientY: 1_070 },
    { clientX: 10, clientY: 1_070 },
  ];
  const found = ([0, 90, 180, 270] as const).map((rotate) => {
    turnPicture(rotate);
    return corners.map((corner) => isInCorner(corner, SIZE));
  });
  expect(found).toEqual([
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
  ]);
  turnPicture(0);
  expect(isInCorner({ clientX: 10, clientY: 90 }, SIZE)).toBe(false);
});
