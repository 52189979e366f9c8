import type { Rect } from '../grammar/rect';

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

/**
 * Returns the largest box inside `box` whose edges are on whole device pixels; elsewhere the browser may resample a
 * canvas. At a whole `ratio` they are on whole CSS px, because a browser that emulates a screen's ratio resamples at
 * fractions of them too.
 */
export function wholePixels({ x, y, width, height }: Rect, ratio: number): Rect {
  const places = Number.isInteger(ratio) ? 1 : ratio;
  const up = (px: number) => Math.ceil(px * places - 1e-6) / places;
  const down = (px: number) => Math.floor(px * places + 1e-6) / places;
  const place = { x: up(x), y: up(y) };
  return { ...place, width: down(x + width) - place.x, height: down(y + height) - place.y };
}

/**
 * Returns the part of a drawing at `place` that is visible inside `window`, on whole device pixels, from the drawing's
 * top left corner. It is as large as the window or the drawing, whichever is smaller, so that all parts of one drawing
 * have the same size.
 */
export function partInside(place: Rect, window: Rect, ratio: number): Rect {
  const side = (from: number, length: number, windowFrom: number, windowLength: number) => {
    const first = Math.floor(windowFrom * ratio + 1e-6) / ratio;
    const last = Math.ceil((windowFrom + windowLength) * ratio - 1e-6) / ratio;
    const size = Math.min(length, last - first);
    return [Math.min(Math.max(first - from, 0), length - size), size] as const;
  };
  const [x, width] = side(place.x, place.width, window.x, window.width);
  const [y, height] = side(place.y, place.height, window.y, window.height);
  return { x, y, width, height };
}

/** True if two boxes overlap in an area. */
export function rectsOverlap(a: Rect, b: Rect): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Returns the area in CSS px² of a box, as `getBoundingClientRect` gives it, that is in the window. */
export function visibleArea({ x, y, width, height }: Rect): number {
  const across = Math.min(x + width, innerWidth) - Math.max(x, 0);
  const down = Math.min(y + height, innerHeight) - Math.max(y, 0);
  return Math.max(across, 0) * Math.max(down, 0);
}
