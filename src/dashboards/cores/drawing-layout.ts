import type { Caption } from '../../plot/grammar/axis';
import { HATCH_PITCH } from '../../plot/grammar/cell';
import type { LabelPlace } from '../../plot/grammar/label';
import { enclosingRect, type Place, type Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { snapDownTo } from '../../plot/grammar/snap';
import { LINE_HEIGHT, MONO_ADVANCE, typeSize } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { clamp } from '../../sim/math/math';
import { CORES, SOCKET_CORES } from '../../sim/world/cores/cores';
import { TYPE_SCALE } from '../../theme/tokens';
import { INKS, LINE_INK, LINES_AT, ON_BAND } from './inks';

/** Gaps in CSS px at scale 1. The horizontal one between sockets is `share` of the width, within `least` and `most`. */
const SOCKET_GAP = { least: 16, share: 0.02, most: 32, y: 20 } as const;
/** Gaps between cells, CSS px at scale 1. */
const CELL_GAP = { x: 3, y: 10 } as const;
/** Type of the caption, no larger than the headings: the smaller of its two sizes counts. */
const CAPTION = {
  /** Size as a share of the viewport's height. */
  height: 0.03,
  /** Size as a share of its width. */
  width: 0.03,
  /** Height of its line as a multiple of its size. */
  line: 2,
} as const;
/** Width of the longest scenario and phase with the words before them, as a multiple of their size. */
const CAPTION_EMS = 26;
/** Type of a socket's heading, in the measures of the caption's. */
const HEADING = { height: 0.044, width: 0.036, line: 1.7 } as const;
/** Widths as multiples of a heading's size. */
const HEADING_EMS = {
  /** A socket's name. */
  name: 4.5,
  /** The name with the words of its rollback. */
  rollback: 13.4,
  /** A mean to one decimal. */
  mean: 3,
  /** A mean to none. */
  whole: 1.9,
  /** Padding at both ends, with the gap between. */
  padding: 1.6,
} as const;
/** Padding of the words on a band, as a multiple of a heading's size. */
const BAND_PADDING = 0.4;
/** Gap between a band and the gauges below it, in CSS px at scale 1. */
const BAND_GAP = 3;

/** Characters of a value for which a gauge has to be wide enough: the rare 100 may reach into the gaps beside it. */
const VALUE_CHARACTERS = 3;
/** Characters that have to fit into the width of a gauge if values are to be shown. */
const LEAST_CHARACTERS = 2.5;
/** Size of a value as shares of a cell's width and height; `most` is in CSS px at scale 1. */
const VALUE = { width: 0.92 / (VALUE_CHARACTERS * MONO_ADVANCE), height: 0.11, most: 16 } as const;
/** Least pitches of a hatch across a gauge: the hatch grows with the plot. */
const GAUGE_PITCHES = 8;
/**
 * Least heights of a gauge that leaves room for a value on it, and for a number below it, as multiples of their size.
 */
const LEAST_GAUGE = { value: 1.5, number: 3 } as const;

/** Width over height at which a gauge is easiest to read and to compare with its neighbours: taste. */
const CELL_ASPECT = 0.2;
/** Penalty, as a factor, for a socket's cores in two rows, which compare worse than in one: taste. */
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

/** Layout of a core: its cell, its gauge and its value. */
export interface CoreCell {
  /** Cell in CSS px; its gauge is a part of it. */
  readonly box: Rect;
  /** Gauge within the cell, in CSS px. */
  readonly gauge: Rect;
  /** Place of its value on a full gauge; on a lower one it stands lower. */
  readonly value: LabelPlace;
  /** Place of its number, below the gauge. */
  readonly number: LabelPlace;
}

/** Heading of a socket: its words, those on the band of a rollback in an incident, and that band. */
interface SocketHeading {
  readonly name: Caption;
  readonly mean: LabelPlace;
  readonly onBand: { readonly name: Caption; readonly mean: LabelPlace };
  readonly band: Rule;
}

/** Layout of the 48 cores, their sockets and the caption. */
export interface CoresLayout {
  readonly cells: readonly CoreCell[];
  readonly sockets: readonly SocketHeading[];
  /**
   * Scenario at the left and phase at the right; `isNamed` is true if both have room for the words `Scenario` and
   * `Phase` before them.
   */
  readonly caption: { readonly scenario: LabelPlace; readonly phase: LabelPlace; readonly isNamed: boolean };
  /** Decimals of the sockets' means for which there is room: none, 0 or 1. */
  readonly decimals: 0 | 1 | undefined;
  /** True if the gauges leave room for their values. */
  readonly hasValues: boolean;
  /** True if they also leave room for the cores' numbers. */
  readonly hasNumbers: boolean;
  /** Scale of the gauges' hatches. */
  readonly hatchScale: number;
}

interface Grid {
  readonly sockets: number;
  readonly cores: number;
  readonly width: number;
  readonly height: number;
}

/** Size of the sockets' headings, in CSS px. */
const headingSize = ({ width, height, scale }: Viewport) =>
  typeSize(Math.min(height * HEADING.height, width * HEADING.width), scale);

/** Gap between two neighbouring sockets, in CSS px. */
const socketGap = ({ width, scale }: Viewport) =>
  clamp(width * SOCKET_GAP.share, SOCKET_GAP.least * scale, SOCKET_GAP.most * scale);

/** Size of a cell in one arrangement. */
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

/** True if a cell has room for its value on its gauge, in the smallest type. */
function holdsValue({ width, height }: Grid, scale: number): boolean {
  const size = TYPE_SCALE[0] * scale;
  return width >= LEAST_CHARACTERS * MONO_ADVANCE * size && height >= 2 * LINE_HEIGHT * size;
}

/**
 * Chooses the arrangement whose cells are nearest to the best aspect, among those that hold their values if any does.
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

/** Sizes from which all places follow, in CSS px. */
interface CoreMeasures {
  readonly grid: Grid;
  readonly socketWidth: number;
  /** Distances from one socket, and from one core, to the next. */
  readonly socketPitch: Place;
  readonly corePitch: Place;
  /** Foot of the caption, below which the sockets begin. */
  readonly top: number;
  readonly heading: { readonly size: number; readonly height: number };
}

function measuresIn(whole: Viewport, top: number): CoreMeasures {
  const { scale } = whole;
  const viewport = { ...whole, height: whole.height - top };
  const grid = arrange(viewport);
  const size = headingSize(viewport);
  const heading = { size, height: size * HEADING.line };
  const corePitch = { x: grid.width + CELL_GAP.x * scale, y: grid.height + CELL_GAP.y * scale };
  const socketWidth = corePitch.x * grid.cores - CELL_GAP.x * scale;
  const rows = SOCKET_CORES / grid.cores;
  const socketPitch = {
    x: socketWidth + socketGap(viewport),
    y: heading.height + corePitch.y * rows - CELL_GAP.y * scale + SOCKET_GAP.y * scale,
  };
  return { grid, socketWidth, socketPitch, corePitch, top, heading };
}

/** Top left corner of a socket. */
const socketCorner = ({ grid, socketPitch, top }: CoreMeasures, socket: number): Place => ({
  x: (socket % grid.sockets) * socketPitch.x,
  y: top + Math.floor(socket / grid.sockets) * socketPitch.y,
});

/** Lays out the sockets' headings, with as many decimals of their means as there is room for. */
function layoutHeadings(measures: CoreMeasures, { scale, resolution }: Viewport) {
  const { socketWidth, heading } = measures;
  const snap = snapDownTo(resolution);
  const { name, rollback, mean, whole, padding } = HEADING_EMS;
  const holds = (ems: number) => socketWidth >= (ems + padding) * heading.size;
  const wholeDecimals = holds(name + whole) ? 0 : undefined;
  const decimals: CoresLayout['decimals'] = holds(name + mean) ? 1 : wholeDecimals;
  const rollbackText = holds(rollback + (decimals === 1 ? mean : whole)) ? ': rolling back' : '';
  const sockets = Array.from({ length: SOCKETS }, (_, socket): SocketHeading => {
    const { x, y } = socketCorner(measures, socket);
    const [left, right] = [snap(x), snap(x + socketWidth)];
    const pad = BAND_PADDING * heading.size;
    const band = { x: left, y: snap(y), width: right - left, height: heading.height - BAND_GAP * scale };
    const line = { y: y + (band.height - heading.size * LINE_HEIGHT) / 2, size: heading.size, font: 'sans' } as const;
    const onBand = { weight: '500', ink: ON_BAND } as const;
    const text = `Socket ${socket}`;
    return {
      name: { ...line, x: left, weight: '400', ink: 'muted', text },
      mean: { ...line, x: right, align: 'end', weight: '500', ink: 'text' },
      onBand: {
        name: {
          ...line,
          ...onBand,
          x: left + pad,
          text: text + (rollbackText && (socket === 0 ? ': held' : rollbackText)),
        },
        mean: { ...line, ...onBand, x: right - pad, align: 'end' },
      },
      band: { ...band, ink: INKS.incident.colour },
    };
  });
  return { sockets, decimals };
}

/** Lays out the cells: gauges, with values and numbers where they leave room for them. */
function layoutCells(measures: CoreMeasures, { scale, resolution }: Viewport) {
  const { grid, corePitch, heading } = measures;
  const snap = snapDownTo(resolution);
  const size = typeSize(Math.min(grid.width * VALUE.width, grid.height * VALUE.height, VALUE.most * scale), scale);
  const line = size * LINE_HEIGHT;
  // A value wider than its gauge would run into the next one.
  const hasValues =
    grid.height - line >= LEAST_GAUGE.value * size && grid.width >= LEAST_CHARACTERS * MONO_ADVANCE * size;
  const hasNumbers = hasValues && grid.height - 2 * line >= LEAST_GAUGE.number * size;
  const above = hasValues ? Math.ceil(line * resolution) / resolution : 0;
  const gauge = { width: snap(grid.width), height: snap(grid.height - above - (hasNumbers ? line : 0)) };
  const cells = Array.from({ length: CORES }, (_, core): CoreCell => {
    const corner = socketCorner(measures, Math.floor(core / SOCKET_CORES));
    const place = core % SOCKET_CORES;
    const x = snap(corner.x + (place % grid.cores) * corePitch.x);
    const y = snap(corner.y + heading.height + Math.floor(place / grid.cores) * corePitch.y);
    const top = y + above;
    const middle = x + gauge.width / 2;
    const text = { x: middle, align: 'middle', size, font: 'mono', weight: '400', ink: 'muted' } as const;
    return {
      box: { x, y, width: gauge.width, height: snap(grid.height) },
      gauge: { ...gauge, x, y: top },
      value: { ...text, y: top - line },
      number: { ...text, y: top + gauge.height, ink: 'faint' },
    };
  });
  return { cells, hasValues, hasNumbers };
}

/** Lays out the caption, the 48 cells and their labels. All edges fall on whole buffer pixels. */
export function layoutCores(viewport: Viewport): CoresLayout {
  const { width, height, scale, resolution } = viewport;
  const size = typeSize(Math.min(height * CAPTION.height, width * CAPTION.width), scale);
  const measures = measuresIn(viewport, size * CAPTION.line);
  const gaugeWidth = snapDownTo(resolution)(measures.grid.width);
  const words = { y: 0, size, font: 'sans', weight: '400' } as const;
  return {
    ...layoutCells(measures, viewport),
    ...layoutHeadings(measures, viewport),
    caption: {
      scenario: { ...words, x: 0, ink: 'muted' },
      phase: { ...words, x: width, align: 'end', ink: 'muted' },
      isNamed: width >= CAPTION_EMS * size,
    },
    hatchScale: Math.max(gaugeWidth / (GAUGE_PITCHES * HATCH_PITCH), scale),
  };
}

/** Rules across the gauges of each row of cells, at these per cent. */
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

/** Box around all cells of a socket, in CSS px. */
export const socketBox = ({ cells }: CoresLayout, socket: number): Rect =>
  enclosingRect(cells.slice(socket * SOCKET_CORES, (socket + 1) * SOCKET_CORES).map(({ box }) => box));
