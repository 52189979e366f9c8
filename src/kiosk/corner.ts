import type { KioskAddress } from './address';

/** Side of the corner that leaves the show, in CSS px. */
const CORNER_PX = 80;

/** A point of the window, or the window's size, in CSS px. */
type Pair = readonly [across: number, down: number];

/**
 * Returns the distances of a point of the window from the left and the upper edge of the picture, which is turned in it
 * by `rotate` degrees, clockwise.
 */
function inPicture([x, y]: Pair, [width, height]: Pair, rotate: KioskAddress['rotate']): Pair {
  switch (rotate) {
    case 0:
      return [x, y];
    case 90:
      return [y, width - x];
    case 180:
      return [width - x, height - y];
    case 270:
      return [height - y, x];
  }
}

/** True if a point of the window is in the corner of the picture that its viewers see as the upper left one. */
export const isInCorner = (point: Pair, size: Pair, rotate: KioskAddress['rotate']): boolean =>
  inPicture(point, size, rotate).every((px) => px < CORNER_PX);
