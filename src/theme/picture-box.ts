import { placeInPicture } from './picture-turn';

/** Returns the box of an element in the picture, in the measure of `pointerPlace`. */
export function pictureBox(element: Element): { left: number; top: number; width: number; height: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [from, to] = [placeInPicture(left, top), placeInPicture(left + width, top + height)];
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}
