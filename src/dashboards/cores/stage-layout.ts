import { CORES, SOCKET_CORES } from '../../sim/world/cores';
import { HATCH_PITCH } from '../../stage/marks/cell';
import type { LabelPlace } from '../../stage/marks/labels';
import type { Rect } from '../../stage/rect';
import type { Viewport } from '../../stage/scene';
import { TYPE_SCALE } from '../../theme/tokens';

/** Sizes in CSS px at scale 1. */
const SOCKET_GAP = { x: 32, y: 16 } as const;
const MAX_NUMBER = 25;
const CELL_GAP = { x: 4, y: 10 } as const;
const MIN_SIZE = TYPE_SCALE[0];
/** The caption's size as shares of the viewport's height and width, and its line as a multiple of its size. */
const CAPTION = { height: 0.032, width: 0.034, line: 1.7 } as const;
/** Width of the longest scenario and phase with the words before them, as a multiple of their size. */
const CAPTION_EMS = 26;
/** A heading's size as shares of the viewport's height and width, and its line as a multiple of its size. */
const HEADING = { share: 0.02, wide: 0.03, line: 1.8 } as const;
const LINE_HEIGHT = 1.32;
/** A gauge's share of a cell's width, and the distance of the labels from it: a share of the width, and at least so many CSS px at scale 1. */
const GAUGE = { share: 0.28, gap: 0.06, least: 4 } as const;
const MONO_ADVANCE = 0.6;

/** Half of a core's mark and its distance from the number, as multiples of the number's size; least half in CSS px at scale 1. */
const MARK = { share: 0.36, gap: 0.35, least: 2.5 } as const;
/** Pitches of a hatch across a gauge, at least: it grows with the plot. */
const GAUGE_PITCHES = 6;

/** A cell is easiest to read at about this width over height. */
const CELL_ASPECT = 1.3;

/** Ways to arrange six sockets of eight: sockets across, cores across in each. */
const ARRANGEMENTS = [
  { sockets: 1, cores: 8 },
  { sockets: 2, cores: 4 },
  { sockets: 2, cores: 8 },
  { sockets: 3, cores: 4 },
  { sockets: 3, cores: 8 },
  { sockets: 6, cores: 4 },
  { sockets: 6, cores: 2 },
] as const;

const SOCKETS = CORES / SOCKET_CORES;

export interface CoreCell {
  /** All of the cell, and its gauge alone, in CSS px. */
  readonly box: Rect;
  readonly gauge: Rect;
  /** The centre of its mark, in CSS px. */
  readonly mark: { readonly x: number; readonly y: number };
  /** Indices of its two labels. */
  readonly number: number;
  readonly value: number;
}

export interface CoresLayout {
  readonly cells: readonly CoreCell[];
  /** The sockets' headings, the first labels. */
  readonly sockets: readonly string[];
  /** Indices of the labels that name the scenario at the left and the phase at the right. */
  readonly scenario: number;
  readonly phase: number;
  /** True where there is room for the words `Scenario` and `Phase` before them. */
  readonly captioned: boolean;
  readonly labels: readonly LabelPlace[];
  /** True where the mark has no room beside the number and takes its place. */
  readonly crowded: boolean;
  /** Half the size of a mark in CSS px, and the scale of the gauges' hatches. */
  readonly markHalf: number;
  readonly hatchScale: number;
}

interface Grid {
  readonly sockets: number;
  readonly cores: number;
  readonly width: number;
  readonly height: number;
}

/** The largest step of the type scale that is at most `px`, at the viewport's scale. */
function step(px: number, scale: number): number {
  const size = TYPE_SCALE.findLast((each) => each * scale <= px) ?? MIN_SIZE;
  return size * scale;
}

/** The size of the sockets' headings in CSS px. */
const headingSize = ({ width, height, scale }: Viewport) =>
  step(Math.min(height * HEADING.share, width * HEADING.wide), scale);

/** The cell's size under one arrangement. */
function measure({ sockets, cores }: (typeof ARRANGEMENTS)[number], viewport: Viewport): Grid {
  const { width, height, scale } = viewport;
  const rows = SOCKETS / sockets;
  const coreRows = SOCKET_CORES / cores;
  const socketWidth = (width - SOCKET_GAP.x * scale * (sockets - 1)) / sockets;
  const socketHeight = (height - SOCKET_GAP.y * scale * (rows - 1)) / rows - headingSize(viewport) * HEADING.line;
  return {
    sockets,
    cores,
    width: (socketWidth - CELL_GAP.x * scale * (cores - 1)) / cores,
    height: (socketHeight - CELL_GAP.y * scale * (coreRows - 1)) / coreRows,
  };
}

/** Whether a cell has room for its number above its value, both in the smallest type. */
function holdsLabels({ width, height }: Grid, scale: number): boolean {
  const size = MIN_SIZE * scale;
  const room = width * (1 - GAUGE.share) - Math.max(GAUGE.least * scale, width * GAUGE.gap);
  return height >= 2 * LINE_HEIGHT * size && room >= 2 * MONO_ADVANCE * size;
}

/** The arrangement whose cells come nearest to the aspect that reads best, of those that hold their labels if any does. */
function arrange(viewport: Viewport): Grid {
  const off = ({ width, height }: Grid) => {
    const aspect = Math.max(width, 1) / Math.max(height, 1) / CELL_ASPECT;
    return Math.max(aspect, 1 / aspect);
  };
  const grids = ARRANGEMENTS.map((each) => measure(each, viewport));
  const holding = grids.filter((grid) => holdsLabels(grid, viewport.scale));
  return (holding.length > 0 ? holding : grids).reduce((a, b) => (off(b) < off(a) ? b : a));
}

/** Places the caption, the 48 cells and their labels for a viewport. All edges fall on whole buffer pixels. */
export function layoutCores(whole: Viewport): CoresLayout {
  const { scale, resolution } = whole;
  const caption = step(Math.min(whole.height * CAPTION.height, whole.width * CAPTION.width), scale);
  const top = caption * CAPTION.line;
  const viewport = { ...whole, height: whole.height - top };
  const snap = (px: number) => Math.floor(px * resolution) / resolution;
  const grid = arrange(viewport);
  const heading = { size: headingSize(viewport), height: headingSize(viewport) * HEADING.line };
  const coreRows = SOCKET_CORES / grid.cores;
  const socketPitch = {
    x: (grid.width + CELL_GAP.x * scale) * grid.cores - CELL_GAP.x * scale + SOCKET_GAP.x * scale,
    y: heading.height + (grid.height + CELL_GAP.y * scale) * coreRows - CELL_GAP.y * scale + SOCKET_GAP.y * scale,
  };
  const inset = snap(Math.max(GAUGE.least * scale, grid.width * GAUGE.gap));
  const gaugeWidth = snap(grid.width * GAUGE.share);
  const room = grid.width - gaugeWidth - inset;
  const numberSize = step(Math.min(grid.height * 0.24, room / (2 * MONO_ADVANCE), MAX_NUMBER * scale), scale);
  const beside = 2 * MONO_ADVANCE * numberSize;
  const free = (room - beside - MARK.gap * numberSize) / 2;
  const crowded = free < MARK.least * scale;
  const markHalf = crowded ? numberSize * MARK.share : Math.min(numberSize * MARK.share, free);
  const valueSize = step(Math.min(grid.height * 0.42, room / (3 * MONO_ADVANCE)), scale);

  const labels: LabelPlace[] = [];
  const corner = (socket: number) => ({
    x: (socket % grid.sockets) * socketPitch.x,
    y: top + Math.floor(socket / grid.sockets) * socketPitch.y,
  });
  const sockets = Array.from({ length: SOCKETS }, (_, socket) => {
    labels.push({ ...corner(socket), size: heading.size, font: 'sans', weight: '500', ink: 'faint' });
    return `Socket ${socket}`;
  });
  const cells = Array.from({ length: CORES }, (_, core): CoreCell => {
    const origin = corner(Math.floor(core / SOCKET_CORES));
    const place = core % SOCKET_CORES;
    const x = snap(origin.x + (place % grid.cores) * (grid.width + CELL_GAP.x * scale));
    const y = snap(origin.y + heading.height + Math.floor(place / grid.cores) * (grid.height + CELL_GAP.y * scale));
    const box = { x, y, width: snap(grid.width), height: snap(grid.height) };
    const text = { x: x + gaugeWidth + inset, font: 'mono' } as const;
    const number = labels.push({ ...text, y, size: numberSize, weight: '400', ink: 'faint' }) - 1;
    const bottom = y + box.height - valueSize * LINE_HEIGHT;
    const value = labels.push({ ...text, y: bottom, size: valueSize, weight: '500', ink: 'text' }) - 1;
    const markX = text.x + markHalf + (crowded ? 0 : beside + MARK.gap * numberSize);
    const mark = { x: markX, y: y + (numberSize * LINE_HEIGHT) / 2 };
    return { box, gauge: { ...box, width: gaugeWidth }, mark, number, value };
  });
  const words = { y: 0, size: caption, font: 'sans', weight: '500' } as const;
  const scenario = labels.push({ ...words, x: 0, ink: 'text' }) - 1;
  const phase = labels.push({ ...words, x: whole.width, align: 'end', ink: 'muted' }) - 1;
  return {
    cells,
    sockets,
    scenario,
    phase,
    captioned: whole.width >= CAPTION_EMS * caption,
    labels,
    crowded,
    markHalf,
    hatchScale: Math.max(gaugeWidth / (GAUGE_PITCHES * HATCH_PITCH), scale),
  };
}

/** What holds all cells of a socket, in CSS px. */
export function socketBox({ cells }: CoresLayout, socket: number): Rect {
  const own = cells.slice(socket * SOCKET_CORES, (socket + 1) * SOCKET_CORES).map(({ box }) => box);
  const x = Math.min(...own.map((box) => box.x));
  const y = Math.min(...own.map((box) => box.y));
  const right = Math.max(...own.map((box) => box.x + box.width));
  const bottom = Math.max(...own.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
