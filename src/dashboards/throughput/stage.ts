import { Container } from 'pixi.js';
import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { createCells } from '../../stage/marks/cells';
import { createLabels } from '../../stage/marks/labels';
import { createOutline } from '../../stage/marks/outline';
import { createRules, type Rule } from '../../stage/marks/rules';
import { indexAt } from '../../stage/rect';
import type { CreateScene, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { BAR_INK, GROUND_INK, INCIDENT_INK, OUT_INK } from './inks';
import { GPUS, type Pod, type ThroughputState } from './sim';
import { bandLabels, gpuText } from './stage-labels';
import { BAND_PADDING, layoutThroughput, type PodPlace, type RackPlace, type ThroughputLayout } from './stage-layout';
import { createLevels, gpuStates } from './stage-levels';

const { racksPerPod, gpusPerRack } = TOPOLOGY;
const POD_GPUS = racksPerPod * gpusPerRack;

/** The GPUs that an incident has down, each with the gaps to its neighbours that are down too: together one block. */
function incidentCells({ pods }: ThroughputState, { cells, across }: ThroughputLayout): Rule[] {
  const racks = pods.flatMap((pod) => pod.racks);
  return racks.flatMap(({ corr, gpus }, rack) => {
    if (!corr) return [];
    const states = gpuStates(gpus);
    return states.flatMap((state, gpu) => {
      if (state !== 'incident') return [];
      const at = (other: number) => cells[rack * gpusPerRack + other] ?? { x: 0, y: 0 };
      const { x, y, width, height } = cells[rack * gpusPerRack + gpu] as (typeof cells)[number];
      const joined = (gpu + 1) % across > 0 && states[gpu + 1] === 'incident';
      const [right, bottom] = [at(gpu + 1).x, at(gpu + across).y];
      const over = states[gpu + across] === 'incident';
      return [
        { x, y, width: joined ? right - x : width, height: over ? bottom - y : height, ink: INCIDENT_INK.colour },
      ];
    });
  });
}

/** All 1,728 GPUs as one field: how far each is from the mean of its rack. What an incident has down is a block in it. */
export const createScene: CreateScene<ThroughputState> = (kind) => {
  const view = new Container();
  const above = createCells(kind, GPUS, [BAR_INK, OUT_INK]);
  // A bar hangs from the mean: the half below it is all bar, and the ground fills it from its foot.
  const below = createCells(kind, GPUS, [GROUND_INK, OUT_INK], BAR_INK.colour);
  const means = createRules();
  const incidents = createRules();
  const labels = createLabels(kind);
  const outline = createOutline();
  const selected = createOutline('accent');
  view.addChild(above.view, below.view, means.view, incidents.view, labels.view, selected.view, outline.view);

  const levels = createLevels();
  let state: ThroughputState | undefined;
  let inspected: number | null = null;
  let pointed: number | undefined;
  let placed: { layout: ThroughputLayout; viewport: Viewport; palette: Palette } | undefined;

  function write({ pods: shown }: ThroughputState): void {
    if (!placed) return;
    const { pods, racks, room } = placed.layout;
    shown.forEach((pod, p) => {
      const { name, total, down } = pods[p] as PodPlace;
      labels.set(name, pod.pod);
      labels.set(total, `${grouped(pod.tflops)} TFLOPS`);
      labels.set(down, room.heading ? `${pod.down} of ${POD_GPUS} GPUs down` : `${pod.down} down`);
      pod.racks.forEach((rack, r) => {
        const place = racks[p * racksPerPod + r] as RackPlace;
        const title = room.name ? `Rack ${rack.rack}` : String(rack.rack);
        const sum = room.total ? `${grouped(rack.tflops)}${room.unit ? ' TFLOPS' : ''}` : '';
        const [bandName, bandTotal] =
          rack.corr && room.label ? bandLabels(rack, room.chars - 2 * BAND_PADDING) : ['', ''];
        const plain = !rack.corr && room.label;
        labels.set(place.name, plain ? title : '');
        labels.set(place.total, plain ? sum : '');
        labels.set(place.bandName, bandName);
        labels.set(place.bandTotal, bandTotal);
      });
    });
  }

  /** The rack at a place, unless it is one of the GPUs'. */
  function rackAt(x: number, y: number): number | undefined {
    if (!placed) return undefined;
    const { reach, racks } = placed.layout;
    if (indexAt(reach, x, y) !== undefined) return undefined;
    return indexAt(
      racks.map(({ box }) => box),
      x,
      y,
    );
  }

  /** Outlines the GPU that is pointed at, or else the rack that is inspected. */
  function frame(): void {
    if (!placed) return;
    const { layout, viewport, palette } = placed;
    const rack = inspected === null ? undefined : layout.racks[inspected]?.box;
    outline.show(pointed === undefined ? rack : layout.cells[pointed], viewport, palette);
  }

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutThroughput(viewport);
      placed = { layout, viewport, palette };
      above.layout(layout.above, viewport, palette);
      below.layout(layout.below, viewport, palette);
      means.show(layout.means, viewport, palette);
      labels.layout(layout.labels, viewport, palette);
    },
    update(next) {
      state = next;
      levels.take(next);
      above.update(levels.above);
      below.update(levels.below);
      above.blend(1);
      below.blend(1);
      if (!placed) return true;
      const { layout, viewport, palette } = placed;
      const racks = next.pods.flatMap((pod) => pod.racks);
      const bands = layout.racks.filter((_, rack) => racks[rack]?.corr).map(({ band }) => band);
      incidents.show([...bands, ...incidentCells(next, layout)], viewport, palette);
      write(next);
      return true;
    },
    draw: () => Number.POSITIVE_INFINITY,
    highlightRow(row) {
      inspected = row;
      frame();
    },
    rowAt: rackAt,
    hover(place) {
      pointed = place && placed && indexAt(placed.layout.reach, place.x, place.y);
      frame();
      if (pointed === undefined || !state) return undefined;
      const pod = state.pods[Math.floor(pointed / POD_GPUS)] as Pod;
      return gpuText(pod, Math.floor(pointed / gpusPerRack) % racksPerPod, pointed % gpusPerRack);
    },
    highlight({ incident }) {
      if (!placed) return;
      const rack = incident && placed.layout.racks[incident.pod * racksPerPod + incident.rack];
      selected.show(rack?.box, placed.viewport, placed.palette);
    },
  };
};
