import { clamp } from '../../sim/math/math';
import { PODS, TOPOLOGY, TRAY } from '../../sim/world/topology';
import type { Viewport } from '../../stage/scene';
import { MONO_ADVANCE } from '../../stage/type';
import { TYPE_SCALE } from '../../theme/tokens';

const { racksPerPod, gpusPerRack } = TOPOLOGY;

/** Sizes in CSS px at scale 1. */
const POD_GAP = { beside: 32, below: { least: 6, most: 16 } } as const;
const RACK_GAP = { least: 4, most: 16 } as const;
/** The gap between pods below each other as a share of the plot's height, and between racks as one of its width. */
const POD_GAP_SHARE = 0.03;
const RACK_GAP_SHARE = 0.015;
/** Type as a share of the plot's height and of its width, its largest size, and the height of its line as a multiple of its size. */
const POD_TYPE = { high: 0.03, wide: 0.045, most: TYPE_SCALE[4], line: 1.5 } as const;
const RACK_TYPE = { high: 0.025, wide: 0.04, most: TYPE_SCALE[2], line: 1.6 } as const;

/** Characters of a pod's shortest heading: its name, its total with the unit, how many are down, and two spaces between each. */
const POD_CHARS = 2 + 2 + 14 + 2 + 8;
/** Characters of a rack's number and total, and two spaces. */
export const RACK_CHARS = 1 + 2 + 6;
/** Characters of its full name beside its total, and of the total with its unit beside that. */
export const RACK_FULL_CHARS = { name: RACK_CHARS + 5, unit: RACK_CHARS + 12 } as const;

/** The gaps between cells, as a share of their width, and between rows of them, as a share of the rack's height; least in CSS px at scale 1. */
const CELL_GAP = { share: 0.1, least: 0 } as const;
const ROW_GAP = { share: 0.02, least: 1 } as const;
/** Least buffer pixels of a cell. */
const LEAST_CELL = { width: 3, height: 2 } as const;
/** Width over height of a cell whose bar reads best. */
const CELL_ASPECT = 0.25;
/** GPUs across in a rack: whole trays, so that what an incident takes down is one block. */
const ACROSS = [TRAY, 3 * TRAY, gpusPerRack] as const;
/** How much a field is preferred in which the racks' totals have room, and their units too. */
const ROOM_WORTH = { total: 1.05, unit: 1.15 } as const;

/** Height of what stands above a rack where its label has no room: the band of an incident alone, and a gap. CSS px at scale 1. */
const BARE_LABEL = 6;

/** Numbers by which `n` can be divided. */
const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter((each) => n % each === 0);

/** Ways to arrange the field: pods across, racks across in each, GPUs across in each of those. */
const ARRANGEMENTS = [1, PODS.length].flatMap((pods) =>
  divisors(racksPerPod).flatMap((racks) => ACROSS.map((gpus) => ({ pods, racks, gpus }))),
);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the field is divided. All sizes are whole buffer pixels. */
export interface Grid {
  /** Number of pods, of racks in each and of GPUs in each of those, across. */
  readonly pods: number;
  readonly racks: number;
  readonly gpus: number;
  /** A pod with its heading; a rack's block of cells without its label; a cell at its narrowest, and the gaps between two across and down. */
  readonly pod: Size;
  readonly block: Size;
  readonly cell: Size;
  readonly gap: { readonly x: number; readonly y: number };
  /** Racks have their labels; else they go unnamed. */
  readonly labelled: boolean;
  /** Heights of the pod's heading and of the rack's label. */
  readonly heading: number;
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

/** The step of the type scale for that share of the plot, in CSS px at the viewport's scale. */
function typeSize({ high, wide, most }: Type, { width, height, scale }: Viewport): number {
  const px = Math.min(height * high, width * wide, most * scale);
  return (TYPE_SCALE.findLast((each) => each * scale <= px) ?? TYPE_SCALE[0]) * scale;
}

/** Type sizes of the field in CSS px. */
export const typeSizes = (viewport: Viewport) => ({
  pod: typeSize(POD_TYPE, viewport),
  rack: typeSize(RACK_TYPE, viewport),
});

/** Characters of the rack's label that fit above a block. */
export const labelCapacity = (blockWidth: number, viewport: Viewport) =>
  blockWidth / viewport.resolution / (typeSizes(viewport).rack * MONO_ADVANCE);

/** The sizes under one arrangement. */
function measure({ pods, racks, gpus }: (typeof ARRANGEMENTS)[number], labelled: boolean, viewport: Viewport): Grid {
  const { width, height, resolution, scale } = viewport;
  const type = typeSizes(viewport);
  const px = (css: number) => Math.round(css * resolution);
  const part = (whole: number, count: number, gap: number) => Math.floor((whole - gap * (count - 1)) / count);
  const heading = px(type.pod * POD_TYPE.line);
  const label = px(labelled ? type.rack * RACK_TYPE.line : BARE_LABEL * scale);
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
  const apart = (size: number, { share, least }: { share: number; least: number }) =>
    Math.max(Math.round(size * share), px(least * scale), 1);
  const gap = { x: apart(rack.width / gpus, CELL_GAP), y: apart(rack.height, ROW_GAP) };
  const cell = { width: part(rack.width, gpus, gap.x), height: part(rack.height, rows, gap.y) };
  // Across, cells share out what is left; rows are few and keep one height.
  const block = { width: rack.width, height: (cell.height + gap.y) * rows - gap.y };
  return { pods, racks, gpus, pod, block, cell, gap, labelled, heading, label };
}

/** How well a field reads: the height of its cells, as far as they are as wide as that wants; cells too small cannot be read at all. */
function worth({ pod, block, cell }: Grid, viewport: Viewport): number {
  const heading = POD_CHARS * MONO_ADVANCE * typeSizes(viewport).pod * viewport.resolution;
  if (pod.width < heading || cell.width < LEAST_CELL.width || cell.height < LEAST_CELL.height)
    return Number.NEGATIVE_INFINITY;
  const height = Math.min(cell.width / CELL_ASPECT, cell.height);
  const room = labelCapacity(block.width, viewport);
  if (room >= RACK_FULL_CHARS.unit) return height * ROOM_WORTH.unit;
  return room >= RACK_CHARS ? height * ROOM_WORTH.total : height;
}

/** The division of the field that reads best in the viewport, with racks that have labels if there is room for any such. */
export function divide(viewport: Viewport): Grid {
  const best = (labelled: boolean) =>
    ARRANGEMENTS.map((each) => measure(each, labelled, viewport)).reduce((a, b) =>
      worth(b, viewport) > worth(a, viewport) ? b : a,
    );
  const grid = best(true);
  return worth(grid, viewport) > Number.NEGATIVE_INFINITY ? grid : best(false);
}
