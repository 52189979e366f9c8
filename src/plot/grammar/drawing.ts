// `plot/grammar`: what a drawing is made of, as data and pure functions. Nothing here knows Pixi or a browser.

import type { Palette } from '../../theme/palette';
import type { Mark } from './mark';
import type { Viewport } from './viewport';

/** What a drawing makes its marks of. */
export interface DrawingInput<S, L, A = undefined> {
  readonly state: S;
  /** The state that it is compared with, if any. */
  readonly other: S | undefined;
  /** The state that it follows, if any, for what comes and goes between the two: none while time stands still. */
  readonly before?: S | undefined;
  /** What the axes end at. */
  readonly axes: A;
  /**
   * The axes on which the marks stand: those, or the ones of the state before, from which everything comes while axes
   * glide.
   */
  readonly shownAxes: A;
  readonly layout: L;
  readonly viewport: Viewport;
  readonly palette: Pick<Palette, 'forced'>;
}

/**
 * A drawing as data: three pure functions, which a plot turns into a picture. `L` is where everything stands, `A` what
 * the axes end at: one whose axes always end at the same has no `axes`.
 */
export type Drawing<S, L, A = undefined> = [A] extends [undefined]
  ? DrawingFunctions<S, L, A>
  : DrawingFunctions<S, L, A> & Required<Pick<DrawingFunctions<S, L, A>, 'axes'>>;

/** What a plot calls. */
export interface DrawingFunctions<S, L, A> {
  /** The instant of a state, milliseconds since the Unix epoch. */
  at(state: S): number;
  /** Milliseconds over which data move from one state to the next; by default they jump. */
  readonly moves?: number;
  /** Most milliseconds between two states of which one follows the other; from one further away data jump. */
  readonly follows?: number;
  /**
   * Where everything stands in a viewport, on axes: asked for once as long as both stay. Data that change with nothing
   * else belong here: they are not made again.
   */
  layout(viewport: Viewport, axes: A): L;
  /** What the axes end at for a state and the one that it is compared with: both are drawn on the same. */
  axes?(state: S, other?: S): A;
  /** The marks of a state, from back to front. The plot asks for those of the state before and of the other one too. */
  marks(input: DrawingInput<S, L, A>): readonly Mark[];
}
