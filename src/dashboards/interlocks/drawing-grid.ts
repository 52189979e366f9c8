import type { Rect } from '../../plot/grammar/rect';
import { fittingTypeSize, LINE_HEIGHT, MONO_ADVANCE } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { clamp } from '../../sim/math/math';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { TYPE_SCALE } from '../../theme/tokens';

/**
 * How high the gate is at most, as shares of the plot's height and width, and at least and at most in CSS px at scale
 * 1; the gap below it.
 */
const GATE = { high: 0.24, wide: 0.17, least: 56, most: 176, gap: 8 } as const;
/** The gap between tiles, in CSS px at scale 1. */
const TILE_GAP = 8;
const ROW_GAP = 1;
/** Columns that fifteen fill without a hole. */
const COLUMNS = [1, 3, 5] as const;

/** Widths as multiples of a size: the longest name, the mark with its gap, the state, `over 1 h` in the mono face. */
export const EMS = { name: 8.8, mark: 1.25, state: 4.65, since: 8.2 * MONO_ADVANCE } as const;
/**
 * What is around and between the parts of a tile: a share of its width between two lengths in CSS px at scale 1; and
 * its strip.
 */
const PADDING = {
  tile: { share: 0.035, least: 8, most: 24 },
  row: { share: 0, least: 6, most: 6 },
  mark: { share: 0, least: 0, most: 0 },
} as const;
const STRIP = { share: 0.36, least: 16, most: 72 } as const;
/** Least gap between a tile's name and its strip, as a multiple of the name's size. */
const BETWEEN = 0.3;
/** A tile's name is at most this share of its height. */
const NAME_SHARE = 0.23;
/** What stands beside and below a tile's name is smaller, but never below the type scale. */
const NOTE_SHARE = 0.75;
export const noteSize = (name: number, scale: number): number => Math.max(name * NOTE_SHARE, TYPE_SCALE[0] * scale);
/** How much lower a line of mono stands than one of sans, as a share of its size. */
export const MONO_DROP = 0.09;

/** The padding of a tile of that width. */
export function paddingOf(form: Tiles['form'], width: number, scale: number): number {
  const { share, least, most } = PADDING[form];
  return clamp(width * share, least * scale, most * scale);
}

/**
 * How the fifteen stand: as tiles of two lines; where those have no room, as rows of one line; where not even those
 * have, as marks alone.
 */
export interface Tiles {
  readonly form: 'tile' | 'row' | 'mark';
  readonly columns: number;
  readonly rows: number;
  readonly area: Rect;
  readonly gap: number;
  /** Sizes of the names in CSS px. */
  readonly name: number;
}

/** Height of a row as a multiple of its type's size, at least. */
const ROW_LINE = 1.3;
/** Width of a row with a strip as a multiple of that of its words. */
const WITH_STRIP = 1.25;

/** The height of a tile's strip. */
export const stripHeight = (tile: number, scale: number): number =>
  clamp(tile * STRIP.share, STRIP.least * scale, STRIP.most * scale);

/** The size of the names under a number of columns, in CSS px; 0 where the parts of a tile have no room. */
function sizeIn(form: 'tile' | 'row', columns: number, { width, height }: Rect, scale: number): number {
  const rows = INTERLOCKS.length / columns;
  const gap = (form === 'tile' ? TILE_GAP : ROW_GAP) * scale;
  const tile = { width: (width - gap * (columns - 1)) / columns, height: (height - gap * (rows - 1)) / rows };
  const padding = 2 * paddingOf(form, tile.width, scale);
  if (form === 'row') {
    const ems = EMS.mark + EMS.name + EMS.state + EMS.since;
    // A row is whole buffer pixels high.
    const high = Math.floor(tile.height) / ROW_LINE;
    const fitting = (beside: number) => fittingTypeSize(Math.min(high, (tile.width - padding) / (ems * beside)), scale);
    return fitting(WITH_STRIP) || fitting(1);
  }
  const strip = stripHeight(tile.height, scale);
  const fits = (name: number) => {
    const note = noteSize(name, scale);
    const across = (EMS.mark + EMS.name) * name + EMS.state * note;
    const high = (LINE_HEIGHT + BETWEEN) * name + Math.max(strip, note * LINE_HEIGHT);
    return name <= tile.height * NAME_SHARE && across <= tile.width - padding && high <= tile.height - padding;
  };
  return TYPE_SCALE.map((each) => each * scale).findLast(fits) ?? 0;
}

/** The gate's place at the top of the viewport, between the edges that belong to the page. */
export function gateIn({ width: whole, height, scale, inset }: Viewport): Rect {
  const { left = 0, right = 0 } = inset ?? {};
  const width = whole - left - right;
  return {
    x: left,
    y: 0,
    width,
    height: clamp(Math.min(height * GATE.high, width * GATE.wide), GATE.least * scale, GATE.most * scale),
  };
}

/** The division of what the gate leaves in which names are largest; of equal ones the one with more columns. */
export function tilesIn(viewport: Viewport): Tiles {
  const { height, scale } = viewport;
  const gate = gateIn(viewport);
  const y = gate.height + GATE.gap * scale;
  const area = { ...gate, y, height: height - y };
  const best = (form: 'tile' | 'row'): Tiles => {
    const ways = COLUMNS.map((columns) => ({ columns, name: sizeIn(form, columns, area, scale) }));
    const worth = ({ columns, name }: (typeof ways)[number]) => name * (1 + columns / 100);
    const { columns, name } = ways.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    const gap = (form === 'tile' ? TILE_GAP : ROW_GAP) * scale;
    return { form, columns, rows: INTERLOCKS.length / columns, area, gap, name };
  };
  const tiles = best('tile');
  if (tiles.name > 0) return tiles;
  const rows = best('row');
  if (rows.name > 0) return rows;
  return { form: 'mark', columns: 5, rows: 3, area, gap: ROW_GAP * scale, name: TYPE_SCALE[0] * scale };
}
