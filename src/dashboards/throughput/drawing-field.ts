import type { Rect } from '../../plot/grammar/rect';
import { LINE_HEIGHT, MONO_ADVANCE } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { PODS, TOPOLOGY } from '../../sim/world/topology';
import { type GpuGrid, labelCapacity, POD_NAME, RACK_CHARS, typeSizes } from './drawing-grid';
import { type HeadingPlace, headingOf, type RackPlace, type ThroughputLayout } from './drawing-places';
import { BAND_INK, ON_BAND } from './inks';

const { racksPerPod, gpusPerRack } = TOPOLOGY;

/** Distance of a rack's outline from its cells, in CSS px at scale 1. */
const OUTLINE_OFF = 3;
/** Least distance below its band, in CSS px at scale 1. */
const BELOW_BAND = 2;
/** Least height of a cell that is filled to its load, in CSS px at scale 1. */
const LEAST_LOAD = 10;
/** Room on either side of the words on a band, in characters. */
const BAND_PADDING = 0.5;

/** Start of the n-th of `count` things of one size, spread over a whole from edge to edge. */
const spread = (n: number, count: number, size: number, whole: number) =>
  count === 1 ? 0 : Math.round((n * (whole - size)) / (count - 1));

/** Rectangle grown by a margin on every side, within the viewport. */
function grown({ x, y, width, height }: Rect, margin: number, viewport: Pick<Viewport, 'width' | 'height'>): Rect {
  const [left, top] = [Math.max(x - margin, 0), Math.max(y - margin, 0)];
  const right = Math.min(x + width + margin, viewport.width);
  const bottom = Math.min(y + height + margin, viewport.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Place of a rack in buffer pixels: its left edge, and the top edge of its label. */
interface RackOrigin {
  readonly x: number;
  readonly y: number;
}

/** Returns a rectangle of buffer pixels in CSS px. */
const cssRect = (x: number, y: number, width: number, height: number, resolution: number): Rect => ({
  x: x / resolution,
  y: y / resolution,
  width: width / resolution,
  height: height / resolution,
});

/** Cells of a rack in the order of its GPUs, each larger by `behind`, such as the gap to the next. */
function rackCells({ x, y }: RackOrigin, grid: GpuGrid, resolution: number, behind: GpuGrid['gap']): Rect[] {
  const { block, cell, gap } = grid;
  const edge = (column: number) => x + Math.round((column * (block.width + gap.x)) / grid.gpus);
  return Array.from({ length: gpusPerRack }, (_, gpu) => {
    const left = edge(gpu % grid.gpus);
    const width = edge((gpu % grid.gpus) + 1) - gap.x - left;
    const top = y + grid.label + Math.floor(gpu / grid.gpus) * (cell.height + gap.y);
    return cssRect(left, top, width + behind.x, cell.height + behind.y, resolution);
  });
}

/** Place of a rack with its band and its words, without its cells. */
function rackPlace({ x, y }: RackOrigin, grid: GpuGrid, viewport: Viewport, size: number): RackPlace {
  const { resolution, scale } = viewport;
  const { block } = grid;
  const rect = (top: number, height: number) => cssRect(x, top, block.width, height, resolution);
  const band = grid.label - Math.max(Math.round(BELOW_BAND * scale * resolution), 1);
  const pad = Math.round(BAND_PADDING * MONO_ADVANCE * size * resolution);
  const textY = (y + Math.round((band - LINE_HEIGHT * size * resolution) / 2)) / resolution;
  const left = { y: textY, font: 'mono', size, x: x / resolution } as const;
  const right = { y: textY, font: 'mono', size, x: (x + block.width) / resolution, align: 'end' } as const;
  const on = { weight: '500', ink: ON_BAND } as const;
  return {
    box: grown(rect(y, grid.label + block.height), OUTLINE_OFF * scale, viewport),
    block: rect(y + grid.label, block.height),
    band: { ...rect(y, band), ink: BAND_INK.colour },
    words: { name: { ...left, weight: '400', ink: 'faint' }, end: { ...right, weight: '400', ink: 'muted' } },
    onBand: {
      name: { ...left, ...on, x: left.x + pad / resolution },
      end: { ...right, ...on, x: right.x - pad / resolution },
    },
  };
}

/** Lays out racks as blocks of 72 cells, one a GPU. All edges of cells fall on whole buffer pixels. */
export function layoutField(grid: GpuGrid, viewport: Viewport): ThroughputLayout {
  const { resolution, scale } = viewport;
  const { pod, block, cell, gap } = grid;
  const type = typeSizes(viewport, grid.pods);
  const whole = { width: Math.floor(viewport.width * resolution), height: Math.floor(viewport.height * resolution) };
  const chars = labelCapacity(block.width, viewport);
  const podAt = (p: number) => ({
    x: spread(p % grid.pods, grid.pods, pod.width, whole.width),
    y: spread(Math.floor(p / grid.pods), PODS.length / grid.pods, pod.height, whole.height),
  });
  const pods = PODS.map((_, p): HeadingPlace => {
    const { x, y } = podAt(p);
    return headingOf({ x: x / resolution, y: y / resolution, width: pod.width / resolution }, type.pod, POD_NAME);
  });
  const origins = Array.from({ length: PODS.length * racksPerPod }, (_, rack): RackOrigin => {
    const origin = podAt(Math.floor(rack / racksPerPod));
    const r = rack % racksPerPod;
    const slot = grid.label + block.height;
    const rows = racksPerPod / grid.racks;
    return {
      x: origin.x + spread(r % grid.racks, grid.racks, block.width, pod.width),
      y: origin.y + grid.heading + spread(Math.floor(r / grid.racks), rows, slot, pod.height - grid.heading),
    };
  });
  const room = {
    label: grid.isLabelled,
    name: chars >= RACK_CHARS,
    chars: chars - 2 * BAND_PADDING,
    load: cell.height >= LEAST_LOAD * scale * resolution,
  };
  return {
    form: 'field',
    pods,
    racks: origins.map((origin) => rackPlace(origin, grid, viewport, type.rack)),
    cells: origins.flatMap((origin) => rackCells(origin, grid, resolution, { x: 0, y: 0 })),
    reach: origins.flatMap((origin) => rackCells(origin, grid, resolution, gap)),
    room,
  };
}
