import { PODS, TOPOLOGY } from '../../sim/topology';
import type { Rect } from '../../stage/marks/cell';
import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import type { Viewport } from '../../stage/scene';
import { STRUCK_INK } from './inks';
import { divide, MONO_ADVANCE, RACK_CHARS, RACK_FULL_CHARS, roomAbove, typeSizes } from './stage-grid';

const { racksPerPod, gpusPerRack } = TOPOLOGY;

/** Characters between the start of a pod's name and its total. */
const TOTAL_AT = 3.5;
/** Characters of a pod's heading in which the GPUs down are counted in full. */
const FULL_HEADING = 42;
/** The line above a struck rack, and how far the outline of a rack stands off, in CSS px at scale 1. */
const STRUCK_LINE = 2;
const OUTLINE_OFF = 3;

export interface PodPlace {
  /** Indices of its labels. */
  readonly name: number;
  readonly total: number;
  readonly down: number;
}

export interface RackPlace {
  /** What is outlined, in CSS px: the rack with its label and a margin. */
  readonly box: Rect;
  /** The line that marks it as struck by an incident. */
  readonly struck: Rule;
  /** Indices of its labels: its name, the same as one that is struck, and its total. */
  readonly name: number;
  readonly struckName: number;
  readonly total: number;
}

export interface ThroughputLayout {
  /** The three pods. */
  readonly pods: readonly PodPlace[];
  /** The 24 racks, pod after pod. */
  readonly racks: readonly RackPlace[];
  /** The 1,728 GPUs, rack after rack. */
  readonly cells: readonly Rect[];
  readonly labels: readonly LabelPlace[];
  /** What there is room for. */
  readonly room: { readonly name: boolean; readonly total: boolean; readonly unit: boolean; readonly heading: boolean };
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
  const type = typeSizes(viewport);
  const whole = { width: Math.floor(viewport.width * resolution), height: Math.floor(viewport.height * resolution) };
  const chars = roomAbove(block.width, viewport);
  const cells: Rect[] = [];
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
    for (let gpu = 0; gpu < gpusPerRack; gpu++) {
      const left = x + (gpu % grid.gpus) * (cell.width + gap);
      const top = y + grid.label + Math.floor(gpu / grid.gpus) * (cell.height + gap);
      cells.push({
        x: left / resolution,
        y: top / resolution,
        width: cell.width / resolution,
        height: cell.height / resolution,
      });
    }
    const css = { x: x / resolution, y: y / resolution, width: block.width / resolution, height: slot / resolution };
    const text = { font: 'mono', size: type.rack } as const;
    const line = STRUCK_LINE * scale;
    const struckY = css.y + grid.label / resolution - line - gap / resolution;
    return {
      box: grown(css, OUTLINE_OFF * scale, viewport),
      struck: { ...css, y: struckY, height: line, ink: STRUCK_INK.colour },
      name: label({ ...text, weight: '400', ink: 'faint' }, x, y),
      struckName: label({ ...text, weight: '500', ink: STRUCK_INK.colour }, x, y),
      total: label({ ...text, weight: '400', ink: 'muted', align: 'end' }, x + block.width, y),
    };
  });
  const room = {
    name: chars >= RACK_FULL_CHARS.name,
    total: chars >= RACK_CHARS,
    unit: chars >= RACK_FULL_CHARS.unit,
    heading: pod.width / resolution >= FULL_HEADING * MONO_ADVANCE * type.pod,
  };
  return { pods, racks, cells, labels, room };
}
