import { HATCH_PITCH } from '../../plot/grammar/cell';
import type { LabelPlace } from '../../plot/grammar/label';
import { enclosing, type Place, type Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { snapDownTo } from '../../plot/grammar/snap';
import { LINE_HEIGHT, MONO_ADVANCE, typeSize } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { clamp } from '../../sim/math/math';
import { CORES, SOCKET_CORES } from '../../sim/world/cores';
import { TYPE_SCALE } from '../../theme/tokens';
import { LINE_INK, LINES_AT } from './inks';

/** Sizes in CSS px at scale 1; between sockets, a share of the width within these bounds. */
const SOCKET_GAP = { least: 16, share: 0.02, most: 32, y: 16 } as const;
const CELL_GAP = { x: 3, y: 10 } as const;
/**
 * The caption's size as shares of the viewport's height and width, and its line as a multiple of its size: it is no
 * larger than the headings.
 */
const CAPTION = { height: 0.03, width: 0.03, line: 2 } as const;
/** Width of the longest scenario and phase with the words before them, as a multiple of their size. */
const CAPTION_EMS = 26;
/**
 * The size of a socket's heading as shares of the viewport's height and width, and its line as a multiple of its size.
 */
const HEADING = { height: 0.036, width: 0.036, line: 1.5 } as const;
/** Width of a heading with its mark and the numbers of its cores behind it, as a multiple of its size. */
const HEADING_EMS = 13.5;

/**
 * Characters of the longest value, and those for which a gauge has to be wide enough: the rare 100 may reach into the
 * gaps beside it.
 */
const VALUE_CHARACTERS = 3;
const LEAST_CHARACTERS = 2.5;
/** The size of a value as shares of a cell's width and height, at most so many CSS px at scale 1. */
const VALUE = { width: 0.92 / (VALUE_CHARACTERS * MONO_ADVANCE), height: 0.11, most: 16 } as const;
/** Half of a socket's mark, and where its middle is behind the socket's name, as multiples of the heading's size. */
const MARK = { half: 0.32, behind: 5.2 } as const;
/** Pitches of a hatch across a gauge, at least: it grows with the plot. */
const GAUGE_PITCHES = 8;
/** Least height of a gauge that leaves room for a value below it, as a multiple of the value's size. */
const LEAST_GAUGE = 1.5;

/** A gauge is easiest to read, and to compare with its neighbours, at about this width over height. */
const CELL_ASPECT = 0.2;
/** How much worse a socket's cores are compared in two rows than in one. */
const SECOND_ROW = 1.2;

/** Ways to arrange six sockets of eight: sockets across, cores across in each. */
const ARRANGEMENTS = [
  { sockets: 1, cores: 8 },
  { sockets: 2, cores: 4 },
  { sockets: 2, cores: 8 },
  { sockets: 3, cores: 4 },
  { sockets: 3, cores: 8 },
  { sockets: 6, cores: 4 },
  { sockets: 6, cores: 8 },
] as const;

const SOCKETS = CORES / SOCKET_CORES;

export interface CoreCell {
  /** All of the cell, and its gauge alone, in CSS px. */
  readonly box: Rect;
  readonly gauge: Rect;
  /** Index of the label of its value, below the gauge. */
  readonly value: number;
}

export interface CoresLayout {
  readonly cells: readonly CoreCell[];
  /**
   * The sockets' headings, the first labels, and the numbers of their cores, those after them; empty where they have no
   * room.
   */
  readonly sockets: readonly string[];
  readonly numbers: readonly string[];
  /** Indices of the labels that name the scenario at the left and the phase at the right. */
  readonly scenario: number;
  readonly phase: number;
  /** True where there is room for the words `Scenario` and `Phase` before them. */
  readonly captioned: boolean;
  /** True where the gauges leave room for their values. */
  readonly valued: boolean;
  readonly labels: readonly LabelPlace[];
  /**
   * The centres of the sockets' marks, beside their names, half the size of one, in CSS px; and the scale of the
   * gauges' hatches.
   */
  readonly marks: readonly Place[];
  readonly markHalf: number;
  readonly hatchScale: number;
}

interface Grid {
  readonly sockets: number;
  readonly cores: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the sockets' headings in CSS px. */
const headingSize = ({ width, height, scale }: Viewport) =>
  typeSize(Math.min(height * HEADING.height, width * HEADING.width), scale);

/** The gap between two sockets that stand beside each other, in CSS px. */
const socketGap = ({ width, scale }: Viewport) =>
  clamp(width * SOCKET_GAP.share, SOCKET_GAP.least * scale, SOCKET_GAP.most * scale);

/** The cell's size under one arrangement. */
function measure({ sockets, cores }: (typeof ARRANGEMENTS)[number], viewport: Viewport): Grid {
  const { width, height, scale } = viewport;
  const rows = SOCKETS / sockets;
  const coreRows = SOCKET_CORES / cores;
  const socketWidth = (width - socketGap(viewport) * (sockets - 1)) / sockets;
  const socketHeight = (height - SOCKET_GAP.y * scale * (rows - 1)) / rows - headingSize(viewport) * HEADING.line;
  return {
    sockets,
    cores,
    width: (socketWidth - CELL_GAP.x * scale * (cores - 1)) / cores,
    height: (socketHeight - CELL_GAP.y * scale * (coreRows - 1)) / coreRows,
  };
}

/** Whether a cell has room for its value below its gauge, in the smallest type. */
function holdsValue({ width, height }: Grid, scale: number): boolean {
  const size = TYPE_SCALE[0] * scale;
  return width >= LEAST_CHARACTERS * MONO_ADVANCE * size && height >= 2 * LINE_HEIGHT * size;
}

/**
 * The arrangement whose cells come nearest to the aspect that reads best, of those that hold their values if any does.
 */
function arrange(viewport: Viewport): Grid {
  const off = ({ width, height, cores }: Grid) => {
    const aspect = Math.max(width, 1) / Math.max(height, 1) / CELL_ASPECT;
    return Math.max(aspect, 1 / aspect) * (cores < SOCKET_CORES ? SECOND_ROW : 1);
  };
  const grids = ARRANGEMENTS.map((each) => measure(each, viewport));
  const holding = grids.filter((grid) => holdsValue(grid, viewport.scale));
  return (holding.length > 0 ? holding : grids).reduce((a, b) => (off(b) < off(a) ? b : a));
}

/** Places the caption, the 48 cells and their labels for a viewport. All edges fall on whole buffer pixels. */
export function layoutCores(whole: Viewport): CoresLayout {
  const { scale, resolution } = whole;
  const caption = typeSize(Math.min(whole.height * CAPTION.height, whole.width * CAPTION.width), scale);
  const top = caption * CAPTION.line;
  const viewport = { ...whole, height: whole.height - top };
  const snap = snapDownTo(resolution);
  const grid = arrange(viewport);
  const heading = { size: headingSize(viewport), height: headingSize(viewport) * HEADING.line };
  const coreRows = SOCKET_CORES / grid.cores;
  const socketWidth = (grid.width + CELL_GAP.x * scale) * grid.cores - CELL_GAP.x * scale;
  const socketPitch = {
    x: socketWidth + socketGap(viewport),
    y: heading.height + (grid.height + CELL_GAP.y * scale) * coreRows - CELL_GAP.y * scale + SOCKET_GAP.y * scale,
  };
  const size = typeSize(Math.min(grid.width * VALUE.width, grid.height * VALUE.height, VALUE.most * scale), scale);
  // A value wider than its gauge would run into the next one.
  const valued =
    grid.height - size * LINE_HEIGHT >= LEAST_GAUGE * size && grid.width >= LEAST_CHARACTERS * MONO_ADVANCE * size;
  const below = valued ? size * LINE_HEIGHT : 0;
  const gauge = { width: snap(grid.width), height: snap(grid.height - below) };

  const corner = (socket: number) => ({
    x: (socket % grid.sockets) * socketPitch.x,
    y: top + Math.floor(socket / grid.sockets) * socketPitch.y,
  });
  const title = { size: heading.size, font: 'sans', weight: '500' } as const;
  const named = Array.from({ length: SOCKETS }, (_, socket) => socket);
  const labels: LabelPlace[] = [
    ...named.map((socket) => ({ ...title, ...corner(socket), ink: 'text' as const })),
    ...named.map((socket) => {
      const { x, y } = corner(socket);
      return { ...title, x: x + socketWidth, y, align: 'end' as const, ink: 'faint' as const };
    }),
  ];
  const roomy = socketWidth >= HEADING_EMS * heading.size;
  const cells = Array.from({ length: CORES }, (_, core): CoreCell => {
    const origin = corner(Math.floor(core / SOCKET_CORES));
    const place = core % SOCKET_CORES;
    const x = snap(origin.x + (place % grid.cores) * (grid.width + CELL_GAP.x * scale));
    const y = snap(origin.y + heading.height + Math.floor(place / grid.cores) * (grid.height + CELL_GAP.y * scale));
    const box = { x, y, width: gauge.width, height: snap(grid.height) };
    const middle = x + gauge.width / 2;
    const bottom = y + gauge.height;
    const text = { x: middle, y: bottom, align: 'middle', size, font: 'mono', weight: '400', ink: 'muted' } as const;
    return {
      box,
      gauge: { ...gauge, x, y },
      value: labels.push(text) - 1,
    };
  });
  const words = { y: 0, size: caption, font: 'sans', weight: '400' } as const;
  const scenario = labels.push({ ...words, x: 0, ink: 'muted' }) - 1;
  const phase = labels.push({ ...words, x: whole.width, align: 'end', ink: 'muted' }) - 1;
  return {
    cells,
    sockets: named.map((socket) => `Socket ${socket}`),
    numbers: named.map((socket) =>
      roomy ? `cores ${socket * SOCKET_CORES} to ${(socket + 1) * SOCKET_CORES - 1}` : '',
    ),
    scenario,
    phase,
    valued,
    captioned: whole.width >= CAPTION_EMS * caption,
    labels,
    marks: named.map((socket) => {
      const { x, y } = corner(socket);
      return { x: x + MARK.behind * heading.size, y: y + (heading.size * LINE_HEIGHT) / 2 };
    }),
    markHalf: MARK.half * heading.size,
    hatchScale: Math.max(gauge.width / (GAUGE_PITCHES * HATCH_PITCH), scale),
  };
}

/** Lines across the gauges of each row of cells at these per cent. */
export function gaugeLines({ cells }: CoresLayout, { resolution }: Viewport): Rule[] {
  return cells.flatMap(({ gauge }) =>
    LINES_AT.map((percent) => ({
      ...gauge,
      y: gauge.y + gauge.height * (1 - percent / 100),
      height: 1 / resolution,
      ink: LINE_INK,
    })),
  );
}

/** What holds all cells of a socket, in CSS px. */
export const socketBox = ({ cells }: CoresLayout, socket: number): Rect =>
  enclosing(cells.slice(socket * SOCKET_CORES, (socket + 1) * SOCKET_CORES).map(({ box }) => box));
