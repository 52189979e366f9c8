import { Container } from 'pixi.js';
import { createInstantRule } from '../../plot/instant-rule';
import { FULL_LEVEL } from '../../plot/marks/cell';
import { createCells } from '../../plot/marks/cells';
import { createLabels } from '../../plot/marks/labels';
import { createOutline } from '../../plot/marks/outline';
import { createRules, type Rule } from '../../plot/marks/rules';
import { indexAt } from '../../plot/rect';
import type { CreateScene, Viewport } from '../../plot/scene';
import { INTERLOCKS } from '../../sim/world/interlocks';
import type { Palette } from '../../theme/palette';
import { FAULT_INK, HOLDS_INK, TILE_INKS, TONES } from './inks';
import { type InterlocksState, type Row, STRIP_MS } from './sim';
import { stateDuration } from './sim-duration';
import { gateWords } from './sim-gate';
import { barsAt, MOST_BARS, STEP_MS } from './stage-bars';
import { comparedRules } from './stage-compared';
import { gateMarks, holderOf } from './stage-gate';
import { type InterlocksLayout, layoutInterlocks, type TilePlace } from './stage-layout';
import { createStateMark } from './stage-mark';

/** All bars are full: only their places change. */
const FULL = {
  before: new Uint16Array(MOST_BARS).fill(FULL_LEVEL),
  now: new Uint16Array(MOST_BARS).fill(FULL_LEVEL),
  ink: new Uint8Array(MOST_BARS),
};

/** Between a tile in fault and its frame where colours are forced, which may leave both one colour, in CSS px at scale 1. */
const CLEAR_OF_FRAME = 4;

/** The grounds of the tiles and the lines of their strips. A tile in fault is filled but for its strip. */
function grounds(rows: readonly Row[], tiles: readonly TilePlace[], scale: number, { forced }: Palette): Rule[] {
  const clear = forced ? CLEAR_OF_FRAME * scale : 0;
  return tiles.flatMap(({ box, strip }, i): Rule[] => {
    const { x, y, width, height } = box;
    const filled = { x: x + clear, y: y + clear, width: width - 2 * clear, height: height - 2 * clear };
    const fault = rows[i]?.state === 'FAULT';
    const ground: Rule = fault ? { ...filled, ink: TONES.FAULT } : { ...box, ink: TILE_INKS.ground };
    if (strip.width === 0) return [ground];
    const line: Rule = { ...strip, y: strip.y + strip.height - scale, height: scale, ink: TILE_INKS.strip };
    return fault ? [ground, { ...strip, ink: TILE_INKS.ground }, line] : [ground, line];
  });
}

/** The gate, and the 15 interlocks that close it as tiles, each with its state and its strip of the last minute. */
export const createScene: CreateScene<InterlocksState> = (kind) => {
  const view = new Container();
  const gate = createRules();
  const ground = createRules();
  const bars = createCells(kind, MOST_BARS, [FAULT_INK], 'none');
  const compared = createRules();
  const marks = INTERLOCKS.map(() => createStateMark(kind));
  const labels = createLabels(kind);
  const outline = createOutline();
  const holds = createOutline(HOLDS_INK);
  const highlighted = createOutline('accent');
  const rule = createInstantRule();
  view.addChild(gate.view, ground.view, bars.view, compared.view, ...marks.map((mark) => mark.view));
  view.addChild(labels.view, rule.view, holds.view, highlighted.view, outline.view);

  let state: InterlocksState | undefined;
  let other: InterlocksState | undefined;
  /** What is drawn now, and what is pointed at. */
  let drawnAt = 0;
  let instant: number | undefined;
  /** What is written and where the bars stand, as text. */
  let written = '';
  let barred = '';
  let placed: { layout: InterlocksLayout; viewport: Viewport; palette: Palette } | undefined;

  const boxes = () => placed?.layout.tiles.map(({ box }) => box) ?? [];

  /** True where anything is drawn otherwise than before. */
  function write(next: InterlocksState): boolean {
    if (!placed) return false;
    const [title, note] = gateWords(next, placed.layout.gate.chars);
    const since = next.rows.map((row) => stateDuration(row, next.ts));
    const words = [title, note, ...next.rows.map((row, i) => `${row.state} ${since[i]}`)].join();
    if (words === written) return false;
    written = words;
    const { layout, viewport, palette } = placed;
    gate.show(gateMarks(next, layout.gate), viewport, palette);
    ground.show(grounds(next.rows, layout.tiles, viewport.scale, palette), viewport, palette);
    holds.show(layout.tiles[holderOf(next)]?.box, viewport, palette);
    labels.set(layout.gate.title, title);
    labels.set(layout.gate.note, note);
    for (const { label, text } of layout.gate.ends) labels.set(label, text);
    next.rows.forEach((row, i) => {
      const tile = layout.tiles[i] as TilePlace;
      const fault = row.state === 'FAULT' ? 1 : 0;
      const set = (pair: readonly [number, number], text: string) => {
        labels.set(pair[fault], layout.worded ? text : '');
        labels.set(pair[1 - fault] as number, '');
      };
      marks[i]?.show(row.state);
      set(tile.name, row.name);
      set(tile.state, row.state);
      set(tile.since, since[i] as string);
    });
    return true;
  }

  /** Places the bars for `t`; free where they stand there. */
  function bar(t: number): void {
    if (!placed || !state) return;
    const { layout, viewport, palette } = placed;
    const strips = layout.tiles.map(({ strip }) => strip);
    const places = barsAt(state.rows, strips, t, viewport.scale);
    compared.show(other ? comparedRules(state, other, layout.tiles, t, viewport) : [], viewport, palette);
    const key = JSON.stringify(places);
    if (key === barred) return;
    barred = key;
    bars.layout(places, viewport, palette);
    bars.update(FULL);
    bars.blend(1);
  }

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutInterlocks(viewport);
      placed = { layout, viewport, palette };
      [written, barred] = ['', ''];
      layout.tiles.forEach(({ mark }, i) => {
        marks[i]?.layout(mark, viewport, palette);
      });
      labels.layout(layout.labels, viewport, palette);
      rule.layout(
        layout.tiles.map(({ strip }) => strip).filter(({ width }) => width > 0),
        viewport,
        palette,
      );
    },
    update(next, there) {
      const same = JSON.stringify(there?.rows) === JSON.stringify(other?.rows);
      state = next;
      other = there;
      return write(next) || !same;
    },
    draw(t, reducedMotion) {
      drawnAt = reducedMotion ? (state?.ts ?? t) : t;
      bar(Math.floor(drawnAt / STEP_MS) * STEP_MS);
      rule.place(instant === undefined ? undefined : 1 - (drawnAt - instant) / STRIP_MS);
      if (instant !== undefined && !reducedMotion) return t;
      const any = state?.rows.some(({ recent }) => recent.length > 0);
      return any && !reducedMotion ? (Math.floor(t / STEP_MS) + 1) * STEP_MS : Number.POSITIVE_INFINITY;
    },
    highlightRow(key) {
      if (!placed) return;
      const tile = INTERLOCKS.findIndex(({ name }) => name === key);
      outline.show(placed.layout.tiles[tile]?.box, placed.viewport, placed.palette);
    },
    rowAt: (place) => INTERLOCKS[indexAt(boxes(), place) ?? -1]?.name,
    highlight(highlight) {
      instant = highlight.instant;
      const { incident } = highlight;
      if (!placed) return;
      highlighted.show(incident && placed.layout.tiles[incident.interlock]?.box, placed.viewport, placed.palette);
    },
    instantAt(place) {
      const tile = indexAt(boxes(), place);
      const strip = tile === undefined ? undefined : placed?.layout.tiles[tile]?.strip;
      const { x } = place;
      if (!strip?.width || x < strip.x || x > strip.x + strip.width) return undefined;
      return drawnAt - (1 - (x - strip.x) / strip.width) * STRIP_MS;
    },
  };
};
