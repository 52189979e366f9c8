import { LINE_HEIGHT, monoWidth, typeSize } from '../../../../plot/grammar/type';
import type { Viewport } from '../../../../plot/grammar/viewport';
import { KEY_WORDS } from '../../inks';
import { BUNDLE, type BundleArea, GAP, isUpright, NOW_SHARE, slicesSeen, timeMap } from '../map';

/** Visible slices when one incident is told: little besides its own. */
const FOCUS_SLICES = 1.25;
/** Size of the type as a share of the picture's shorter side and of its length, and the least in CSS px at scale 1. */
const TYPE = { share: 0.034, upright: 0.026, along: 0.025, least: 16 } as const;
/** Size of the type when one incident is told and the picture is high enough: its share of the height. */
const FOCUS_TYPE = { least: 20, share: 0.05 } as const;
/**
 * Rows of words above the bundle: the lower one for words beside their lines, the other for those without room there,
 * with the key after now.
 */
const ROWS = 2;
/**
 * Characters of the longest line in the column of words, where time runs upwards: of all incidents, and of a single
 * one.
 */
const COLUMN = { all: 10, focus: 12 } as const;
/** Length of a swatch of the key, and the gap between it and its word, as multiples of the type's size. */
const SWATCH = { long: 1.5, gap: 0.4 } as const;

/** Entries of the key, in order. */
export const KEY = ['best', 'cut', 'foreseen', 'prevented'] as const;
export type KeyName = (typeof KEY)[number];

/** Word of the key, with its swatch before it. CSS px. */
export interface KeyWord {
  readonly name: KeyName;
  readonly x: number;
  readonly y: number;
  readonly long: number;
  /** Start and end of the swatch. */
  readonly swatch: readonly [number, number];
}

/** Layout of a show's drawing. */
export interface ShowLayout extends BundleArea {
  /** Height of a line of text. */
  readonly line: number;
  /** Length of the picture along time. */
  readonly along: number;
  /** Size of the picture across time. */
  readonly across: number;
  /** End of the rows of words above the drawing. */
  readonly top: number;
  /** First row for words: the key may have one of its own above it. */
  readonly row: number;
  /** Width of the column of words, with the gap beside it: 0 where time runs to the right. */
  readonly column: number;
  readonly key: readonly KeyWord[];
}

/**
 * Key: one row at the top, from the left edge or to the right end. Its first words are left out if the row has no room
 * for them.
 */
function keyOf(
  { width, size, gap }: { width: number; size: number; gap: number },
  { fromLeft, all }: { fromLeft: boolean; all: readonly KeyName[] },
): KeyWord[] {
  const before = (SWATCH.long + SWATCH.gap) * size;
  const longOf = (name: KeyName) => before + monoWidth(KEY_WORDS[name].length, size);
  const wholeOf = (names: readonly KeyName[]) => names.reduce((sum, name) => sum + longOf(name) + 3 * gap, -3 * gap);
  const names = all.filter((_, i) => wholeOf(all.slice(i)) <= width);
  let x = fromLeft ? 0 : width - wholeOf(names);
  return names.map((name) => {
    const long = longOf(name);
    const word = { name, x: x + before, y: 0, long: long - before, swatch: [x, x + SWATCH.long * size] as const };
    x += long + 3 * gap;
    return word;
  });
}

/**
 * Lays out the forks for a show: from edge to edge, with words in rows above them, or in a column beside them where
 * time runs upwards. `hasFocus`: for one incident, larger; `named`: the entries of its key.
 */
export function layoutShow(
  { width, height, scale }: Viewport,
  hasFocus: boolean,
  named: readonly KeyName[],
): ShowLayout {
  const upright = hasFocus ? height > width : isUpright({ width, height });
  const share = upright ? TYPE.upright : TYPE.share;
  const [along, across] = upright ? [height, width] : [width, height];
  const most = Math.min(Math.min(width, height) * share, along * TYPE.along);
  const larger = hasFocus ? Math.min(FOCUS_TYPE.least * scale, height * FOCUS_TYPE.share) : 0;
  const size = typeSize(Math.max(most, TYPE.least * scale, larger), scale);
  const gap = GAP * scale;
  const line = size * LINE_HEIGHT;
  const key = keyOf({ width, size, gap }, { fromLeft: upright, all: named });
  // A single incident leaves room for the key in the first row. Vetoes need that row up to now.
  const row = upright || hasFocus || (key[0]?.swatch[0] ?? 0) > along * NOW_SHARE + gap ? 0 : 1;
  const top = topOfRow({ line, gap }, upright ? 1 : row + ROWS) + (3 * gap) / 4;
  const column = upright ? monoWidth(hasFocus ? COLUMN.focus : COLUMN.all, size) + 2 * gap : 0;
  const [from, edge] = upright ? [top, column] : [0, top];
  const band = (across - edge) / 2;
  const centre = edge + band;
  const half = band * BUNDLE;
  const seen = hasFocus ? FOCUS_SLICES : slicesSeen(along - from, 2 * band);
  const map = timeMap({ upright, half, centre }, { from, along: along - from, seen });
  return {
    map,
    // Behind the words above the bundle, or beside it, nothing is drawn.
    ends: [-band / half, band / half],
    size,
    gap,
    line,
    along,
    across,
    top,
    column,
    row,
    key,
  };
}

/** Top of a row of words above the bundle, CSS px; 0 is the highest row. */
export const topOfRow = ({ line, gap }: Pick<ShowLayout, 'line' | 'gap'>, row: number) => row * (line + gap / 4);
