import { Container } from 'pixi.js';
import { CORE_STATES, CORES } from '../../sim/world/cores';
import { type CellLevels, FULL_LEVEL, furthestMove } from '../../stage/marks/cell';
import { createCells } from '../../stage/marks/cells';
import { mixed } from '../../stage/marks/colour';
import { createLabels } from '../../stage/marks/labels';
import { createOutline } from '../../stage/marks/outline';
import { createPoints } from '../../stage/marks/points';
import { createRules } from '../../stage/marks/rules';
import { tween } from '../../stage/motion';
import { indexAt, type Rect } from '../../stage/rect';
import type { CreateScene, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { FAINT, FAINT_STATE, INKS, ROLLBACK_MARK } from './inks';
import type { CoresState } from './sim';
import { comparedRules } from './stage-compared';
import { type CoreCell, type CoresLayout, gaugeLines, layoutCores, socketBox } from './stage-layout';

/** Share of the viewport's width at which a mark that is not there stands: outside. */
const NOWHERE = -1;

const level = (percent: number) => Math.round((percent * FULL_LEVEL) / 100);

/** The slice's scenario and phase above 48 gauges in sockets of eight, each with its utilisation below it; one in rollback has a mark above it. */
export const createScene: CreateScene<CoresState> = (kind) => {
  const view = new Container();
  const inks = CORE_STATES.map((state) => INKS[state]);
  const cells = createCells(kind, CORES, inks);
  /** Faint gauges, drawn over bright ones as far as below their edge. */
  const faint = createCells(kind, CORES, inks, 'none');
  const lines = createRules();
  const compared = createRules();
  const labels = createLabels(kind);
  const outline = createOutline();
  const highlighted = createOutline('accent');
  const marks = createPoints(kind, CORES, [ROLLBACK_MARK]);
  const marked = { x: new Float32Array(CORES), y: new Float32Array(CORES), ink: new Uint8Array(CORES) };
  view.addChild(
    cells.view,
    faint.view,
    lines.view,
    compared.view,
    labels.view,
    marks.view,
    highlighted.view,
    outline.view,
  );

  const levels: CellLevels = {
    before: new Uint16Array(CORES),
    now: new Uint16Array(CORES),
    ink: new Uint8Array(CORES),
  };
  const below: CellLevels = { before: new Uint16Array(CORES), now: new Uint16Array(CORES), ink: levels.ink };
  let ts = 0;
  /** The furthest that a level moves to the newest reading, in CSS px. */
  let furthest = 0;
  let placed: { layout: CoresLayout; viewport: Viewport; palette: Palette } | undefined;

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutCores(viewport);
      placed = { layout, viewport, palette };
      const gauges = layout.cells.map((cell) => cell.gauge);
      const hatched = { ...viewport, scale: layout.hatchScale };
      cells.layout(gauges, hatched, palette);
      const colour = INKS[FAINT_STATE].colour;
      faint.layout(gauges, hatched, {
        ...palette,
        [colour]: mixed(palette.raised, palette[colour], FAINT.share),
      });
      lines.show(gaugeLines(layout, viewport), viewport, palette);
      marks.layout({ x: 0, y: 0, width: viewport.width, height: viewport.height }, layout.markHalf, viewport, palette);
      labels.layout(layout.labels, viewport, palette);
      [...layout.sockets, ...layout.numbers].forEach((text, i) => {
        labels.set(i, text);
      });
    },
    update(state, other) {
      ts = state.ts;
      state.cores.forEach((core, i) => {
        levels.before[i] = level(core.previous);
        levels.now[i] = level(core.utilisation);
        levels.ink[i] = CORE_STATES.indexOf(core.state);
        const cell = placed?.layout.cells[i] as CoreCell | undefined;
        if (!cell || !placed) return;
        const edge = (FULL_LEVEL * FAINT.edge * placed.viewport.scale) / cell.gauge.height;
        const inner = (of: number) => (core.state === FAINT_STATE ? Math.max(of - edge, 0) : 0);
        below.before[i] = inner(levels.before[i] as number);
        below.now[i] = inner(levels.now[i] as number);
        labels.set(cell.value, placed?.layout.valued ? String(core.utilisation) : '');
      });
      if (placed) {
        const { layout, viewport, palette } = placed;
        compared.show(other ? comparedRules(state, other, layout, viewport) : [], viewport, palette);
        const { width, height } = viewport;
        state.cores.forEach((core, i) => {
          const mark = placed?.layout.cells[i]?.mark;
          marked.x[i] = mark && core.state === 'rollback' ? mark.x / width : NOWHERE;
          marked.y[i] = mark ? mark.y / height : 0;
        });
        marks.update(marked);
        marks.slide(0);
        const { scenario, phase, captioned } = placed.layout;
        labels.set(scenario, captioned ? `Scenario: ${state.scenario}` : state.scenario);
        labels.set(phase, captioned ? `Phase: ${state.phase}` : state.phase);
        furthest = furthestMove(
          levels,
          placed.layout.cells.map(({ gauge }) => gauge),
        );
      }
      cells.update(levels);
      faint.update(below);
      return true;
    },
    draw(t, reducedMotion, paused) {
      if (!placed) return Number.POSITIVE_INFINITY;
      // What stands still is read: its bars are as high as their numbers say.
      const { u, until } = tween(t, ts, furthest, placed.viewport, reducedMotion || paused);
      cells.blend(u);
      faint.blend(u);
      return until;
    },
    highlightRow(key) {
      if (!placed) return;
      const rect: Rect | undefined = key === undefined ? undefined : placed.layout.cells[Number(key)]?.box;
      outline.show(rect, placed.viewport, placed.palette);
    },
    rowAt: (place) =>
      placed &&
      indexAt(
        placed.layout.cells.map(({ box }) => box),
        place,
      )?.toString(),
    highlight({ incident }) {
      if (!placed) return;
      highlighted.show(incident && socketBox(placed.layout, incident.socket), placed.viewport, placed.palette);
    },
  };
};
