/** Largest drawing buffer, in pixels: one 4K screen. Beyond it the picture is scaled up by the browser. */
const PIXEL_BUDGET = 3840 * 2160;

/**
 * Drawing-buffer pixels to a CSS px for a canvas of `width` x `height` CSS px: the device's ratio, less
 * where that would pass `maxSide` px on a side or the pixel budget.
 */
export function bufferResolution(width: number, height: number, ratio: number, maxSide: number): number {
  const bySide = maxSide / Math.max(width, height, 1);
  const byArea = Math.sqrt(PIXEL_BUDGET / Math.max(width * height, 1));
  return Math.min(ratio, bySide, byArea);
}
