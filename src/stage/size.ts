/** Largest drawing buffer, in pixels: one 4K screen. Beyond it the picture is scaled up by the browser. */
const PIXEL_BUDGET = 3840 * 2160;

/**
 * Drawing-buffer pixels per CSS px for a canvas of `width` x `height` CSS px: the device's ratio, or less if a side
 * would exceed `maxSide` or the buffer its pixel budget.
 */
export function bufferResolution(width: number, height: number, ratio: number, maxSide: number): number {
  const bySide = maxSide / Math.max(width, height, 1);
  const byArea = Math.sqrt(PIXEL_BUDGET / Math.max(width * height, 1));
  return Math.min(ratio, bySide, byArea);
}

/** A box on the page, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The largest box inside `box` whose edges fall on whole device pixels: anywhere else the browser may resample a canvas.
 */
export function wholePixels({ left, top, width, height }: Box, ratio: number): Box {
  const up = (px: number) => Math.ceil(px * ratio - 1e-6) / ratio;
  const down = (px: number) => Math.floor(px * ratio + 1e-6) / ratio;
  const place = { left: up(left), top: up(top) };
  return { ...place, width: down(left + width) - place.left, height: down(top + height) - place.top };
}
