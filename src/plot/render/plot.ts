// `plot/render`: draws the marks of `plot/grammar` with Pixi, as a scene for a surface.

import { min } from '../../sim/math/math';
import type { DrawingFunctions } from '../grammar/drawing';
import type { Highlight } from '../grammar/highlight';
import type { Mark, RowsMark } from '../grammar/mark';
import { NEVER, nextVisibleMove, tweenAt } from '../grammar/motion';
import { EMPTY_PLOT, type PlotInput, type PlotState, plotReducer } from '../grammar/plot-state';
import { indexAt, type Place } from '../grammar/rect';
import { snapTo } from '../grammar/snap';
import { instantOn, paceOf, timelineX } from '../grammar/timeline';
import { markerX } from '../grammar/track';
import type { CreateScene } from '../surface/scene';
import { createLayers, type Layer } from './layers';
import type { MarkFrame } from './views/mark-view';

/** Pace of a mark that looks different at every instant. */
const AT_EVERY_INSTANT = Number.POSITIVE_INFINITY;

/** Returns the CSS px by which a mark moves per millisecond as time goes on. */
function paceAt(mark: Mark, t: number, { instant }: Highlight): number {
  if (mark.kind === 'tracks') return mark.data.length > 0 ? AT_EVERY_INSTANT : 0;
  if ('slides' in mark && mark.slides) return paceOf(mark.slides.timeline, t);
  return 'timeline' in mark && (mark.kind === 'points' || instant !== undefined) ? paceOf(mark.timeline, t) : 0;
}

/** Draws a mark with its data so much of the way from their origins, 0 to 1. */
function drawLayer(layer: Layer, progress: number, frame: MarkFrame): void {
  const { view, data, furthest } = layer;
  const { mark, viewport } = data;
  const u = furthest > 0 ? progress : 1;
  if (layer.u !== u) view.move?.(data, u);
  layer.u = u;
  if ('slides' in mark && mark.slides) {
    const x = timelineX(mark.slides.timeline, mark.slides.at, frame.t);
    view.slide?.(mark.kind === 'line' ? x : snapTo(viewport.resolution)(x));
  }
  view.draw?.(data, frame);
}

/** Returns the key of the topmost row at a place; undefined where an item without a row is. */
function rowAt(mark: RowsMark | undefined, place: Place, t: number): string | undefined {
  if (!mark || mark.itemAt?.(place)) return undefined;
  const boxes = mark.data.map(({ box, reach = box, way }) =>
    way ? { ...reach, x: reach.x + markerX(way, t) } : reach,
  );
  return mark.data[indexAt(boxes, place) ?? -1]?.key;
}

/** Returns the instant at a place on a mark's timeline, if it has one. */
function instantAt(mark: Mark, place: Place, t: number): number | undefined {
  if (!('timeline' in mark)) return undefined;
  return instantOn(mark.timeline, place, t, 'reach' in mark ? mark.reach : undefined);
}

/**
 * Draws a drawing: keeps a view for each of its marks, moves their data from one state to the next, and finds the row,
 * item or instant under the pointer. Between two states that do not follow each other nothing moves.
 */
export const createPlot =
  <S, L, A>(drawing: DrawingFunctions<S, L, A>): CreateScene<S> =>
  (kind) => {
    const reduce = plotReducer(drawing);
    const layers = createLayers(kind);
    let plot: PlotState<S, L, A> = EMPTY_PLOT;
    /** Input of the last frame, and the pointer since. */
    let frame: MarkFrame = {
      t: 0,
      reducedMotion: false,
      highlight: { instant: undefined, selected: undefined },
      row: undefined,
      pointer: undefined,
    };

    const marks = () => layers.inOrder.map(({ data: { mark } }) => mark);
    const rows = () => marks().findLast((mark) => mark.kind === 'rows');

    /** Applies an input, and hands new marks to the views. Returns true if any looks different. */
    function advance(input: PlotInput<S>): boolean {
      const last = plot;
      plot = reduce(last, input);
      if (!plot.area || plot.transitions === last.transitions) return false;
      return layers.take(plot.transitions, plot.area);
    }

    return {
      container: layers.container,
      layout: (viewport, palette) => void advance({ kind: 'area', area: { viewport, palette } }),
      update: (state, other) => advance({ kind: 'state', state, other }),
      draw({ t: now, reducedMotion, isStopped }) {
        advance({ kind: 'motion', isStill: reducedMotion || isStopped });
        const { area, current, isStill } = plot;
        if (!area || !current) return NEVER;
        const { viewport } = area;
        const at = drawing.at(current.state);
        const t = reducedMotion ? at : now;
        const { furthest: px } = layers;
        const { u, until } = tweenAt(t, {
          from: at,
          ms: drawing.moves ?? 0,
          px,
          viewport,
          isStill: isStill || px === 0,
        });
        frame = { ...frame, t, reducedMotion };
        for (const layer of layers.inOrder) drawLayer(layer, u, frame);
        const pace = Math.max(0, ...marks().map((mark) => paceAt(mark, t, frame.highlight)));
        return reducedMotion ? NEVER : min(until, nextVisibleMove(t, pace, viewport));
      },
      highlightRow(row) {
        frame = { ...frame, row };
      },
      highlight(highlight) {
        frame = { ...frame, highlight };
      },
      rowAt: (place) => rowAt(rows(), place, frame.t),
      hover(pointer) {
        frame = { ...frame, pointer };
        return pointer && rows()?.itemAt?.(pointer);
      },
      instantAt: (place) =>
        marks()
          .map((mark) => instantAt(mark, place, frame.t))
          .find((at) => at !== undefined),
    };
  };
