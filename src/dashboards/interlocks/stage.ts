import { Container } from 'pixi.js';
import { INTERLOCKS } from '../../sim/world/interlocks';
import { createInstantRule } from '../../stage/instant-rule';
import { createLabels } from '../../stage/marks/labels';
import { createOutline } from '../../stage/marks/outline';
import { createRules } from '../../stage/marks/rules';
import { indexAt } from '../../stage/rect';
import type { CreateScene, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { type InterlocksState, STRIP_MS } from './sim';
import { stateDuration } from './sim-duration';
import { createBars } from './stage-bars';
import { type InterlocksLayout, layoutInterlocks, type RowPlace } from './stage-layout';
import { createStateMark } from './stage-mark';

/** The 15 interlocks as rows, each with its state and its strip of the last minute. */
export const createScene: CreateScene<InterlocksState> = (kind) => {
  const view = new Container();
  const bands = createRules();
  const ground = createRules();
  const bars = createBars(kind);
  const lasting = createRules();
  const covers = createRules();
  const besides = createRules();
  const marks = INTERLOCKS.map(() => createStateMark(kind));
  const labels = createLabels(kind);
  const outline = createOutline();
  const highlighted = createOutline('accent');
  const rule = createInstantRule();
  view.addChild(bands.view, ground.view, bars.view, lasting.view, covers.view, besides.view);
  view.addChild(...marks.map((mark) => mark.view), labels.view, rule.view, highlighted.view, outline.view);

  let ts = 0;
  /** What is drawn now, and what is pointed at. */
  let drawnAt = 0;
  let instant: number | undefined;
  /** The rows' states and words as they are drawn, as text. */
  let written: string | undefined;
  let placed: { layout: InterlocksLayout; viewport: Viewport; palette: Palette } | undefined;

  function band({ rows }: InterlocksState): void {
    if (!placed) return;
    const { layout, viewport, palette } = placed;
    const faulted = layout.rows.filter((_, i) => rows[i]?.state === 'FAULT');
    bands.show(
      faulted.map((place) => place.band),
      viewport,
      palette,
    );
    besides.show(
      faulted.flatMap((place) => [place.beside, place.cell]),
      viewport,
      palette,
    );
    lasting.show(
      faulted.map((place) => place.lasting),
      viewport,
      palette,
    );
  }

  /** True where anything is drawn otherwise than before. */
  function write(state: InterlocksState): boolean {
    if (!placed) return false;
    const since = state.rows.map((row) => stateDuration(row, state.ts));
    const words = state.rows.map((row, i) => `${row.state} ${since[i]}`).join();
    if (words === written) return false;
    written = words;
    const { layout } = placed;
    band(state);
    state.rows.forEach((row, i) => {
      const place = layout.rows[i] as RowPlace;
      const ok = row.state === 'OK';
      marks[i]?.show(row.state);
      labels.set(place.name, ok ? row.name : '');
      labels.set(place.faultName, ok ? '' : row.name);
      labels.set(place.state, ok ? row.state : '');
      labels.set(place.faultState, ok ? '' : row.state);
      if (place.kind !== undefined) labels.set(place.kind, row.kind);
      labels.set(place.since, ok ? (since[i] as string) : '');
      labels.set(place.faultSince, ok ? '' : (since[i] as string));
    });
    for (const { ago, now, numbers } of layout.axes) {
      labels.set(ago, '60 s ago');
      labels.set(now, 'now');
      for (const { label, text } of numbers) labels.set(label, text);
    }
    return true;
  }

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutInterlocks(viewport);
      placed = { layout, viewport, palette };
      written = undefined;
      ground.show(layout.ground, viewport, palette);
      covers.show(layout.covers, viewport, palette);
      layout.rows.forEach(({ mark }, i) => {
        marks[i]?.layout(mark, viewport, palette);
      });
      labels.layout(layout.labels, viewport, palette);
      const strips = layout.rows.map(({ strip }) => strip);
      bars.layout(strips, layout.leastBar, viewport, palette);
      rule.layout(strips, viewport, palette);
    },
    update(state) {
      ts = state.ts;
      const moved = bars.update(state.rows);
      return write(state) || moved;
    },
    draw(t, reducedMotion) {
      drawnAt = reducedMotion ? ts : t;
      const moves = bars.move(drawnAt);
      rule.place(instant === undefined ? undefined : 1 - (drawnAt - instant) / STRIP_MS);
      if (reducedMotion) return Number.POSITIVE_INFINITY;
      return instant === undefined ? moves : t;
    },
    highlightRow(row) {
      if (!placed) return;
      outline.show(row === null ? undefined : placed.layout.rows[row]?.box, placed.viewport, placed.palette);
    },
    rowAt: (x, y) =>
      placed &&
      indexAt(
        placed.layout.rows.map(({ box }) => box),
        x,
        y,
      ),
    highlight(highlight) {
      instant = highlight.instant;
      const { incident } = highlight;
      if (!placed) return;
      highlighted.show(incident && placed.layout.rows[incident.interlock]?.box, placed.viewport, placed.palette);
    },
    instantAt(x) {
      const strip = placed?.layout.rows.map((row) => row.strip).find((each) => x >= each.x && x <= each.x + each.width);
      return strip && drawnAt - (1 - (x - strip.x) / strip.width) * STRIP_MS;
    },
  };
};
