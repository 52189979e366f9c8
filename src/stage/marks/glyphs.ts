import type { Container, TextureSource } from 'pixi.js';
import type { Viewport } from '../scene';
import type { Glyph } from './sheet';

/** A glyph where it stands: the corner of its rectangle, in CSS px. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly x: number;
  readonly y: number;
}

/** Draws strings as glyphs of a sheet. */
export interface Glyphs {
  readonly view: Container;
  /** Starts anew with empty strings of these colours, 24 bits each, one a string. */
  layout(source: TextureSource, colours: readonly number[], viewport: Viewport): void;
  /** Draws a string, in place of what it was. */
  write(string: number, glyphs: readonly PlacedGlyph[]): void;
  /** Draws all strings so far from where they are placed, in CSS px. */
  moveAll(x: number, y: number): void;
}
