import { afterEach, expect, test } from 'vitest';
import { pictureBox } from './picture-box';
import { pointerPlace, turnPicture } from './picture-turn';

/** Size of the planted picture's window. */
const [WIDTH, HEIGHT] = [1_080, 1_920];

/** Where the window has a place of the picture that is turned in it, as CSS turns it: about the middle. */
const IN_WINDOW = {
  0: (x: number, y: number) => [x, y],
  90: (x: number, y: number) => [WIDTH - y, x],
  180: (x: number, y: number) => [WIDTH - x, HEIGHT - y],
  270: (x: number, y: number) => [y, HEIGHT - x],
} as const;

/**
 * An element 400 by 200 px, 100 px from the left and 300 px from the top of the picture, as the browser measures it.
 */
function element(turn: keyof typeof IN_WINDOW): Element {
  const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [IN_WINDOW[turn](100, 300), IN_WINDOW[turn](500, 500)];
  const box = { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
  return { getBoundingClientRect: () => box } as Element;
}

afterEach(() => turnPicture(0));

test.each([0, 90, 180, 270] as const)('a pointer is where a viewer sees it in a picture turned by %i°', (turn) => {
  turnPicture(turn);
  const { left, top, width, height } = pictureBox(element(turn));
  const [clientX = 0, clientY = 0] = IN_WINDOW[turn](130, 310);
  const { x, y } = pointerPlace({ clientX, clientY });
  expect([x - left, y - top, width, height]).toEqual([30, 10, 400, 200]);
});
