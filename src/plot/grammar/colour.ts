import { lerp } from '../../sim/math/math';

/** Red, green and blue of a 24-bit colour, each 0 to 1. */
export function rgbOf(colour: number): [number, number, number] {
  return [((colour >> 16) & 255) / 255, ((colour >> 8) & 255) / 255, (colour & 255) / 255];
}

/** Returns the 24-bit colour that is `share` of the way between two, 0 to 1. */
export function mixColours(from: number, to: number, share: number): number {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return a.reduce((colour, value, i) => (colour << 8) | Math.round(255 * lerp(value, b[i] as number, share)), 0);
}
