import { MONO_ADVANCE, monoWidth, typeSize as stepOf } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { clamp } from '../../sim/math/math';
import { PAIR_GPUS, PODS, TOPOLOGY } from '../../sim/world/topology';
import { TYPE_SCALE } from '../../theme/tokens';
import type { HeadingSizes } from './drawing-places';

const { racksPerPod, gpusPerRack } = TOPOLOGY;

/** Gaps between pods in CSS px at scale 1. */
const POD_GAP = { beside: 32, below: { least: 6, most: 20 } } as const;
/** Bounds of the gap between racks in CSS px at scale 1. */
const RACK_GAP = { least: 6, most: 20 } as const;
/** Gap between pods below each other, as a share of the plot's height. */
const POD_GAP_SHARE = 0.03;
/** Gap between racks, as a share of the plot's width. */
const RACK_GAP_SHARE = 0.015;
/**
 * Type as a share of the plot's height and of its width, its largest size, and the height of its line as a multiple of
 * its size. Pods beside each other share one line, so it may be higher.
 */
const POD_TYPE = { high: 0.066, beside: 0.1, wide: 0.046, most: TYPE_SCALE[6], line: 1.5 } as const;
/** Size of the words beside a figure, as a share of the figure's. */
const WORDS = 0.64;
/** Type of racks' labels, likewise. */
const RACK_TYPE = { high: 0.027, wide: 0.04, most: TYPE_SCALE[3], line: 1.6 } as const;

/** Characters of a pod's name. */
export const POD_NAME = 2;
/** Characters of the words beside a pod's name: at least for the number of its GPUs down, and with the reasons. */
const POD_WORDS = { least: 8, full: 25 } as const;
/** Characters of a rack's full name. */
export const RACK_CHARS = 6;

/**
 * Gap between two GPUs of a pair of trays, as a share of a cell's width, so that GPUs can be counted and a pair still
 * reads as one. `from` is the width of the narrowest cells with a gap, in CSS px at scale 1.
 */
const GPU_GAP = { share: 0.08, from: 4.5 } as const;
/** Gap between two pairs of trays, as a share of a cell's height; the least in CSS px at scale 1. */
const PAIR_GAP = { share: 0.12, least: 2 } as const;
/** Least width and height of a cell, in CSS px at scale 1, at which a single one that is down is visible. */
const LEAST_CELL = 3.5;
/**
 * Choices of GPUs across in a rack: one pair of trays, so that a rack reads as one, or, in low racks, whole pairs
 * beside each other.
 */
const ACROSS = [PAIR_GPUS, 3 * PAIR_GPUS, gpusPerRack] as const;
/**
 * Preferences, as factors, for a field whose racks are as high as their pairs of trays, one with room for racks' names,
 * and one whose headings name the GPUs that are down. Larger, and the cells become small for the sake of words.
 */
const WORTH = { pairs: 1.3, named: 1.1, full: 1.15 } as const;
/** Largest ratio of a cell's sides that counts: a longer side counts as this multiple of the other one. */
const CELL_ASPECT = 1.5;

/** Height above a rack whose label has no room: the band of an incident alone, and a gap. CSS px at scale 1. */
const BARE_LABEL = 6;

const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter((each) => n % each === 0);

/** Parts of a CSS px at scale 1 to which sizes are rounded when a field is chosen. */
const FINE = 64;

/** Ways to arrange the field: pods across, racks across in each, GPUs across in each of those. */
const ARRANGEMENTS = [1, PODS.length].flatMap((pods) =>
  divisors(racksPerPod).flatMap((racks) => ACROSS.map((gpus) => ({ pods, racks, gpus }))),
);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Division of the field. All sizes are whole buffer pixels. */
export interface GpuGrid {
  /** Number of pods across. */
  readonly pods: number;
  /** Number of racks across in a pod. */
  readonly racks: number;
  /** Number of GPUs across in a rack. */
  readonly gpus: number;
  /** Size of a pod with its heading. */
  readonly pod: Size;
  /** Size of a rack's block of cells without its label. */
  readonly block: Size;
  /** Size of a cell at its narrowest. */
  readonly cell: Size;
  /** Gaps between two cells across and down. */
  readonly gap: { readonly x: number; readonly y: number };
  /** True if the racks have labels. */
  readonly isLabelled: boolean;
  /** Height of a pod's heading. */
  readonly heading: number;
  /** Height of a rack's label. */
  readonly label: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

interface Type {
  readonly high: number;
  readonly wide: number;
  readonly most: number;
}

/** Step of the type scale for that share of the plot, in CSS px at the viewport's scale. */
const typeSize = ({ high, wide, most }: Type, { width, height, scale }: Viewport) =>
  stepOf(Math.min(height * high, width * wide, most * scale), scale);

/** Sizes of a heading in CSS px. */
function headingSizes(type: Type, viewport: Viewport): HeadingSizes {
  const size = typeSize(type, viewport);
  return [size, stepOf(size * WORDS, viewport.scale)];
}

/** Type sizes in CSS px, with so many pods beside each other. */
export const typeSizes = (viewport: Viewport, pods = 1) => ({
  pod: headingSizes({ ...POD_TYPE, high: pods > 1 ? POD_TYPE.beside : POD_TYPE.high }, viewport),
  rack: typeSize(RACK_TYPE, viewport),
});

/** Characters of the rack's label that fit above a block. */
export const labelCapacity = (blockWidth: number, viewport: Viewport) =>
  blockWidth / viewport.resolution / (typeSizes(viewport).rack * MONO_ADVANCE);

/** Sizes under one arrangement. */
function measure(
  { pods, racks, gpus }: (typeof ARRANGEMENTS)[number],
  isLabelled: boolean,
  viewport: Viewport,
): GpuGrid {
  const { width, height, resolution, scale } = viewport;
  const type = typeSizes(viewport, pods);
  const px = (css: number) => Math.round(css * resolution);
  const part = (whole: number, count: number, gap: number) => Math.floor((whole - gap * (count - 1)) / count);
  const heading = px(type.pod[0] * POD_TYPE.line);
  const label = px(isLabelled ? type.rack * RACK_TYPE.line : BARE_LABEL * scale);
  const gapOf = (share: number, { least, most }: Range) => px(clamp(share, least * scale, most * scale));
  const rackGap = gapOf(width * RACK_GAP_SHARE, RACK_GAP);
  const pod = {
    width: part(Math.floor(width * resolution), pods, px(POD_GAP.beside * scale)),
    height: part(Math.floor(height * resolution), PODS.length / pods, gapOf(height * POD_GAP_SHARE, POD_GAP.below)),
  };
  const rack = {
    width: part(pod.width, racks, rackGap),
    height: part(pod.height - heading, racksPerPod / racks, Math.round(rackGap / 2)) - label,
  };
  const rows = gpusPerRack / gpus;
  const between = Math.max(Math.round((rack.height / rows) * PAIR_GAP.share), px(PAIR_GAP.least * scale), 1);
  const wide = rack.width / gpus;
  const beside = wide < px(GPU_GAP.from * scale) ? 0 : Math.max(Math.round(wide * GPU_GAP.share), 1);
  const gap = { x: Math.min(beside, between), y: between };
  const cell = { width: part(rack.width, gpus, gap.x), height: part(rack.height, rows, gap.y) };
  // Cells share the remaining width; rows are few and keep one height.
  const block = { width: rack.width, height: (cell.height + gap.y) * rows - gap.y };
  return { pods, racks, gpus, pod, block, cell, gap, isLabelled, heading, label };
}

/** Legibility of a field: the size of its cells. Cells too small to be seen count as none. */
function worth({ pods, pod, block, cell, gpus }: GpuGrid, viewport: Viewport): number {
  const [figure, small] = typeSizes(viewport, pods).pod;
  const heading = (chars: number) => (monoWidth(POD_NAME + 1, figure) + monoWidth(chars, small)) * viewport.resolution;
  const least = LEAST_CELL * viewport.scale * viewport.resolution;
  const { width, height } = cell;
  if (pod.width < heading(POD_WORDS.least) || Math.min(width, height) < least) return Number.NEGATIVE_INFINITY;
  const size = Math.sqrt(Math.min(width, CELL_ASPECT * height) * Math.min(height, CELL_ASPECT * width));
  const named = labelCapacity(block.width, viewport) >= RACK_CHARS ? WORTH.named : 1;
  const full = pod.width >= heading(POD_WORDS.full) ? WORTH.full : 1;
  return size * named * full * (gpus === PAIR_GPUS ? WORTH.pairs : 1);
}

/**
 * Most legible division of the field in the viewport, with racks' labels if any such has room; undefined if no field
 * has. It is chosen by sizes that are not rounded to buffer pixels, so that a plot twice as large, with type twice as
 * large, is divided alike.
 */
export function divideField(viewport: Viewport): GpuGrid | undefined {
  const fine = { ...viewport, resolution: FINE / viewport.scale };
  const best = (isLabelled: boolean) => {
    const worths = ARRANGEMENTS.map((each) => worth(measure(each, isLabelled, fine), fine));
    const most = Math.max(...worths);
    const arrangement = ARRANGEMENTS[worths.indexOf(most)];
    return most > 0 && arrangement ? measure(arrangement, isLabelled, viewport) : undefined;
  };
  return best(true) ?? best(false);
}
