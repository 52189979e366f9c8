import type { LabelPlace } from '../../../plot/grammar/label';
import { LINE_HEIGHT, typeSize } from '../../../plot/grammar/type';
import type { Viewport } from '../../../plot/grammar/viewport';
import { GHOST } from '../inks';
import type { BundleArea } from './map';
import { ternBox, ternPlace } from './tern-place';

/** Lines of text about a new veto. */
export const LINES = 6;
/** Lines in one row if there is no height for all. */
const PAIR = 2;
/** Size of their type as a multiple of that of ids, if there is room. */
const LARGER = 2;
/** CSS px at scale 1 from now to the lines: aligned with the page's lead. */
const BESIDE = 20;
/** Widest mean advance of their characters as a share of their size, measured. */
export const ADVANCE = 0.52;
/** Width of the longest line, and of two lines in one row, as multiples of their size, measured. */
const LONG = { 1: 11.1, 2: 19.3 } as const;

/**
 * Veil behind the words, towards which lines lose their light, so that the words are legible and no line is cut off.
 * `left` is the light left there; `right` and `around` are the CSS px at scale 1 of the fade on the right and on the
 * other sides. With less light left the lines look cut; with more the words are hard to read.
 */
export const VEIL = { left: 0.15, right: 32, around: 8, steps: 8 } as const;
type InRow = 1 | typeof PAIR;

/**
 * Places of the lines of a new veto, in rows. Where time runs to the right: beside now above the live line or, if that
 * is too narrow, before now below it, two lines in a row. Where time runs upwards: beside the live line above now or,
 * if that is too narrow, above Tern, two lines in a row if that is too low.
 */
export function vetoPlaces(area: BundleArea, viewport: Viewport): LabelPlace[] {
  return area.map.upright ? upwards(area, viewport) : across(area, viewport);
}

function across(
  { map: { now, centre, half }, size, gap }: BundleArea,
  { width, scale, inset }: Viewport,
): LabelPlace[] {
  const x = now + BESIDE * scale;
  const wide = width - (inset?.right ?? 0) - x;
  if (wide >= LONG[1] * size) {
    const most = Math.min(LARGER * size, (half - 3 * gap) / LINES / LINE_HEIGHT, wide / LONG[1]);
    return rowsAt(1, Math.max(typeSize(most, scale), size), x, centre - 1.5 * gap);
  }
  const bottom = centre + gap + (LINES / PAIR) * size * LINE_HEIGHT;
  return rowsAt(PAIR, size, Math.max(now - gap - LONG[PAIR] * size, inset?.left ?? 0), bottom);
}

function upwards({ map, size, gap }: BundleArea, viewport: Viewport): LabelPlace[] {
  const { width, inset } = viewport;
  const beside = map.centre + 0.75 * gap;
  const placesIn = (inRow: InRow) => {
    const last = Math.max(width - (inset?.right ?? 0) - LONG[inRow] * size, inset?.left ?? 0);
    const bottom = beside <= last ? map.now - 1.5 * gap : ternBox(ternPlace(map, viewport)).y - gap;
    return rowsAt(inRow, size, Math.min(beside, last), bottom);
  };
  const rows = placesIn(1);
  return (rows[0]?.y ?? 0) < (inset?.top ?? 0) ? placesIn(PAIR) : rows;
}

/** Rows of type `size` from `x` on, of which the last ends at `bottom`. */
function rowsAt(inRow: InRow, size: number, x: number, bottom: number): LabelPlace[] {
  const rows = LINES / inRow;
  return Array.from({ length: rows }, (_, i) => ({
    x,
    y: bottom - (rows - i) * size * LINE_HEIGHT,
    size,
    font: 'sans',
    weight: i === 0 ? '500' : '400',
    // Prevented futures are violet, here as in the drawing.
    ink: i * inRow < 2 ? 'text' : GHOST.colour,
  }));
}
