/** A 24-bit colour as red, green and blue, each 0 to 1. */
export function channels(colour: number): [number, number, number] {
  return [((colour >> 16) & 255) / 255, ((colour >> 8) & 255) / 255, (colour & 255) / 255];
}
