import type { Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { Mark } from '../mark';
import type { Highlight, Viewport } from '../scene';

/** What a mark is drawn for. A new one with each layout. */
export interface Port {
  readonly viewport: Viewport;
  readonly palette: Palette;
}

/** What a mark is drawn with in a frame. */
export interface MarkFrame {
  /** Instant of the world, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Progress of the data from their origins to their places, 0 to 1. */
  readonly u: number;
  readonly highlight: Highlight;
  /** Key of the row that is outlined. */
  readonly row: string | undefined;
}

/** Draws a kind of mark. */
export interface MarkView<M extends Mark> {
  readonly view: Container;
  /** Takes a mark, and for each of its data that from which it moves. Returns the furthest that one moves, in CSS px. */
  show(mark: M, origins: M extends { data: infer D } ? D : undefined, port: Port): number;
  draw(frame: MarkFrame): void;
}
