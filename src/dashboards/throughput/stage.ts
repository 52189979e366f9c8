import { Container } from 'pixi.js';
import { createCells } from '../../plot/marks/cells';
import { createLabels } from '../../plot/marks/labels';
import { createOutline } from '../../plot/marks/outline';
import { createRules } from '../../plot/marks/rules';
import { indexAt, type Rect } from '../../plot/rect';
import type { CreateScene, Place, Viewport } from '../../plot/scene';
import { PODS, TOPOLOGY } from '../../sim/world/topology';
import type { Palette } from '../../theme/palette';
import { GROUND, OUT_INK, UP_INK } from './inks';
import { GPUS, type Pod, rackIndex, rackKey, type ThroughputState } from './sim';
import { comparedRules, downBy } from './stage-compared';
import { bandLabels, gpuText, type HeadingTexts, podHeading } from './stage-labels';
import { layoutThroughput } from './stage-layout';
import { createLevels } from './stage-levels';
import { marksOf } from './stage-marks';
import type { HeadingPlace, RackPlace, ThroughputLayout } from './stage-places';

const { racksPerPod, gpusPerRack } = TOPOLOGY;
const POD_GPUS = racksPerPod * gpusPerRack;
const NO_CELLS: readonly Rect[] = Array.from({ length: GPUS }, () => ({ x: 0, y: 0, width: 0, height: 0 }));

/** All 1,728 GPUs as a calm field of racks, lit where they work. What is down stands out of it: a block for an incident, a dark cell for maintenance. */
export const createScene: CreateScene<ThroughputState> = (kind) => {
  const view = new Container();
  const cells = createCells(kind, GPUS, [UP_INK, OUT_INK], GROUND);
  const marks = createRules();
  const compared = createRules();
  const labels = createLabels(kind);
  const outline = createOutline();
  const selected = createOutline('accent');
  view.addChild(cells.view, marks.view, compared.view, labels.view, selected.view, outline.view);

  const levels = createLevels();
  let state: ThroughputState | undefined;
  /** The cells are placed, and not filled yet. */
  let stale = true;
  let inspected: string | undefined;
  let pointed: number | undefined;
  let placed: { layout: ThroughputLayout; viewport: Viewport; palette: Palette } | undefined;

  function write(next: ThroughputState, other: ThroughputState | undefined): void {
    if (!placed) return;
    const { pods, racks, room } = placed.layout;
    const set = (label: number | undefined, text: string) => label !== undefined && labels.set(label, text);
    const head = (place: HeadingPlace, { figure, words, end, alarm }: HeadingTexts) => {
      labels.set(place.figure, figure);
      labels.set(place.words, words);
      labels.set(place.aside, alarm ? '' : end);
      labels.set(place.alarm, alarm ? end : '');
    };
    next.pods.forEach((pod, p) => {
      const place = pods[p] as HeadingPlace;
      head(place, podHeading(next, pod, downBy(pod.down, other?.pods[p]?.down), place));
      pod.racks.forEach((rack, r) => {
        const place = racks[p * racksPerPod + r] as RackPlace;
        const title = room.name ? `Rack ${rack.rack}` : String(rack.rack);
        const by = downBy(rack.down, other?.pods[p]?.racks[r]?.down);
        const [bandName, bandDown] = rack.corr && room.label ? bandLabels(rack, room.chars) : ['', ''];
        const text = by && title.length + by.length <= room.chars ? `${title}${by}` : title;
        set(place.name, !rack.corr && room.label ? text : '');
        set(place.bandName, bandName);
        set(place.bandDown, bandDown);
      });
    });
  }

  /** The rack at a place, unless it is one of the GPUs'. */
  function rackAt(place: Place): number | undefined {
    if (!placed) return undefined;
    const { reach, racks } = placed.layout;
    if (indexAt(reach, place) !== undefined) return undefined;
    return indexAt(
      racks.map(({ box }) => box),
      place,
    );
  }

  /** Outlines the GPU that is pointed at, or else the rack that is inspected. */
  function frame(): void {
    if (!placed) return;
    const { layout, viewport, palette } = placed;
    const rack = inspected === undefined || !state ? undefined : layout.racks[rackIndex(state.pods, inspected)]?.box;
    outline.show(pointed === undefined ? rack : layout.cells[pointed], viewport, palette);
  }

  return {
    view,
    layout(viewport, palette) {
      const layout = layoutThroughput(viewport);
      placed = { layout, viewport, palette };
      cells.view.visible = layout.form === 'field';
      cells.layout(layout.form === 'field' ? layout.cells : NO_CELLS, viewport, palette);
      labels.layout(layout.labels, viewport, palette);
      stale = true;
    },
    update(next, other) {
      state = next;
      if (levels.take(next) || stale) {
        cells.update(levels.cells);
        cells.blend(1);
      }
      stale = false;
      if (!placed) return true;
      const { layout, viewport, palette } = placed;
      marks.show(marksOf(next, layout, viewport.scale), viewport, palette);
      compared.show(other ? comparedRules(next, other, layout, viewport) : [], viewport, palette);
      write(next, other);
      return true;
    },
    draw: () => Number.POSITIVE_INFINITY,
    highlightRow(row) {
      inspected = row;
      frame();
    },
    rowAt(place) {
      const rack = rackAt(place);
      if (rack === undefined) return undefined;
      return rackKey(PODS[Math.floor(rack / racksPerPod)] as string, (rack % racksPerPod) + 1);
    },
    hover(place) {
      pointed = place && placed && indexAt(placed.layout.reach, place);
      frame();
      if (pointed === undefined || !state) return undefined;
      const pod = state.pods[Math.floor(pointed / POD_GPUS)] as Pod;
      const words = gpuText(pod, Math.floor(pointed / gpusPerRack) % racksPerPod, pointed % gpusPerRack);
      return { key: String(pointed), words };
    },
    highlight({ incident }) {
      if (!placed) return;
      const rack = incident && placed.layout.racks[incident.pod * racksPerPod + incident.rack];
      selected.show(rack?.box, placed.viewport, placed.palette);
    },
  };
};
