import type { Palette } from '../../theme/palette';

/** Widths along the four sides, in CSS px. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Size and resolution of the area that a drawing fills. */
export interface Viewport {
  /** Width in CSS px. */
  readonly width: number;
  /** Height in CSS px. */
  readonly height: number;
  /** Drawing-buffer pixels per CSS px. */
  readonly resolution: number;
  /** Root font size over 16, which scales type and spacing on very wide screens. */
  readonly scale: number;
  /**
   * Edges of the drawing that belong to the page, for instance to its heading, in CSS px: no text of the drawing stands
   * there. It is the padding of the drawing's host; none if absent.
   */
  readonly inset?: Inset;
  /**
   * Value of a shader's `uPart`: the drawing's bottom left corner in the buffer, in buffer pixels, then the number of
   * places that a vertex may have along a buffer pixel and along a CSS px; all 0 outside windows. It changes in place
   * when the buffer holds another part.
   */
  readonly part?: Float32Array;
}

/** Viewport and palette in which marks are drawn; a new object whenever the drawing is laid out again. */
export interface DrawingArea {
  readonly viewport: Viewport;
  readonly palette: Palette;
}
