import type { Container } from 'pixi.js';
import type { Highlight } from '../../grammar/highlight';
import type { Mark } from '../../grammar/mark';
import type { Place } from '../../grammar/rect';
import type { DataOf } from '../../grammar/transition';
import type { DrawingArea } from '../../grammar/viewport';

/** A mark with the origins of its data, its viewport and its palette. */
export interface MarkData<M extends Mark> extends DrawingArea {
  readonly mark: M;
  readonly origins: DataOf<M>;
  readonly area: DrawingArea;
}

/** Input of a mark's view in a frame. */
export interface MarkFrame {
  /** Instant of the world, milliseconds since the Unix epoch. */
  readonly t: number;
  readonly reducedMotion: boolean;
  readonly highlight: Highlight;
  /** Key of the row that is outlined. */
  readonly row: string | undefined;
  /** Place of the pointer; undefined unless it is in the drawing. */
  readonly pointer: Place | undefined;
}

/** Draws a kind of mark. The plot hands it the data, so that it keeps nothing of a state. */
export interface MarkView<M extends Mark> {
  readonly container: Container;
  /** Takes a mark: once for each state and layout in which it has changed. */
  take?(data: MarkData<M>): void;
  /** Returns the longest movement of a datum, in CSS px; absent if none moves. */
  furthest?(data: MarkData<M>): number;
  /** Places the data `u` of the way from their origins, 0 to 1: after `take`, and whenever they have moved on. */
  move?(data: MarkData<M>, u: number): void;
  /** Shifts everything `x` CSS px to the right, at no cost. */
  slide?(x: number): void;
  /** Draws the parts that may change in each frame. */
  draw?(data: MarkData<M>, frame: MarkFrame): void;
}
