import { isEqual } from '../../sim/math/equality';
import type { DrawingFunctions } from './drawing';
import { type StateOnAxes, type Transition, transitionsOf } from './transition';
import type { DrawingArea } from './viewport';

/** State of a plot between two inputs, as data alone. */
export interface PlotState<S, L, A> {
  readonly area: DrawingArea | undefined;
  /** The newest state. */
  readonly current: StateOnAxes<S, A> | undefined;
  /** The state that the newest one follows, if any. */
  readonly before: StateOnAxes<S, A> | undefined;
  /** The state that the newest one is compared with, if any. */
  readonly other: S | undefined;
  /** True if nothing moves from the state before, as time stands still or the visitor prefers reduced motion. */
  readonly isStill: boolean;
  /** The last layout, and the axes that it was made for. */
  readonly layout: { readonly places: L; readonly axes: A } | undefined;
  /** The marks, from back to front: a new list whenever one of them is new. */
  readonly transitions: readonly Transition[];
}

/**
 * An input of a plot: a viewport with its palette, whether movement is off, or a state with the one that it is compared
 * with.
 */
export type PlotInput<S> =
  | { readonly kind: 'area'; readonly area: DrawingArea }
  | { readonly kind: 'motion'; readonly isStill: boolean }
  | { readonly kind: 'state'; readonly state: S; readonly other: S | undefined };

/** A plot without any input. */
export const EMPTY_PLOT: PlotState<never, never, never> = {
  area: undefined,
  current: undefined,
  before: undefined,
  other: undefined,
  isStill: false,
  layout: undefined,
  transitions: [],
};

/** Returns the reducer that applies inputs to the plot of a drawing. */
export function plotReducer<S, L, A>(drawing: DrawingFunctions<S, L, A>) {
  const { follows = 0 } = drawing;
  type Plot = PlotState<S, L, A>;

  /**
   * Returns the state from which a state moves: the last one if it follows that, or the same as before if the state is
   * repeated, for instance after a change of size.
   */
  function beforeOf(state: S, { current, before }: Plot): Plot['before'] {
    if (state === current?.state) return before;
    const since = current ? drawing.at(state) - drawing.at(current.state) : 0;
    return since > 0 && since <= follows ? current : undefined;
  }

  function withMarks(plot: Plot): Plot {
    const { area, current, before, other, isStill } = plot;
    if (!area || !current) return plot;
    const { axes } = current;
    const isLaidOut = plot.layout && isEqual(plot.layout.axes, axes);
    const layout = isLaidOut ? plot.layout : { places: drawing.layout(area.viewport, axes), axes };
    const transitions = transitionsOf({
      drawing,
      layout: layout.places,
      area,
      current,
      before: isStill ? undefined : before,
      other,
    });
    return { ...plot, layout, transitions };
  }

  return (plot: Plot, input: PlotInput<S>): Plot => {
    switch (input.kind) {
      case 'area':
        // The host sends the state again after a new area.
        return { ...plot, area: input.area, layout: undefined };
      case 'motion': {
        if (input.isStill === plot.isStill) return plot;
        const next = { ...plot, isStill: input.isStill };
        return plot.before ? withMarks(next) : next;
      }
      case 'state': {
        const { state, other } = input;
        const current = { state, axes: drawing.axes?.(state, other) as A };
        return withMarks({ ...plot, current, before: beforeOf(state, plot), other });
      }
    }
  };
}
