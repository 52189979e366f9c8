import { placeInPicture, pointerPlace } from '../../../theme/picture-turn';

/** Side of the corner that leaves the show, in CSS px. */
const CORNER_PX = 80;

/**
 * True if a pointer is in the corner of the picture that its viewers see as the upper left one, in a window of that
 * size in CSS px.
 */
export function isInCorner(
  pointer: Pick<MouseEvent, 'clientX' | 'clientY'>,
  [width, height]: readonly [width: number, height: number],
): boolean {
  const { x, y } = pointerPlace(pointer);
  const [from, to] = [placeInPicture(0, 0), placeInPicture(width, height)];
  return x - Math.min(from.x, to.x) < CORNER_PX && y - Math.min(from.y, to.y) < CORNER_PX;
}
