/** Least visual angle of a caption's type, in degrees. */
export const CAPTION_DEGREES = 0.25;
/** Smallest type on the page as a share of the root's. */
const CAPTION_SHARE = 0.75;
const MM_PER_INCH = 25.4;
/** Smallest and largest root font size, in CSS px. */
const ROOT = { least: 10, most: 200 } as const;
/** Fewest root font sizes across and down the picture, which scenes and pages need. */
const LEAST = { across: 20, down: 24 } as const;

/**
 * Largest assumed distance, in metres, while a visitor has something open: for a visitor within reach, and for those
 * behind.
 */
const TOUCH_DISTANCE = 1.5;

interface Seen {
  /** Distance from which the screen is seen, in metres. */
  readonly distance: number;
  /** Diagonal of the screen in inches. */
  readonly diagonal: number;
  /** Factor of the computed type size. */
  readonly scale: number;
  /** Rotation of the picture in degrees. */
  readonly rotate: number;
}

/** Returns the screen as a visitor within reach sees it. */
export const seenInReach = <S extends Seen>(seen: S): S => ({
  ...seen,
  distance: Math.min(seen.distance, TOUCH_DISTANCE),
});

/**
 * Returns the root font size in CSS px at which the smallest type is legible from the distance, on a screen of `width`
 * by `height` CSS px; smaller if a page would not fit.
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
 * Returns the pixels by which the picture is shifted at real instant `t`, so that no edge stays in place for hours: a
 * slow walk around a square.
 */
export function pixelShift(t: number): { readonly x: number; readonly y: number } {
  const step = Math.floor(t / SHIFT_MS) % SHIFTS.length;
  const [x = 0, y = 0] = SHIFTS[step] ?? [];
  return { x, y };
}

/**
 * Pixels by which the picture extends beyond the screen, so that no edge shows when it is shifted. `kiosk.css` has the
 * same number.
 */
export const SHIFT_ROOM = 4;

/** Milliseconds between two shifts of the picture. */
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
