/** Least angle of a caption's type, from where the screen is seen, in degrees. */
export const CAPTION_DEGREES = 0.25;
/** The smallest type on the page, as a share of the root's. */
const CAPTION_SHARE = 0.75;
const MM_PER_INCH = 25.4;
/** Smallest and largest root font size, CSS px. */
const ROOT = { least: 10, most: 200 } as const;
/** Fewest root font sizes across the picture and down it: what scenes and pages need at least. */
const LEAST = { across: 20, down: 24 } as const;

/**
 * Metres from which at most a screen is seen while a visitor has something open: by somebody within reach, and by who
 * stands behind.
 */
const TOUCH_DISTANCE = 1.5;

interface Seen {
  /** Metres from which the screen is seen. */
  readonly distance: number;
  /** The screen's diagonal in inches. */
  readonly diagonal: number;
  /** Times that size. */
  readonly scale: number;
  /** Degrees by which the picture is turned. */
  readonly rotate: number;
}

/** The same screen as a visitor sees it who touches it. */
export const seenInReach = <S extends Seen>(seen: S): S => ({
  ...seen,
  distance: Math.min(seen.distance, TOUCH_DISTANCE),
});

/**
 * The root font size in CSS px at which the smallest type is large enough from there, on a screen of `width` by
 * `height` CSS px; smaller where a page would not fit.
 */
export function rootSize({ distance, diagonal, scale, rotate }: Seen, width: number, height: number): number {
  const mm = distance * 1_000 * Math.tan((CAPTION_DEGREES * Math.PI) / 180);
  const pxPerMm = Math.hypot(width, height) / (diagonal * MM_PER_INCH);
  const [across, down] = rotate % 180 === 0 ? [width, height] : [height, width];
  const most = Math.min(ROOT.most, across / LEAST.across, down / LEAST.down);
  return Math.max(Math.min((mm * pxPerMm * scale) / CAPTION_SHARE, most), ROOT.least);
}

/** Columns and rows of a grid. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Pixels by which the picture is moved at real instant `t`, so that no edge stays where it is for hours: a slow walk
 * around a square.
 */
export function pixelShift(t: number): { readonly x: number; readonly y: number } {
  const step = Math.floor(t / SHIFT_MS) % SHIFTS.length;
  const [x = 0, y = 0] = SHIFTS[step] ?? [];
  return { x, y };
}

/**
 * Pixels by which the picture goes on around the screen, so that none of its edges shows when it is moved. The same in
 * `kiosk.css`.
 */
export const SHIFT_ROOM = 4;

/** Milliseconds between two moves of the picture. */
const SHIFT_MS = 180_000;
const SHIFTS = [
  [0, 0],
  [2, 0],
  [4, 0],
  [4, 2],
  [4, 4],
  [2, 4],
  [0, 4],
  [0, 2],
] as const;
