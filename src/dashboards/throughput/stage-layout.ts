import { PODS, TOPOLOGY } from '../../sim/world/topology';
import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import type { Rect } from '../../stage/rect';
import type { Viewport } from '../../stage/scene';
import { LINE_HEIGHT, MONO_ADVANCE } from '../../stage/type';
import { BAND_INK, BAR_INK, ON_BAND } from './inks';
import { divide, labelCapacity, RACK_CHARS, RACK_FULL_CHARS, typeSizes } from './stage-grid';

const { racksPerPod, gpusPerRack } = TOPOLOGY;

/** Characters between the start of a pod's name and its total. */
const TOTAL_AT = 3.5;
/** Characters of a pod's heading in which the GPUs down are counted in full. */
const FULL_HEADING = 42;
/** The line of a rack's mean, how far the outline of a rack stands off, and the least below its band, in CSS px at scale 1. */
const MEAN_LINE = 1;
const OUTLINE_OFF = 3;
const BELOW_BAND = 2;
/** Room on either side of what is written on a band, in characters. */
export const BAND_PADDING = 0.5;

export interface PodPlace {
  /** Indices of its labels. */
  readonly name: number;
  readonly total: number;
  readonly down: number;
}

export interface RackPlace {
  /** What is outlined, in CSS px: the rack with its label and a margin. */
  readonly box: Rect;
  /** The band behind its label where it is in an incident. */
  readonly band: Rule;
  /** Indices of its labels: its name and its total, and the same on its band. */
  readonly name: number;
  readonly total: number;
  readonly bandName: number;
  readonly bandTotal: number;
}

export interface ThroughputLayout {
  /** The three pods. */
  readonly pods: readonly PodPlace[];
  /** The 24 racks, pod after pod. */
  readonly racks: readonly RackPlace[];
  /** The 1,728 GPUs, rack after rack, and the halves of their cells above and below the mean. */
  readonly cells: readonly Rect[];
  readonly above: readonly Rect[];
  readonly below: readonly Rect[];
  /** What of the plot answers for each GPU: its cell and the gaps after it. */
  readonly reach: readonly Rect[];
  /** The lines of the means, one through each row of cells. */
  readonly means: readonly Rule[];
  /** Cells across in a rack. */
  readonly across: number;
  readonly labels: readonly LabelPlace[];
  /** What there is room for; characters above a rack. */
  readonly room: {
    readonly label: boolean;
    readonly name: boolean;
    readonly total: boolean;
    readonly unit: boolean;
    readonly heading: boolean;
    readonly chars: number;
  };
}

/** Where the n-th of `count` things of one size starts, spread over a whole from edge to edge. */
const spread = (n: number, count: number, size: number, whole: number) =>
  count === 1 ? 0 : Math.round((n * (whole - size)) / (count - 1));

/** A rectangle grown by a margin on every side, inside the viewport. */
function grown({ x, y, width, height }: Rect, margin: number, viewport: Viewport): Rect {
  const [left, top] = [Math.max(x - margin, 0), Math.max(y - margin, 0)];
  const right = Math.min(x + width + margin, viewport.width);
  const bottom = Math.min(y + height + margin, viewport.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Places pods, racks, GPUs and labels for a viewport. All edges of cells fall on whole buffer pixels. */
export function layoutThroughput(viewport: Viewport): ThroughputLayout {
  const { resolution, scale } = viewport;
  const grid = divide(viewport);
  const { pod, block, cell, gap } = grid;
  const upper = Math.floor(cell.height / 2);
  const type = typeSizes(viewport);
  const whole = { width: Math.floor(viewport.width * resolution), height: Math.floor(viewport.height * resolution) };
  const chars = labelCapacity(block.width, viewport);
  const cells: Rect[] = [];
  const above: Rect[] = [];
  const below: Rect[] = [];
  const reach: Rect[] = [];
  const means: Rule[] = [];
  const thick = Math.max(Math.round(MEAN_LINE * scale * resolution), 1);
  const rect = (x: number, y: number, width: number, height: number): Rect => ({
    x: x / resolution,
    y: y / resolution,
    width: width / resolution,
    height: height / resolution,
  });
  const labels: LabelPlace[] = [];
  const label = (place: Omit<LabelPlace, 'x' | 'y'>, x: number, y: number) =>
    labels.push({ ...place, x: x / resolution, y: y / resolution }) - 1;

  const podAt = (p: number) => ({
    x: spread(p % grid.pods, grid.pods, pod.width, whole.width),
    y: spread(Math.floor(p / grid.pods), PODS.length / grid.pods, pod.height, whole.height),
  });
  const pods = PODS.map((_, p): PodPlace => {
    const { x, y } = podAt(p);
    const heading = { font: 'mono', size: type.pod } as const;
    const indent = Math.round(TOTAL_AT * MONO_ADVANCE * type.pod * resolution);
    return {
      name: label({ ...heading, weight: '500', ink: 'text' }, x, y),
      total: label({ ...heading, weight: '400', ink: 'text' }, x + indent, y),
      down: label({ ...heading, weight: '400', ink: 'muted', align: 'end' }, x + pod.width, y),
    };
  });
  const racks = Array.from({ length: PODS.length * racksPerPod }, (_, rack): RackPlace => {
    const origin = podAt(Math.floor(rack / racksPerPod));
    const r = rack % racksPerPod;
    const slot = grid.label + block.height;
    const rows = racksPerPod / grid.racks;
    const x = origin.x + spread(r % grid.racks, grid.racks, block.width, pod.width);
    const y = origin.y + grid.heading + spread(Math.floor(r / grid.racks), rows, slot, pod.height - grid.heading);
    const edge = (column: number) => x + Math.round((column * (block.width + gap.x)) / grid.gpus);
    for (let gpu = 0; gpu < gpusPerRack; gpu++) {
      const left = edge(gpu % grid.gpus);
      const width = edge((gpu % grid.gpus) + 1) - gap.x - left;
      const top = y + grid.label + Math.floor(gpu / grid.gpus) * (cell.height + gap.y);
      cells.push(rect(left, top, width, cell.height));
      above.push(rect(left, top, width, upper));
      below.push(rect(left, top + upper, width, cell.height - upper));
      reach.push(rect(left, top, width + gap.x, cell.height + gap.y));
      if (gpu % grid.gpus > 0) continue;
      const mean = top + upper - Math.floor(thick / 2);
      means.push({ ...rect(left, mean, block.width, thick), ink: BAR_INK.colour });
    }
    const text = { font: 'mono', size: type.rack } as const;
    const band = grid.label - Math.max(Math.round(BELOW_BAND * scale * resolution), 1);
    const pad = Math.round(BAND_PADDING * MONO_ADVANCE * type.rack * resolution);
    const on = { ...text, weight: '500', ink: ON_BAND } as const;
    const onY = y + Math.round((band - LINE_HEIGHT * type.rack * resolution) / 2);
    return {
      box: grown(rect(x, y, block.width, slot), OUTLINE_OFF * scale, viewport),
      band: { ...rect(x, y, block.width, band), ink: BAND_INK.colour },
      name: label({ ...text, weight: '400', ink: 'faint' }, x, y),
      total: label({ ...text, weight: '400', ink: 'muted', align: 'end' }, x + block.width, y),
      bandName: label(on, x + pad, onY),
      bandTotal: label({ ...on, align: 'end' }, x + block.width - pad, onY),
    };
  });
  const room = {
    label: grid.labelled,
    name: chars >= RACK_FULL_CHARS.name,
    total: chars >= RACK_CHARS,
    unit: chars >= RACK_FULL_CHARS.unit,
    heading: pod.width / resolution >= FULL_HEADING * MONO_ADVANCE * type.pod,
    chars,
  };
  return { pods, racks, cells, above, below, reach, means, across: grid.gpus, labels, room };
}
