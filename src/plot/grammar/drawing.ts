// `plot/grammar`: the parts of a drawing, as data and pure functions. Nothing here knows Pixi or a browser.

import type { Palette } from '../../theme/palette';
import type { Mark } from './mark';
import type { Viewport } from './viewport';

/** Input of a drawing's marks. */
export interface DrawingInput<S, L, A = undefined> {
  readonly state: S;
  /** The state that this one is compared with, if any. */
  readonly other: S | undefined;
  /** The state that this one follows, for marks that appear or disappear in between; none while time stands still. */
  readonly before?: S | undefined;
  /** Ends of the axes, as numbers. */
  readonly axes: A;
  /**
   * The axes on which marks stand now: `axes`, or those of the state before, for the places from which marks move while
   * axes glide.
   */
  readonly shownAxes: A;
  readonly layout: L;
  readonly viewport: Viewport;
  readonly palette: Pick<Palette, 'isForced'>;
}

/**
 * A drawing as data: pure functions, which a plot turns into a picture. `L` is the layout, `A` the ends of the axes; a
 * drawing whose axes never change has no `axes`.
 */
export type Drawing<S, L, A = undefined> = [A] extends [undefined]
  ? DrawingFunctions<S, L, A>
  : DrawingFunctions<S, L, A> & Required<Pick<DrawingFunctions<S, L, A>, 'axes'>>;

/** The functions of a drawing that a plot calls. */
export interface DrawingFunctions<S, L, A> {
  /** Returns the instant of a state, milliseconds since the Unix epoch. */
  at(state: S): number;
  /** Milliseconds over which data move from one state to the next. By default they jump. */
  readonly moves?: number;
  /** Most milliseconds between two states for one to follow the other. If they are further apart, data jump. */
  readonly follows?: number;
  /**
   * Returns the places of everything in a viewport, on axes. It is called once while both stay the same, so data that
   * depend on nothing else belong here.
   */
  layout(viewport: Viewport, axes: A): L;
  /** Returns the ends of the axes for a state and the one that it is compared with, which share them. */
  axes?(state: S, other?: S): A;
  /**
   * Returns the marks of a state, from back to front. The plot also asks for those of the state before and of the other
   * state.
   */
  marks(input: DrawingInput<S, L, A>): readonly Mark[];
}
