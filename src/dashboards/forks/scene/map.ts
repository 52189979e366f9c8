import type { Viewport } from '../../../plot/grammar/viewport';
import { SLICE_MS } from '../../../sim/world/cores/scenario';

/** Place of now, as a share of the time's axis: further on, the foreseen has no room; further back, the past. */
export const NOW_SHARE = 0.7;
/**
 * Width of a slice as a share of the picture's size across time, and fewest and most visible slices: with fewer the
 * next slice is not seen to come, with more a bundle is a thread.
 */
const SLICE = { share: 1, fewest: 1.5, most: 5 } as const;
/** Ratio of height to width from which time runs upwards. */
const UPRIGHT = 1.15;
/** Share of the room across time that the bundle fills at its fullest. */
export const BUNDLE = 0.93;
/** Gap between words and lines, CSS px at scale 1. */
export const GAP = 8;

/** Map from instants and heights to places. CSS px. */
export interface TimeMap {
  /** True if time runs from the bottom to the top instead of from the left to the right. */
  readonly upright: boolean;
  readonly pxPerMs: number;
  /** Distance from the live line to the outermost fork. */
  readonly half: number;
  /** Place of now along time, from the left or the top. */
  readonly now: number;
  /** Place of the live line across time, from the top or the left. */
  readonly centre: number;
  /** Milliseconds visible before now. */
  readonly before: number;
  /** Milliseconds visible after now. */
  readonly after: number;
}

/** Area of the bundle, and the type of the words in it. */
export interface BundleArea {
  readonly map: TimeMap;
  /** Heights, in the unit of the forks, between which the bands of the phases and the edges of slices lie. */
  readonly ends: readonly [number, number];
  /** Size of the type. */
  readonly size: number;
  readonly gap: number;
}

/** True if time runs upwards in a picture. */
export const isUpright = ({ width, height }: Pick<Viewport, 'width' | 'height'>) => height > width * UPRIGHT;

/** Number of visible slices in a picture `along` CSS px long along time and `thick` CSS px across it. */
export const slicesSeen = (along: number, thick: number, share: number = SLICE.share) =>
  Math.min(Math.max(along / (thick * share), SLICE.fewest), SLICE.most);

/** Map of a picture that begins at `from` along time, is `along` long and shows `seen` slices. CSS px. */
export function timeMap(
  { upright, half, centre }: Pick<TimeMap, 'upright' | 'half' | 'centre'>,
  { from, along, seen }: { from: number; along: number; seen: number },
): TimeMap {
  const pxPerMs = along / seen / SLICE_MS;
  return {
    upright,
    pxPerMs,
    half,
    now: from + along * (upright ? 1 - NOW_SHARE : NOW_SHARE),
    centre,
    before: (along * NOW_SHARE) / pxPerMs,
    after: (along * (1 - NOW_SHARE)) / pxPerMs,
  };
}

/** Offset between two points that differ by so many milliseconds and so much height. CSS px. */
export const offsetOf = (
  { upright, pxPerMs, half }: Pick<TimeMap, 'upright' | 'pxPerMs' | 'half'>,
  ms: number,
  height: number,
) => (upright ? { x: height * half, y: -ms * pxPerMs } : { x: ms * pxPerMs, y: height * half });

/** Place of an instant, in milliseconds from now, and a height. */
export function mapPoint(map: TimeMap, ms: number, height: number) {
  const { upright, now, centre } = map;
  const { x, y } = offsetOf(map, ms, height);
  return upright ? { x: centre + x, y: now + y } : { x: now + x, y: centre + y };
}

/** Milliseconds from now and height of a place: the inverse of `mapPoint`. */
export function momentAt({ upright, pxPerMs, now, centre, half }: TimeMap, x: number, y: number) {
  return upright
    ? { ms: (now - y) / pxPerMs, height: (x - centre) / half }
    : { ms: (x - now) / pxPerMs, height: (y - centre) / half };
}

/** Thickness of a thin line across time, in whole pixels. CSS px. */
export const hairline = ({ scale, resolution }: Pick<Viewport, 'scale' | 'resolution'>): number =>
  Math.max(Math.round(scale * resolution), 1) / resolution;
