import { ROOT_PX, rootSizeNow } from '../../theme/root-size';
import type { Inset, Viewport } from '../grammar/viewport';
import type { BufferRegion } from './frame-renderer';
import { type Box, bufferResolution, overlaps, partInside, wholePixels } from './size';

/** Marks an element that is a window onto a larger picture: a drawing in it is drawn as far as the window shows it. */
const WINDOW = '[data-window]';

/**
 * Places along a pixel that vertices may have in a window: few enough for a rasteriser to round each to the same place
 * whichever part the buffer holds.
 */
const PLACES = 64;

/** Size and place of a drawing in its host. */
export interface Fit {
  /** Most drawing-buffer pixels to a CSS px. */
  readonly ratio: number;
  /** The element that shows a part of the drawing; null where all of it can be seen. */
  readonly window: Element | null;
  /** The part that the canvas holds, CSS px from the drawing's left top corner. */
  readonly part: Box;
  /** The same as the renderer needs it; undefined where the canvas holds the whole drawing. */
  readonly region: BufferRegion | undefined;
  /** The same as `Viewport.part`. */
  readonly uniform: readonly [number, number, number, number];
  /** Place of the canvas in the host. */
  readonly style: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
  readonly viewport: Omit<Viewport, 'part'>;
}

/** Place of a host in the window; its size alone where the page is turned by a right angle. */
function boundsOf(host: HTMLElement): Box {
  const bounds = host.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = host;
  const turned = Math.abs(bounds.width - width) > 1 || Math.abs(bounds.height - height) > 1;
  return turned ? { left: 0, top: 0, width, height } : bounds;
}

/** The host's padding: what of it belongs to the page. */
function insetOf(host: HTMLElement): Inset {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(host);
  const [top, right, bottom, left] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    (px) => Number.parseFloat(px) || 0,
  ) as [number, number, number, number];
  return { top, right, bottom, left };
}

/** The part that the canvas has to hold of a drawing at a place of the page. */
function partOf(place: Box, window: Element | null, ratio: number): Box {
  return window ? partInside(place, window.getBoundingClientRect(), ratio) : { ...place, left: 0, top: 0 };
}

/**
 * Fits a drawing into `host`, with at most `ratio` pixels to a CSS px and sides of `maxSide`; undefined while the host
 * has no size.
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
  const [left, top, columns, rows] = [pixels(part.left), pixels(part.top), pixels(width), pixels(height)];
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
      left: `${place.left - bounds.left + part.left}px`,
      top: `${place.top - bounds.top + part.top}px`,
      width: `${part.width}px`,
      height: `${part.height}px`,
    },
    viewport: { width, height, resolution, scale, inset: insetOf(host) },
  };
}

/**
 * Whether the device's pixel ratio, or the part that a window shows, has changed since. It is polled, because a media
 * query for the ratio stays silent if the window keeps its size, and nothing says that a host moved.
 */
export function isStale({ ratio, window, part }: Fit, host: HTMLElement): boolean {
  if (ratio !== devicePixelRatio) return true;
  if (!window) return false;
  const { left, top } = partOf(wholePixels(boundsOf(host), ratio), window, ratio);
  return left !== part.left || top !== part.top;
}

/** Whether the window shows any of the canvas. */
export const isSeen = ({ window }: Fit, canvas: HTMLCanvasElement): boolean =>
  !window || overlaps(canvas.getBoundingClientRect(), window.getBoundingClientRect());
