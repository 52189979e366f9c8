import { expect, test } from 'vitest';
import { lengthTick, OTHER_INK, OTHER_LINE, otherUpright } from './other';

const BOX = { x: 40, y: 10, width: 100, height: 4 };
const VIEW = { width: 400, height: 300, scale: 1, resolution: 1 };

test('what is compared has thin lines, and a tick that a low bar cannot hide', () => {
  expect(OTHER_LINE).toEqual({ ink: OTHER_INK, width: 1.5 });
  const { y, width, height } = lengthTick(BOX, 0.5, VIEW);
  expect([width, height, y + height / 2]).toEqual([3, 7, BOX.y + BOX.height / 2]);
});

test('its upright lines are legible on a bar of any ink', () => {
  const [ground, line] = otherUpright(BOX, VIEW);
  expect([ground?.ink, line?.ink]).toEqual(['panel', OTHER_INK]);
  expect([(line?.x ?? 0) - (ground?.x ?? 0), ground?.width]).toEqual([3, (line?.width ?? 0) + 6]);
});
