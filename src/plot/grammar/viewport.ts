import type { Palette } from '../../theme/palette';

/** CSS px at each side. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Viewport {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Drawing-buffer pixels to a CSS px. */
  readonly resolution: number;
  /** Root font size over 16: scales type and spacing on very wide screens. */
  readonly scale: number;
  /**
   * CSS px at the drawing's edges that belong to the page, such as its heading: no words of the drawing stand there. It
   * is the padding of the drawing's host; none if absent.
   */
  readonly inset?: Inset;
  /**
   * Value of a shader's `uPart`: the drawing's left bottom corner in the buffer, in buffer pixels, and the places that
   * a vertex may have along a buffer pixel and along a CSS px; all 0 outside windows. It changes in place when the
   * buffer holds another part.
   */
  readonly part?: Float32Array;
}

/** What a mark is drawn for. A new one with each layout. */
export interface Port {
  readonly viewport: Viewport;
  readonly palette: Palette;
}
