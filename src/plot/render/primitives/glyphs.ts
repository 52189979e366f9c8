import type { Container, TextureSource } from 'pixi.js';
import type { Viewport } from '../../grammar/viewport';
import type { Glyph } from '../../surface/sheet';

/** A glyph and the top left corner of its rectangle, in CSS px. */
export interface GlyphPlace {
  readonly glyph: Glyph;
  readonly x: number;
  readonly y: number;
}

/** Draws strings with the glyphs of a sheet. */
export interface Glyphs {
  readonly container: Container;
  /** Resets all strings to empty ones, one for each of these 24-bit colours. */
  layout(source: TextureSource, colours: readonly number[], viewport: Viewport): void;
  /** Changes the 24-bit colour of a string. */
  setColour(string: number, colour: number): void;
  /** Replaces a string. */
  write(string: number, glyphs: readonly GlyphPlace[]): void;
  /** Shifts all strings from their places, in CSS px. */
  moveAll(x: number, y: number): void;
  /** Sets the opacity of all strings, 0 to 1. */
  fadeAll(opacity: number): void;
}
