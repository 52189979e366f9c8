import type { BufferRegion } from '../../compat/pixi';
import { isShallowEqual } from '../../sim/math/shallow-equality';
import { ROOT_PX, rootSizeNow } from '../../theme/root-size';
import type { Rect } from '../grammar/rect';
import type { Inset, Viewport } from '../grammar/viewport';
import { bufferResolution, partInside, rectsOverlap, wholePixels } from './size';

/** Selects an element that is a window onto a larger picture: only the visible part of a drawing inside it is drawn. */
const WINDOW = '[data-window]';

/**
 * Places that vertices may have along a pixel in a window: few enough for a rasteriser to round each to the same place
 * whichever part the buffer holds.
 */
const PLACES = 64;

/** Size and place of a drawing in its host. */
export interface Fit {
  /** Most drawing-buffer pixels per CSS px. */
  readonly ratio: number;
  /** The window onto the drawing; null if all of the drawing can be seen. */
  readonly window: Element | null;
  /** The part of the drawing that the canvas holds, in CSS px from the drawing's top left corner. */
  readonly part: Rect;
  /** The part in buffer pixels, for the renderer; undefined if the canvas holds the whole drawing. */
  readonly region: BufferRegion | undefined;
  /** Value of `Viewport.part`. */
  readonly uniform: readonly [number, number, number, number];
  /** Place of the canvas in the host, as CSS. */
  readonly style: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
  readonly viewport: Omit<Viewport, 'part'>;
}

/** Returns the place of a host in the window; only its size if the page is turned by a right angle. */
function boundsOf(host: HTMLElement): Rect {
  const bounds = host.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = host;
  const turned = Math.abs(bounds.width - width) > 1 || Math.abs(bounds.height - height) > 1;
  return turned ? { x: 0, y: 0, width, height } : bounds;
}

/** Returns the host's padding, which belongs to the page. */
function insetOf(host: HTMLElement): Inset {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(host);
  const [top, right, bottom, left] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    (px) => Number.parseFloat(px) || 0,
  ) as [number, number, number, number];
  return { top, right, bottom, left };
}

/** Returns the part of a drawing at a place of the page that the canvas must hold. */
function partOf(place: Rect, window: Element | null, ratio: number): Rect {
  return window ? partInside(place, window.getBoundingClientRect(), ratio) : { ...place, x: 0, y: 0 };
}

/**
 * Fits a drawing into `host`, with at most `ratio` pixels per CSS px and sides of at most `maxSide`; undefined while
 * the host has no size.
 */
export function fitOf(host: HTMLElement, ratio: number, maxSide: number): Fit | undefined {
  const bounds = boundsOf(host);
  const place = wholePixels(bounds, ratio);
  const { width, height } = place;
  if (width <= 0 || height <= 0) return undefined;
  const window = host.closest(WINDOW);
  const part = partOf(place, window, ratio);
  const resolution = bufferResolution(place, part, ratio, maxSide);
  const pixels = (px: number) => Math.round(px * resolution);
  const [left, top, columns, rows] = [pixels(part.x), pixels(part.y), pixels(width), pixels(height)];
  const isWhole = part.width === width && part.height === height;
  const places = window ? PLACES : 0;
  const scale = rootSizeNow() / ROOT_PX;
  return {
    ratio,
    window,
    part,
    region: isWhole ? undefined : { left, top, columns, rows },
    uniform: [-left, pixels(part.height) + top - rows, places, places * resolution],
    style: {
      left: `${place.x - bounds.x + part.x}px`,
      top: `${place.y - bounds.y + part.y}px`,
      width: `${part.width}px`,
      height: `${part.height}px`,
    },
    viewport: { width, height, resolution, scale, inset: insetOf(host) },
  };
}

/**
 * True if the device's pixel ratio, or the part that a window shows, has changed. Polled, because a media query for the
 * ratio stays silent if the window keeps its size, and no event reports that a host has moved.
 */
export function isStale({ ratio, window, part }: Fit, host: HTMLElement): boolean {
  if (ratio !== devicePixelRatio) return true;
  if (!window) return false;
  return !isShallowEqual(partOf(wholePixels(boundsOf(host), ratio), window, ratio), part);
}

/** True if the window shows any of the canvas. */
export const isSeen = ({ window }: Fit, canvas: HTMLCanvasElement): boolean =>
  !window || rectsOverlap(canvas.getBoundingClientRect(), window.getBoundingClientRect());
