import type { Container } from 'pixi.js';
import type { Highlight } from '../../grammar/highlight';
import type { Mark } from '../../grammar/mark';
import type { Place } from '../../grammar/rect';
import type { Port } from '../../grammar/viewport';

/** A mark, that from which each of its data moves, and what it is drawn for. */
export interface MarkData<M extends Mark> extends Port {
  readonly mark: M;
  readonly origins: M extends { data: infer D } ? D : undefined;
  readonly port: Port;
}

/** What a mark is drawn with in a frame. */
export interface MarkFrame {
  /** Instant of the world, milliseconds since the Unix epoch. */
  readonly t: number;
  readonly reducedMotion: boolean;
  readonly highlight: Highlight;
  /** Key of the row that is outlined. */
  readonly row: string | undefined;
  /** Where the pointer is, if it is in the drawing. */
  readonly pointer: Place | undefined;
}

/** Draws a kind of mark. The plot hands it the data, so that it keeps nothing of a state. */
export interface MarkView<M extends Mark> {
  readonly view: Container;
  /** Takes a mark: once for each state and layout in which it is another. */
  take?(data: MarkData<M>): void;
  /** The furthest that one of its data moves, in CSS px; where absent, none does. */
  furthest?(data: MarkData<M>): number;
  /** Places the data `u` of the way from their origins, 0 to 1: after `take`, and whenever they have moved on. */
  move?(data: MarkData<M>, u: number): void;
  /** Shifts everything `x` CSS px to the right. Free. */
  slide?(x: number): void;
  /** Draws what may be another in each frame. */
  draw?(data: MarkData<M>, frame: MarkFrame): void;
}
