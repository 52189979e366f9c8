import type { Container, TextureSource } from 'pixi.js';
import type { Viewport } from '../../grammar/viewport';
import type { Glyph } from '../../surface/sheet';

/** A glyph and its position: the top left corner of its rectangle, in CSS px. */
export interface GlyphPlace {
  readonly glyph: Glyph;
  readonly x: number;
  readonly y: number;
}

/** Draws strings as glyphs of a sheet. */
export interface Glyphs {
  readonly view: Container;
  /** Resets to empty strings with these 24-bit colours, one for each string. */
  layout(source: TextureSource, colours: readonly number[], viewport: Viewport): void;
  /** Gives a string another 24-bit colour. */
  setColour(string: number, colour: number): void;
  /** Draws a string, in place of what it was. */
  write(string: number, glyphs: readonly GlyphPlace[]): void;
  /** Shifts all strings from their places, in CSS px. */
  moveAll(x: number, y: number): void;
}
