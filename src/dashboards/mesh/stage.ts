import { Container, Graphics } from 'pixi.js';
import { createLabels } from '../../stage/marks/labels';
import { createOutline } from '../../stage/marks/outline';
import { createRules } from '../../stage/marks/rules';
import { placeAt, type Track } from '../../stage/marks/track';
import { createTracks } from '../../stage/marks/tracks';
import type { CreateScene, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { INKS, SHAPES } from './inks';
import { DEGRADED_BELOW, LANES, type MeshState, SHOWN_PER_LANE } from './sim';
import { type Drawn, type Flow, follow } from './stage-flow';
import { layoutMesh, type MeshLane, type MeshLayout, rowOf } from './stage-layout';

/** Batches drawn at most: those shown, and as many that leave. */
const MOST = 2 * LANES * SHOWN_PER_LANE;
/** Clear ground between a batch and the frame around it, in CSS px at scale 1. */
const FRAME_GAP = 4;

const COLOURS = [INKS.nominal, INKS.degraded] as const;

/** Four lanes whose batches go from left to right through the stages. */
export const createScene: CreateScene<MeshState> = (kind) => {
  const view = new Container();
  const rules = createRules();
  const tracks = createTracks(kind, MOST, COLOURS);
  const labels = createLabels();
  const outline = createOutline();
  const marks = Array.from({ length: LANES }, () => new Graphics({ visible: false }));
  view.addChild(rules.view, tracks.view, labels.view, ...marks, outline.view);

  let placed: { layout: MeshLayout; viewport: Viewport; palette: Palette } | undefined;
  let flow: Flow | undefined;
  let drawn = 0;
  let row: number | null = null;

  function trackOf({ batch, from, hide }: Drawn, { lanes, x0, x1 }: MeshLayout): Track {
    const degraded = batch.quality < DEGRADED_BELOW;
    const { rows } = lanes[batch.lane] as MeshLane;
    return {
      start: batch.ts,
      life: batch.life,
      from,
      hide,
      y: rows[rowOf(batch.id)] as number,
      x0,
      x1,
      shape: SHAPES[batch.cls],
      ink: COLOURS.indexOf(degraded ? INKS.degraded : INKS.nominal),
      degraded,
    };
  }

  function words(lane: MeshLane, { quality, waiting, corr }: MeshState['lanes'][number], mark: Graphics): void {
    labels.set(lane.quality, `${quality} %`);
    labels.set(lane.waiting, waiting > 0 ? `+${waiting} waiting` : '');
    labels.set(lane.incident, corr ?? '');
    mark.visible = corr !== null;
  }

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutMesh(viewport);
      placed = { layout, viewport, palette };
      rules.show(layout.rules, viewport, palette);
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
    update(state) {
      flow = follow(flow, state);
      if (!placed) return;
      const { layout } = placed;
      const moving = [...flow.shown, ...flow.leaving].map((each) => trackOf(each, layout));
      drawn = moving.length;
      // Over each other in order of arrival, which stays, not of place.
      tracks.update(moving.sort((a, b) => a.start - b.start));
      state.lanes.forEach((lane, i) => {
        words(layout.lanes[i] as MeshLane, lane, marks[i] as Graphics);
      });
    },
    draw(t, settled) {
      tracks.draw(t, settled);
      const pointed = row === null ? undefined : flow?.shown[row];
      outline.view.visible = pointed !== undefined;
      if (pointed && placed) {
        const track = trackOf(pointed, placed.layout);
        outline.view.position.set(placeAt(track, t), track.y);
      }
      return drawn > 0;
    },
    point(next) {
      row = next;
    },
  };
};
