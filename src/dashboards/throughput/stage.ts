import { Container } from 'pixi.js';
import { TOPOLOGY } from '../../sim/topology';
import { grouped } from '../../sim/units';
import { furthestMove } from '../../stage/marks/cell';
import { createCells } from '../../stage/marks/cells';
import { createLabels } from '../../stage/marks/labels';
import { createOutline } from '../../stage/marks/outline';
import { createRules } from '../../stage/marks/rules';
import { tween } from '../../stage/motion';
import type { CreateScene, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { GPU_STATES, INKS } from './inks';
import { GPUS, type ThroughputState } from './sim';
import { layoutThroughput, type PodPlace, type RackPlace, type ThroughputLayout } from './stage-layout';
import { createLevels } from './stage-levels';

const POD_GPUS = TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack;

/** All 1,728 GPUs as one field of cells, by pod and rack. */
export const createScene: CreateScene<ThroughputState> = (kind) => {
  const view = new Container();
  const inks = GPU_STATES.map((state) => INKS[state]);
  const cells = createCells(kind, GPUS, inks);
  const struck = createRules();
  const labels = createLabels(kind);
  const outline = createOutline();
  const selected = createOutline('accent');
  view.addChild(cells.view, struck.view, labels.view, selected.view, outline.view);

  const levels = createLevels();
  let ts = 0;
  /** The furthest that a level moves to the newest reading, in CSS px. */
  let furthest = 0;
  let marked: string | undefined;
  let placed: { layout: ThroughputLayout; viewport: Viewport; palette: Palette } | undefined;

  function mark(state: ThroughputState): void {
    if (!placed) return;
    const hit = state.pods.flatMap(({ racks }) => racks.map(({ corr }) => corr !== null));
    const key = hit.join();
    if (key === marked) return;
    marked = key;
    const rules = placed.layout.racks.filter((_, rack) => hit[rack]).map((place) => place.struck);
    struck.show(rules, placed.viewport, placed.palette);
  }

  function write(state: ThroughputState): void {
    if (!placed) return;
    const { pods, racks, room } = placed.layout;
    state.pods.forEach((pod, p) => {
      const { name, total, down } = pods[p] as PodPlace;
      labels.set(name, pod.pod);
      labels.set(total, `${grouped(pod.tflops)} TFLOPS`);
      labels.set(down, room.heading ? `${pod.down} of ${POD_GPUS} GPUs down` : `${pod.down} down`);
      pod.racks.forEach((rack, r) => {
        const place = racks[p * TOPOLOGY.racksPerPod + r] as RackPlace;
        const title = room.name ? `Rack ${rack.rack}` : String(rack.rack);
        labels.set(place.name, rack.corr ? '' : title);
        labels.set(place.struckName, rack.corr ? title : '');
        labels.set(place.total, room.total ? `${grouped(rack.tflops)}${room.unit ? ' TFLOPS' : ''}` : '');
      });
    });
  }

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutThroughput(viewport);
      placed = { layout, viewport, palette };
      marked = undefined;
      cells.layout(layout.cells, viewport, palette);
      labels.layout(layout.labels, viewport, palette);
    },
    update(state) {
      ts = state.ts;
      levels.take(state);
      cells.update(levels.cells);
      if (placed) furthest = furthestMove(levels.cells, placed.layout.cells);
      mark(state);
      write(state);
      return true;
    },
    draw(t, settled, resting) {
      if (!placed) return Number.POSITIVE_INFINITY;
      const { u, until } = tween(t, ts, furthest, placed.viewport, settled || resting);
      cells.blend(u);
      return until;
    },
    point(row) {
      if (!placed) return;
      outline.show(row === null ? undefined : placed.layout.racks[row]?.box, placed.viewport, placed.palette);
    },
    attend({ incident }) {
      if (!placed) return;
      const rack = incident && placed.layout.racks[incident.pod * TOPOLOGY.racksPerPod + incident.rack];
      selected.show(rack?.box, placed.viewport, placed.palette);
    },
  };
};
