import type { Viewport } from '../../../plot/grammar/viewport';
import { SLICE_MS } from '../../../sim/world/cores/scenario';

/** Where now stands, as a share of the time's axis. */
export const NOW = 0.7;
/** Width of a slice as a share of the picture's height across time, and fewest and most slices that are seen. */
const SLICE = { share: 1, fewest: 1.5, most: 5 } as const;
/** A picture this much higher than wide has time run upwards. */
const UPRIGHT = 1.15;
/** Share of the room across time that the bundle takes at its fullest. */
export const BUNDLE = 0.93;
/** CSS px at scale 1. */
export const GAP = 8;

/** How instants and heights become places. CSS px. */
export interface TimeMap {
  /** Time runs from the bottom to the top instead of from the left to the right. */
  readonly upright: boolean;
  readonly pxPerMs: number;
  /** From the live line to the outermost fork. */
  readonly half: number;
  /** Where now stands, and where the live line does, from the left or the top. */
  readonly now: number;
  readonly centre: number;
  /** Milliseconds that are seen before and after now. */
  readonly before: number;
  readonly after: number;
}

/** The area of the bundle, and the type of the words in it. */
export interface BundleArea {
  readonly map: TimeMap;
  /** Heights, as of the forks, between which the bands of the phases lie: the whole picture but for its foot. */
  readonly ends: readonly [number, number];
  /** Height from which the edges of slices go. */
  readonly edge: number;
  readonly size: number;
  readonly gap: number;
}

/** Whether time runs upwards in a picture. */
export const isUpright = ({ width, height }: Pick<Viewport, 'width' | 'height'>) => height > width * UPRIGHT;

/** The slices that are seen on a picture that is so long along time and so thick across it. */
export const slicesSeen = (along: number, thick: number, share: number = SLICE.share) =>
  Math.min(Math.max(along / (thick * share), SLICE.fewest), SLICE.most);

/** The map of a picture that begins at `from` along time, is `along` long and shows `seen` slices. CSS px. */
export function timeMap(
  { upright, half, centre }: Pick<TimeMap, 'upright' | 'half' | 'centre'>,
  { from, along, seen }: { from: number; along: number; seen: number },
): TimeMap {
  const pxPerMs = along / seen / SLICE_MS;
  return {
    upright,
    pxPerMs,
    half,
    now: from + along * (upright ? 1 - NOW : NOW),
    centre,
    before: (along * NOW) / pxPerMs,
    after: (along * (1 - NOW)) / pxPerMs,
  };
}

/** How far apart two points are that are so many milliseconds and so much height apart. CSS px. */
export const offsetOf = (
  { upright, pxPerMs, half }: Pick<TimeMap, 'upright' | 'pxPerMs' | 'half'>,
  ms: number,
  height: number,
) => (upright ? { x: height * half, y: -ms * pxPerMs } : { x: ms * pxPerMs, y: height * half });

/** Where an instant, in milliseconds from now, and a height stand. */
export function mapPoint(map: TimeMap, ms: number, height: number) {
  const { upright, now, centre } = map;
  const { x, y } = offsetOf(map, ms, height);
  return upright ? { x: centre + x, y: now + y } : { x: now + x, y: centre + y };
}

/** Milliseconds from now and height of a place. */
export function momentAt({ upright, pxPerMs, now, centre, half }: TimeMap, x: number, y: number) {
  return upright
    ? { ms: (now - y) / pxPerMs, height: (x - centre) / half }
    : { ms: (x - now) / pxPerMs, height: (y - centre) / half };
}

/** Thickness of a thin line across time, in whole pixels. CSS px. */
export const hairline = ({ scale, resolution }: Pick<Viewport, 'scale' | 'resolution'>): number =>
  Math.max(Math.round(scale * resolution), 1) / resolution;
