// `plot/render`: what draws the marks of `plot/grammar` with Pixi, as a scene for a surface.

import { min } from '../../sim/math/math';
import type { DrawingFunctions } from '../grammar/drawing';
import type { Highlight } from '../grammar/highlight';
import type { Mark } from '../grammar/mark';
import { seenAfter, tween } from '../grammar/motion';
import { indexAt, type Place } from '../grammar/rect';
import { snapTo } from '../grammar/snap';
import { instantOn, paceOf, placeOf } from '../grammar/timeline';
import { placeAt } from '../grammar/track';
import { type Step, transitionsOf } from '../grammar/transition';
import type { Port } from '../grammar/viewport';
import type { CreateScene } from '../surface/scene';
import { createLayers, type Layer } from './layers';
import type { MarkFrame } from './views/mark-view';

/** CSS px by which a mark moves in a millisecond because time goes on. */
function paceAt(mark: Mark, t: number, { instant }: Highlight): number {
  if (mark.kind === 'tracks') return mark.data.length > 0 ? Number.POSITIVE_INFINITY : 0;
  if ('slides' in mark && mark.slides) return paceOf(mark.slides.timeline, t);
  return 'timeline' in mark && (mark.kind === 'points' || instant !== undefined) ? paceOf(mark.timeline, t) : 0;
}

/** Draws a mark's data `u` of the way from their origins. */
function drawLayer(layer: Layer, u: number, frame: MarkFrame): void {
  const { view, data } = layer;
  const { mark, viewport } = data;
  if (layer.u !== u) view.move?.(data, u);
  layer.u = u;
  if ('slides' in mark && mark.slides) {
    const x = placeOf(mark.slides.timeline, mark.slides.at, frame.t);
    view.slide?.(mark.kind === 'line' ? x : snapTo(viewport.resolution)(x));
  }
  view.draw?.(data, frame);
}

/**
 * Draws a drawing: keeps a view for each of its marks, moves their data from one state to the next, and finds what is
 * pointed at. Two states that do not follow each other have nothing in between.
 */
export const createPlot =
  <S, L, A>(drawing: DrawingFunctions<S, L, A>): CreateScene<S> =>
  (kind) => {
    const { moves = 0, follows = 0 } = drawing;
    const stack = createLayers(kind);
    let port: Port | undefined;
    /** The last layout, and the axes that it is for. */
    let layout: { readonly of: L; readonly axes: string } | undefined;
    let step: Step<S, A> | undefined;
    let before: Step<S, A> | undefined;
    let other: S | undefined;
    /** Nothing moves from the state before: time stands still, or with reduced motion. */
    let isStill = false;
    /** The furthest that a datum moves, in CSS px. */
    let furthest = 0;
    let highlight: Highlight = { instant: undefined, incident: undefined };
    let row: string | undefined;
    let pointer: Place | undefined;
    /** The instant of the last drawing. */
    let instant = 0;

    const marks = () => stack.layers.map(({ data: { mark } }) => mark);
    const rows = () => marks().findLast((mark) => mark.kind === 'rows');

    function layoutOn(axes: A, { viewport }: Port): L {
      const text = JSON.stringify(axes);
      if (!layout || layout.axes !== text) layout = { of: drawing.layout(viewport, axes), axes: text };
      return layout.of;
    }

    /** Makes the marks, and has their views take them. Returns whether any looks different. */
    function take(next: Step<S, A>, on: Port): boolean {
      const from = isStill ? undefined : before;
      const isAnother = stack.take(transitionsOf(drawing, layoutOn(next.axes, on), on, next, from, other), on);
      furthest = Math.max(0, ...stack.layers.map(({ view, data }) => view.furthest?.(data) ?? 0));
      return isAnother;
    }

    return {
      view: stack.view,
      layout(viewport, palette) {
        port = { viewport, palette };
        layout = undefined;
      },
      update(state, compared) {
        const since = step ? drawing.at(state) - drawing.at(step.state) : 0;
        // The same state again, as after a change of size: it goes on moving from where it came.
        if (state !== step?.state) before = since > 0 && since <= follows ? step : undefined;
        step = { state, axes: drawing.axes?.(state, compared) as A };
        other = compared;
        return port !== undefined && take(step, port);
      },
      draw(now, reducedMotion, paused) {
        if (!port || !step) return Number.POSITIVE_INFINITY;
        const wasStill = isStill;
        isStill = reducedMotion || paused;
        if (before && isStill !== wasStill) take(step, port);
        const { viewport } = port;
        const at = drawing.at(step.state);
        instant = reducedMotion ? at : now;
        const { u, until } = tween(instant, at, furthest, viewport, isStill || furthest === 0, moves);
        const frame = { t: instant, reducedMotion, highlight, row, pointer };
        let pace = 0;
        for (const layer of stack.layers) {
          drawLayer(layer, u, frame);
          pace = Math.max(pace, paceAt(layer.data.mark, instant, highlight));
        }
        return reducedMotion ? Number.POSITIVE_INFINITY : min(until, seenAfter(instant, pace, viewport));
      },
      highlightRow(key) {
        row = key;
      },
      highlight(next) {
        highlight = next;
      },
      rowAt(place) {
        const { data = [], itemAt } = rows() ?? {};
        const boxes = data.map(({ box, reach = box, way }) => {
          return way ? { ...reach, x: reach.x + placeAt(way, instant) } : reach;
        });
        return itemAt?.(place) ? undefined : data[indexAt(boxes, place) ?? -1]?.key;
      },
      hover(place) {
        pointer = place;
        return place && rows()?.itemAt?.(place);
      },
      instantAt: (place) =>
        marks()
          .map((mark) =>
            'timeline' in mark
              ? instantOn(mark.timeline, place, instant, 'reach' in mark ? mark.reach : undefined)
              : undefined,
          )
          .find((at) => at !== undefined),
    };
  };
