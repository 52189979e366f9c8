import { Container } from 'pixi.js';
import { min } from '../sim/math/math';
import type { Drawing } from './drawing';
import type { ComparedMark, Mark } from './mark';
import { seenAfter, tween } from './motion';
import { originsOf } from './movement';
import { indexAt } from './rect';
import type { CreateScene, Highlight, SurfaceKind } from './scene';
import { instantOn, paceOf, type Timeline } from './timeline';
import { createCellsView } from './views/cells-view';
import { createComparedView } from './views/compared-view';
import { createDotsView } from './views/dots-view';
import { createIncidentView } from './views/incident-view';
import { createLabelsView } from './views/labels-view';
import type { MarkView, Port } from './views/mark-view';
import { createPointsView } from './views/points-view';
import { createRowsView } from './views/rows-view';
import { createRulesView } from './views/rules-view';
import { createShapeView } from './views/shape-view';
import { createTimelineView } from './views/timeline-view';
import { createUprightsView } from './views/uprights-view';

const VIEWS = {
  cells: createCellsView,
  compared: createComparedView,
  dots: createDotsView,
  incident: createIncidentView,
  labels: createLabelsView,
  points: createPointsView,
  rows: createRowsView,
  rules: createRulesView,
  shape: createShapeView,
  timeline: createTimelineView,
  uprights: createUprightsView,
} as const;

const createView = (mark: Mark, kind: SurfaceKind) => VIEWS[mark.kind](kind) as MarkView<Mark>;

const dataOf = (mark: Mark | undefined) => (mark && 'data' in mark ? mark.data : undefined);

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

/**
 * Draws a drawing: keeps a view for each of its marks, moves their data from one state to the next, and finds what is pointed at. Two states
 * that do not follow each other have nothing in between.
 */
export const createPlot =
  <S extends { readonly ts: number }, L, A>(drawing: Drawing<S, L, A>): CreateScene<S> =>
  (kind) => {
    const view = new Container();
    const views = new Map<string, MarkView<Mark>>();
    let marks: readonly Mark[] = [];
    let port: Port | undefined;
    let layout: L | undefined;
    let current: Placed<S, A> | undefined;
    let before: Placed<S, A> | undefined;
    /** The views of the marks, and the furthest that one of their data moves, in CSS px. */
    let shown: readonly MarkView<Mark>[] = [];
    let furthest = 0;
    let timelines: readonly Timeline[] = [];
    let highlight: Highlight = { instant: undefined, incident: undefined };
    let row: string | undefined;
    /** The instant that is drawn. */
    let shownAt = 0;

    /** The view of a mark, at its place among the others. */
    function viewOf(mark: Mark, place: number): MarkView<Mark> {
      const key = `${mark.kind} ${mark.name}`;
      const kept = views.get(key) ?? createView(mark, kind);
      views.set(key, kept);
      if (view.children[place] !== kept.view) view.addChildAt(kept.view, place);
      kept.view.visible = true;
      return kept;
    }

    function show(other: S | undefined): void {
      if (!port || layout === undefined || !current) return;
      const { viewport } = port;
      const at = layout;
      const marksOf = (state: S, axes: A, scale: A) =>
        new Map(
          drawing
            .marks({ state, axes, scale, layout: at, viewport })
            .map((mark) => [`${mark.kind} ${mark.name}`, mark]),
        );
      const { state, axes } = current;
      const own = marksOf(state, axes, axes);
      const others = other && marksOf(other, axes, axes);
      const last = before && marksOf(before.state, before.axes, before.axes);
      const glides = before && JSON.stringify(before.axes) !== JSON.stringify(axes);
      const entering = before && glides ? marksOf(state, axes, before.axes) : undefined;
      const othersBefore = other && before && glides ? marksOf(other, axes, before.axes) : undefined;
      marks = [...own.values()];
      furthest = 0;
      timelines = marks.flatMap((mark) => ('timeline' in mark ? [mark.timeline] : []));
      for (const unused of view.children) unused.visible = false;
      shown = [...own].map(([key, mark], place) => {
        const isCompared = mark.kind === 'compared';
        const drawn = isCompared ? differing(mark, others?.get(key)) : mark;
        const [from, fromAxes] = isCompared ? [othersBefore] : [last, entering];
        const origins = originsOf<{ readonly key?: string }>(
          dataOf(drawn) ?? [],
          dataOf(from?.get(key)),
          dataOf(fromAxes?.get(key)),
        );
        const each = viewOf(drawn, place);
        furthest = Math.max(furthest, each.show(drawn, origins as never, port as Port));
        return each;
      });
    }

    return {
      view,
      layout(viewport, palette) {
        port = { viewport, palette };
        layout = drawing.layout(viewport);
      },
      update(state, other) {
        const since = state.ts - (current?.state.ts ?? Number.NaN);
        // The same state again, as after a change of size: it goes on moving from where it came.
        if (state !== current?.state) before = since > 0 && since <= drawing.follows ? current : undefined;
        current = { state, axes: drawing.axes(state, other) };
        show(other);
        return true;
      },
      draw(t, reducedMotion, paused) {
        if (!port || !current) return Number.POSITIVE_INFINITY;
        shownAt = t;
        const still = reducedMotion || paused || furthest === 0;
        const { u, until } = tween(t, current.state.ts, furthest, port.viewport, still, drawing.moves);
        for (const each of shown) each.draw({ t, u, highlight, row });
        if (reducedMotion) return Number.POSITIVE_INFINITY;
        const pace = Math.max(0, ...timelines.map((timeline) => paceOf(timeline, t)));
        return min(until, seenAfter(t, pace, port.viewport));
      },
      highlightRow(key) {
        row = key;
      },
      highlight(next) {
        highlight = next;
      },
      rowAt(place) {
        const rows = marks.findLast((mark) => mark.kind === 'rows')?.data ?? [];
        const found = indexAt(
          rows.map(({ box }) => box),
          place,
        );
        return found === undefined ? undefined : rows[found]?.key;
      },
      instantAt(place) {
        return timelines
          .map((timeline) => instantOn(timeline, place, shownAt))
          .find((instant) => instant !== undefined);
      },
    };
  };
