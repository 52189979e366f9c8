/** Largest drawing buffer, in pixels: one 4K screen. Beyond it the browser scales the picture up. */
const PIXEL_BUDGET = 3840 * 2160;

/** CSS px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the drawing-buffer pixels per CSS px for a drawing of which the buffer holds `part`: the device's ratio, or
 * less if a side of the drawing would exceed `maxSide`, or the buffer its pixel budget.
 */
export function bufferResolution({ width, height }: Size, part: Size, ratio: number, maxSide: number): number {
  const bySide = maxSide / Math.max(width, height, 1);
  const byArea = Math.sqrt(PIXEL_BUDGET / Math.max(part.width * part.height, 1));
  return Math.min(ratio, bySide, byArea);
}

/** A box on the page, CSS px. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * Returns the largest box inside `box` whose edges are on whole device pixels; elsewhere the browser may resample a
 * canvas. At a whole `ratio` they are on whole CSS px, because a browser that emulates a screen's ratio resamples at
 * fractions of them too.
 */
export function wholePixels({ left, top, width, height }: Box, ratio: number): Box {
  const places = Number.isInteger(ratio) ? 1 : ratio;
  const up = (px: number) => Math.ceil(px * places - 1e-6) / places;
  const down = (px: number) => Math.floor(px * places + 1e-6) / places;
  const place = { left: up(left), top: up(top) };
  return { ...place, width: down(left + width) - place.left, height: down(top + height) - place.top };
}

/**
 * Returns the part of a drawing at `place` that is visible inside `window`, on whole device pixels, from the drawing's
 * top left corner. It is as large as the window or the drawing, whichever is smaller, so that all parts of one drawing
 * have the same size.
 */
export function partInside(place: Box, window: Box, ratio: number): Box {
  const side = (from: number, length: number, windowFrom: number, windowLength: number) => {
    const first = Math.floor(windowFrom * ratio + 1e-6) / ratio;
    const last = Math.ceil((windowFrom + windowLength) * ratio - 1e-6) / ratio;
    const size = Math.min(length, last - first);
    return [Math.min(Math.max(first - from, 0), length - size), size] as const;
  };
  const [left, width] = side(place.left, place.width, window.left, window.width);
  const [top, height] = side(place.top, place.height, window.top, window.height);
  return { left, top, width, height };
}

/** True if two boxes overlap in an area. */
export function overlaps(a: Box, b: Box): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width;
  return across && a.top < b.top + b.height && b.top < a.top + a.height;
}

/** Returns the area in CSS px² of a box, as `getBoundingClientRect` gives it, that is in the window. */
export function visibleArea({ left, top, width, height }: Box): number {
  const across = Math.min(left + width, innerWidth) - Math.max(left, 0);
  const down = Math.min(top + height, innerHeight) - Math.max(top, 0);
  return Math.max(across, 0) * Math.max(down, 0);
}
