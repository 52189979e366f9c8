import type { Rect } from './rect';

/** A mark as it is drawn. */
export interface DrawnMark {
  /** Such as `cells`, `glyphs`, `line`; `shapes` for what is drawn by no mark of its own. */
  readonly kind: string;
  /** Parts that are drawn: cells, glyphs, segments of a line, shapes. */
  readonly count: number;
  /** Bounds in CSS px from the drawing's left top corner. */
  readonly box: Rect;
  /** Number of parts drawn with each ink: its colour, then its opacity, hatch or shape where it has one. */
  readonly inks: Readonly<Record<string, number>>;
  /** Other attributes by name: sizes, other colours, the hash of its shader. */
  readonly style: Readonly<Record<string, string>>;
  /** Hash of where each part is and what it shows, and of all numbers that its shader takes. */
  readonly geometry: string;
}
