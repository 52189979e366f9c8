import type { Rect } from './rect';

/** Description of a mark as it is drawn, for tests. */
export interface DrawnMark {
  /** Kind, such as `cells`, `glyphs` or `line`; `shapes` for anything that no mark draws. */
  readonly kind: string;
  /** Number of parts drawn: cells, glyphs, segments of a line, shapes. */
  readonly count: number;
  /** Bounds in CSS px from the drawing's top left corner. */
  readonly box: Rect;
  /** Number of parts drawn with each ink, named by its colour, then its opacity, hatch or shape where it has one. */
  readonly inks: Readonly<Record<string, number>>;
  /** Other attributes by name: sizes, other colours, the hash of its shader. */
  readonly style: Readonly<Record<string, string>>;
  /** Hash of the place and content of each part, and of all numbers that its shader takes. */
  readonly geometry: string;
}
