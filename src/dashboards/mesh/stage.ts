import { Container, Graphics } from 'pixi.js';
import { FULL_LEVEL } from '../../plot/grammar/cell';
import { lengthTick } from '../../plot/grammar/compared';
import { indexAt, type Rect } from '../../plot/grammar/rect';
import type { Viewport } from '../../plot/grammar/viewport';
import { createCells } from '../../plot/render/marks/cells';
import { createLabels } from '../../plot/render/marks/labels';
import { createOutline } from '../../plot/render/marks/outline';
import { createRules } from '../../plot/render/marks/rules';
import { placeAt, type Track } from '../../plot/render/marks/track';
import { createTracks } from '../../plot/render/marks/tracks';
import type { CreateScene } from '../../plot/surface/scene';
import type { Ink } from '../../theme/ink';
import type { Palette } from '../../theme/palette';
import { BEYOND_SHAPE, BEYOND_SIZE, INKS, SHAPES } from './inks';
import {
  type Batch,
  DEGRADED_BELOW,
  drawnBatches,
  LANES,
  type Lane,
  MAX_BATCHES,
  type MeshState,
  SHOWN_PER_LANE,
} from './sim';
import { heightsOf } from './stage-apart';
import { type DrawnBatch, type Flow, follow } from './stage-flow';
import { FULL_LOAD, layoutMesh, type MeshLane, type MeshLayout, rowOf } from './stage-layout';

/** Batches drawn at most: those shown, and as many that leave. */
const MOST = 2 * LANES * SHOWN_PER_LANE;
/** End, in milliseconds, of a movement that lasts until its path is complete. */
const NEVER = Number.POSITIVE_INFINITY;
/** Clear ground between a batch and the frame around it, in CSS px at scale 1. */
const FRAME_GAP = 4;

/** Width of the notch in a lane's bar, in CSS px. */
const NOTCH = 2;
const COLOURS = [INKS.nominal, INKS.degraded, INKS.incident] as const;
const DOT_COLOURS = [INKS.beyond, INKS.degraded, INKS.incident] as const;
const LOAD_COLOURS = [INKS.degraded, INKS.nominal, INKS.beyond, INKS.incident] as const;
const LOAD_INKS = LOAD_COLOURS.map(
  (colour): Ink => ({
    colour,
    hatch: 'solid',
    ...((colour === INKS.nominal || colour === INKS.beyond) && { forced: 'columns' }),
  }),
);
/** The parts of a lane's bar from left to right: those that run, then those that wait, of each the degraded ones first. */
const LOAD_PARTS = 4;
/** The parts of all bars are full: only their places and inks change. */
const FULL = new Uint16Array(LANES * LOAD_PARTS).fill(FULL_LEVEL);

type DegradedInk = typeof INKS.degraded | typeof INKS.incident;

/** The inks of the degraded batches of a state by their ids: only an incident has a colour. */
const degradedInks = ({ batches, lanes }: MeshState): ReadonlyMap<string, DegradedInk> =>
  new Map(
    batches
      .filter(({ quality }) => quality < DEGRADED_BELOW)
      .map(({ id, lane }) => [id, lanes[lane]?.corr ? INKS.incident : INKS.degraded]),
  );

/** How far a number of batches goes along a lane's bar, CSS px. */
const along = ({ width }: Rect, batches: number) => (width * Math.min(batches, FULL_LOAD)) / FULL_LOAD;

/** Four lanes whose batches go from left to right through the stages, those that wait as dots. */
export const createScene: CreateScene<MeshState> = (kind) => {
  const view = new Container();
  const rules = createRules();
  const loads = createCells(kind, LANES * LOAD_PARTS, LOAD_INKS, 'none');
  const notches = createRules();
  const compared = createRules();
  const dots = createTracks(kind, MAX_BATCHES, DOT_COLOURS, 0);
  const tracks = createTracks(kind, MOST, COLOURS);
  const labels = createLabels(kind);
  const outline = createOutline();
  const highlighted = createOutline('accent');
  const marks = Array.from({ length: LANES }, () => new Graphics({ visible: false }));
  view.addChild(rules.view, loads.view, notches.view, compared.view, dots.view, tracks.view, labels.view);
  view.addChild(...marks, highlighted.view, outline.view);

  let geometry: { layout: MeshLayout; viewport: Viewport; palette: Palette } | undefined;
  let flow: Flow | undefined;
  /** The degraded batches of the newest state, and those of the one that it is compared with: a ring in the ink of what is degraded. */
  let inks: ReadonlyMap<string, DegradedInk> = new Map();
  let otherInks: ReadonlyMap<string, DegradedInk> = new Map();
  /** Of the batches shown, and of those that leave: by their ids, CSS px. */
  let heights: ReadonlyMap<string, number> = new Map();
  /** Of the newest state, those that wait too. */
  let batches: readonly Batch[] = [];
  let row: string | undefined;
  let drawnAt = 0;

  function heightOf({ id, lane }: Batch, { lanes }: MeshLayout): number {
    const { rows } = lanes[lane] as MeshLane;
    return heights.get(id) ?? (rows[rowOf(id, rows.length)] as number);
  }

  function trackOf({ batch, from, hide }: DrawnBatch, layout: MeshLayout): Track {
    const { x0, x1 } = layout;
    return {
      start: batch.ts,
      life: batch.life,
      from,
      hide,
      y: heightOf(batch, layout),
      x0,
      x1,
      shape: SHAPES[batch.cls],
      ink: COLOURS.indexOf(inks.get(batch.id) ?? (otherInks.has(batch.id) ? INKS.degraded : INKS.nominal)),
      hollow: batch.quality >= DEGRADED_BELOW,
    };
  }

  /** A dot for every batch: under its own marker where it is shown, so that only those that wait are seen. */
  function dotOf(batch: Batch, layout: MeshLayout): Track {
    const { x0, x1 } = layout;
    const { ts: start, life, id } = batch;
    const ink = DOT_COLOURS.indexOf(inks.get(id) ?? INKS.beyond);
    const y = heightOf(batch, layout);
    return { start, life, from: start, hide: NEVER, y, x0, x1, shape: BEYOND_SHAPE, ink, hollow: false };
  }

  /** A lane's batches as the parts of a bar, given those that run. A part without batches has no width. */
  function loadOf({ load }: MeshLane, { active, degraded }: Lane, running: readonly Batch[]): Rect[] {
    const count = running.length;
    const failing = running.filter(({ quality }) => quality < DEGRADED_BELOW).length;
    const ends = [0, failing, count, count + degraded - failing, active].map((batches) => along(load, batches));
    return Array.from({ length: LOAD_PARTS }, (_, i) => {
      const [from = 0, to = 0] = ends.slice(i);
      return { ...load, x: load.x + from, width: to - from };
    });
  }

  function words(lane: MeshLane, { quality, active, corr }: Lane, mark: Graphics): void {
    const { full = false, named = false } = geometry?.layout ?? {};
    const text = full ? `quality ${quality}%` : `${quality}%`;
    const degraded = quality < DEGRADED_BELOW;
    labels.set(lane.quality[0], degraded ? '' : text);
    labels.set(lane.quality[1], degraded ? text : '');
    labels.set(lane.count, full ? `${active} ${active === 1 ? 'batch' : 'batches'}` : String(active));
    labels.set(lane.incident, named ? (corr ?? '') : '');
    mark.visible = corr !== null;
  }

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutMesh(viewport);
      geometry = { layout, viewport, palette };
      heights = new Map();
      rules.show(layout.rules, viewport, palette);
      notches.show(
        layout.lanes.map(({ load }) => ({
          ...load,
          x: load.x + along(load, SHOWN_PER_LANE) - NOTCH / 2,
          width: NOTCH,
          ink: 'panel',
        })),
        viewport,
        palette,
      );
      dots.layout(layout.marker * BEYOND_SIZE, viewport, palette);
      tracks.layout(layout.marker, viewport, palette);
      labels.layout(layout.labels, viewport, palette);
      layout.headings.forEach((text, i) => {
        labels.set(i, text);
      });
      layout.lanes.forEach(({ name, mark: { x, y, width, height } }, lane) => {
        labels.set(name, `Lane ${lane}`);
        marks[lane]
          ?.clear()
          .poly([x + width / 2, y, x + width, y + height, x, y + height])
          .fill(palette.warn);
      });
      const frame = layout.marker / 2 + FRAME_GAP * viewport.scale;
      outline.show({ x: -frame, y: -frame, width: frame * 2, height: frame * 2 }, viewport, palette);
    },
    update(state, other) {
      flow = follow(flow, state);
      inks = degradedInks(state);
      otherInks = other ? degradedInks(other) : new Map();
      if (!geometry) return false;
      const { layout, viewport, palette } = geometry;
      const left = flow.leaving.flatMap(({ batch: { id } }): [string, number][] => {
        const y = heights.get(id);
        return y === undefined ? [] : [[id, y]];
      });
      const kept = state.lanes.flatMap(({ lane }) => [...heightsOf(drawnBatches(state, lane), lane, layout)]);
      heights = new Map([...left, ...kept]);
      dots.update(state.batches.map((batch) => dotOf(batch, layout)));
      const moving = [...flow.shown, ...flow.leaving].map((each) => trackOf(each, layout));
      batches = state.batches;
      // Those ahead first, so that no trail crosses a marker.
      tracks.update(moving.sort((a, b) => placeAt(b, state.ts) - placeAt(a, state.ts)));
      loads.layout(
        state.lanes.flatMap((lane, i) => loadOf(layout.lanes[i] as MeshLane, lane, drawnBatches(state, lane.lane))),
        viewport,
        palette,
      );
      const parts = state.lanes.flatMap(({ corr }) => {
        const degraded = corr ? INKS.incident : INKS.degraded;
        return [degraded, INKS.nominal, degraded, INKS.beyond];
      });
      loads.update({ before: FULL, now: FULL, ink: Uint8Array.from(parts, (ink) => LOAD_COLOURS.indexOf(ink)) });
      const ticks = layout.lanes.flatMap(({ load }, i) => {
        const otherLane = other?.lanes[i];
        const isSame = otherLane?.active === state.lanes[i]?.active;
        return otherLane && !isSame ? [lengthTick(load, along(load, otherLane.active), viewport)] : [];
      });
      compared.show(ticks, viewport, palette);
      loads.blend(1);
      state.lanes.forEach((lane, i) => {
        words(layout.lanes[i] as MeshLane, lane, marks[i] as Graphics);
      });
      return true;
    },
    draw(t, reducedMotion) {
      drawnAt = t;
      dots.draw(t, reducedMotion);
      tracks.draw(t, reducedMotion);
      const pointed = row === undefined ? undefined : batches.find(({ id }) => id === row);
      outline.view.visible = pointed !== undefined;
      if (pointed && geometry) {
        const track = dotOf(pointed, geometry.layout);
        outline.view.position.set(placeAt(track, t), track.y);
      }
      return batches.length > 0 ? t : Number.POSITIVE_INFINITY;
    },
    highlightRow(next) {
      row = next;
    },
    rowAt(place) {
      if (!geometry || !flow) return undefined;
      const { layout } = geometry;
      const boxesOf = (all: readonly Batch[], half: number) =>
        all.map((batch): Rect => {
          const track = dotOf(batch, layout);
          return { x: placeAt(track, drawnAt) - half, y: track.y - half, width: 2 * half, height: 2 * half };
        });
      const marked = flow.shown.map(({ batch }) => batch);
      const marker = indexAt(boxesOf(marked, layout.marker / 2 + FRAME_GAP), place);
      if (marker !== undefined) return marked[marker]?.id;
      return batches[indexAt(boxesOf(batches, layout.marker / 2), place) ?? -1]?.id;
    },
    highlight({ incident }) {
      if (!geometry) return;
      highlighted.show(incident && geometry.layout.lanes[incident.lane]?.band, geometry.viewport, geometry.palette);
    },
  };
};
