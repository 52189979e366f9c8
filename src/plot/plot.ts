import { Container } from 'pixi.js';
import { min } from '../sim/math/math';
import type { Drawing } from './drawing';
import type { ComparedMark, Mark } from './mark';
import { seenAfter, tween } from './motion';
import { originsOf } from './movement';
import { indexAt } from './rect';
import type { CreateScene, Highlight, Place, SurfaceKind } from './scene';
import { snapTo } from './snap';
import { instantOn, paceOf, placeOf } from './timeline';
import { createCellsView } from './views/cells-view';
import { createComparedView } from './views/compared-view';
import { createCrosshairView } from './views/crosshair-view';
import { createDotsView } from './views/dots-view';
import { createLabelsView } from './views/labels-view';
import { createLineView } from './views/line-view';
import type { MarkView, Port, Shown } from './views/mark-view';
import { createIncidentView, createRowsView } from './views/outline-view';
import { createPointsView } from './views/points-view';
import { createRulesView } from './views/rules-view';
import { createShapeView } from './views/shape-view';
import { createTimelineView } from './views/timeline-view';
import { createUprightsView } from './views/uprights-view';

const VIEWS = {
  cells: createCellsView,
  compared: createComparedView,
  crosshair: createCrosshairView,
  dots: createDotsView,
  incident: createIncidentView,
  labels: createLabelsView,
  line: createLineView,
  points: createPointsView,
  rows: createRowsView,
  rules: createRulesView,
  shape: createShapeView,
  timeline: createTimelineView,
  uprights: createUprightsView,
} as const;

const createView = (mark: Mark, kind: SurfaceKind) => VIEWS[mark.kind](kind) as MarkView<Mark>;

const dataOf = (mark: Mark | undefined): readonly { readonly key?: string }[] | undefined =>
  mark && 'data' in mark ? mark.data : undefined;

/** The data of the other state that are not the same in this one. */
function differing(mark: ComparedMark, other: Mark | undefined): ComparedMark {
  const own = new Map(mark.data.map((datum) => [datum.key, JSON.stringify(datum)]));
  const data = other?.kind === 'compared' ? other.data : [];
  return { ...mark, data: data.filter((datum) => JSON.stringify(datum) !== own.get(datum.key)) };
}

/** A state on its axes. */
interface Placed<S, A> {
  readonly state: S;
  readonly axes: A;
}

/** A mark with its view. `u` is the progress at which its data are drawn. */
interface Layer {
  readonly view: MarkView<Mark>;
  readonly shown: Shown<Mark>;
  u: number;
}

/** CSS px by which a mark moves in a millisecond because time goes on. */
function paceAt(mark: Mark, t: number, { instant }: Highlight): number {
  if ('slides' in mark && mark.slides) return paceOf(mark.slides.timeline, t);
  return 'timeline' in mark && (mark.kind === 'points' || instant !== undefined) ? paceOf(mark.timeline, t) : 0;
}

/**
 * Draws a drawing: keeps a view for each of its marks, moves their data from one state to the next, and finds what is pointed at. Two states
 * that do not follow each other have nothing in between.
 */
export const createPlot =
  <S, L, A>(drawing: Drawing<S, L, A>): CreateScene<S> =>
  (kind) => {
    const { moves = 0, follows = 0 } = drawing;
    const view = new Container();
    const views = new Map<string, MarkView<Mark>>();
    let marks: readonly Mark[] = [];
    let port: Port | undefined;
    let layout: L | undefined;
    let current: Placed<S, A> | undefined;
    let before: Placed<S, A> | undefined;
    let other: S | undefined;
    let layers: readonly Layer[] = [];
    /** The furthest that a datum moves, in CSS px. */
    let furthest = 0;
    let highlight: Highlight = { instant: undefined, incident: undefined };
    let row: string | undefined;
    let pointer: Place | undefined;
    /** The instant that is drawn. */
    let drawnAt = 0;
    /** Whether the marks have to be made again. */
    let isStale = true;

    /** The view of a mark, at its place among the others. */
    function viewOf(mark: Mark, place: number): MarkView<Mark> {
      const key = `${mark.kind} ${mark.name}`;
      const kept = views.get(key) ?? createView(mark, kind);
      views.set(key, kept);
      if (view.children[place] !== kept.view) view.addChildAt(kept.view, place);
      kept.view.visible = true;
      return kept;
    }

    /** Makes the marks, and has their views take them. */
    function show({ state, axes }: Placed<S, A>, on: Port): void {
      const marksOf = (of: S, itsAxes: A, scale: A, against?: S) => {
        const input = { state: of, other: against, axes: itsAxes, scale };
        const made = drawing.marks({ ...input, ...on, layout: layout as L });
        return new Map(made.map((mark) => [`${mark.kind} ${mark.name}`, mark]));
      };
      const own = marksOf(state, axes, axes, other);
      marks = [...own.values()];
      const others =
        other && marks.some((mark) => mark.kind === 'compared') ? marksOf(other, axes, axes, state) : undefined;
      const last = before && marksOf(before.state, before.axes, before.axes);
      const glides = before && JSON.stringify(before.axes) !== JSON.stringify(axes);
      const entering = before && glides ? marksOf(state, axes, before.axes) : undefined;
      const othersBefore = other && before && glides ? marksOf(other, axes, before.axes) : undefined;
      for (const unused of view.children) unused.visible = false;
      layers = [...own].map(([key, each], place) => {
        const isCompared = each.kind === 'compared';
        const mark = isCompared ? differing(each, others?.get(key)) : each;
        const [from, fromAxes] = isCompared ? [othersBefore] : [last, entering];
        const origins = originsOf(dataOf(mark) ?? [], dataOf(from?.get(key)), dataOf(fromAxes?.get(key)));
        const layer = { view: viewOf(mark, place), shown: { mark, origins: origins as never, port: on, ...on } };
        layer.view.show?.(layer.shown);
        return { ...layer, u: Number.NaN };
      });
      furthest = Math.max(0, ...layers.map((layer) => layer.view.furthest?.(layer.shown) ?? 0));
    }

    return {
      view,
      layout(viewport, palette) {
        port = { viewport, palette };
        layout = drawing.layout(viewport);
        isStale = true;
      },
      update(state, next) {
        const since = current ? drawing.at(state) - drawing.at(current.state) : 0;
        // The same state again, as after a change of size: it goes on moving from where it came.
        if (state !== current?.state) before = since > 0 && since <= follows ? current : undefined;
        current = { state, axes: drawing.axes(state, next) };
        other = next;
        isStale = true;
        return true;
      },
      draw(now, reducedMotion, paused) {
        if (!port || !current) return Number.POSITIVE_INFINITY;
        const { viewport } = port;
        const at = drawing.at(current.state);
        const t = reducedMotion ? at : now;
        drawnAt = t;
        if (isStale) show(current, port);
        isStale = false;
        const { u, until } = tween(t, at, furthest, viewport, reducedMotion || paused || furthest === 0, moves);
        const snap = snapTo(viewport.resolution);
        for (const layer of layers) {
          const { mark } = layer.shown;
          if (layer.u !== u) layer.view.move?.(layer.shown, u);
          layer.u = u;
          if ('slides' in mark && mark.slides) {
            const x = placeOf(mark.slides.timeline, mark.slides.at, t);
            layer.view.slide?.(mark.kind === 'line' ? x : snap(x));
          }
          layer.view.draw?.(layer.shown, { t, highlight, row, pointer });
        }
        if (reducedMotion) return Number.POSITIVE_INFINITY;
        const pace = Math.max(0, ...marks.map((mark) => paceAt(mark, t, highlight)));
        return min(until, seenAfter(t, pace, viewport));
      },
      highlightRow(key) {
        row = key;
      },
      highlight(next) {
        highlight = next;
      },
      rowAt(place) {
        const { data = [], itemAt } = rows() ?? {};
        const boxes = data.map(({ box }) => box);
        return itemAt?.(place) ? undefined : data[indexAt(boxes, place) ?? -1]?.key;
      },
      hover(place) {
        pointer = place;
        return place && rows()?.itemAt?.(place);
      },
      instantAt: (place) =>
        marks
          .map((mark) => ('timeline' in mark ? instantOn(mark.timeline, place, drawnAt) : undefined))
          .find((instant) => instant !== undefined),
    };

    function rows() {
      return marks.findLast((mark) => mark.kind === 'rows');
    }
  };
