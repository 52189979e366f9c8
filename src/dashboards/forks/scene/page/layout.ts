import type { Rect } from '../../../../plot/grammar/rect';
import { LINE_HEIGHT, monoWidth, typeSize } from '../../../../plot/grammar/type';
import type { Inset, Viewport } from '../../../../plot/grammar/viewport';
import { BUNDLE, type BundleArea, GAP, isUpright, slicesSeen, timeMap } from '../map';

/** Width of a slice as a share of the picture's height on a page. */
const SLICE_IN_PAGE = 1.1;
/** Least distance of the live line from the top on a page, as a share of the picture's height. */
const AXIS = 0.66;
/** Inset of a picture without page words over it. */
const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 } as const;
/**
 * Size of the type as shares of the mean of the picture's sides, and of its height; the largest on a page, in CSS px at
 * scale 1.
 */
const TYPE = { sides: 0.0125, height: 0.03, inPage: 16 } as const;
/** Characters of the longest id. */
export const ID_LENGTH = 13;
/** Least height, in CSS px at scale 1, for marks with two lines of text: the id, and below it the milliseconds. */
const TWO_LINES = 300;

/** Layout of the forks on a page. CSS px. */
export interface ForksLayout extends BundleArea {
  /** Start of the words along time: the picture's edge, or that of the page's text. */
  readonly from: number;
  /** End of the words along time. */
  readonly to: number;
  /** Left edge of the column of words, where time runs upwards. */
  readonly column: number;
  /** Top of the words beside now, where time runs to the right. */
  readonly head: number;
  /** Size of the type at the foot. */
  readonly small: number;
  /** Room of the bundle. */
  readonly field: Rect;
  /** Lines of text of a mark. */
  readonly lines: 1 | 2;
  /** Height of a mark's words with the gap below them. */
  readonly mark: number;
  /** Height of a line of text. */
  readonly line: number;
}

/**
 * Room of the bundle where time runs to the right: below the rows of marks and above the foot. On a page its axis
 * stands low.
 */
function fieldAcross(height: number, { top, bottom }: Inset, above: number, foot: number) {
  const [highest, end] = [top + above, height - bottom - foot];
  const y = top === 0 ? highest : Math.max(highest, 2 * AXIS * height - end);
  return { y, height: Math.max(end - y, 1) };
}

/** Lays out the field, its margins and the axis of time for a viewport. */
export function layoutForks({ width, height, scale, inset = NO_INSET }: Viewport): ForksLayout {
  /** On a page its own words stand at the top. */
  const inPage = inset.top > 0;
  const most = inPage ? TYPE.inPage * scale : Number.POSITIVE_INFINITY;
  const size = typeSize(Math.min(((width + height) / 2) * TYPE.sides, height * TYPE.height, most), scale);
  const gap = GAP * scale;
  const line = size * LINE_HEIGHT;
  const upright = isUpright({ width, height });
  const lines = upright || (!inPage && height >= TWO_LINES * scale) ? 2 : 1;
  const mark = lines * line + gap / 2;
  const left = upright ? inset.left + monoWidth(ID_LENGTH, size) + gap : 0;
  // On a page the words beside now share the row of the newest mark, which stands on the other side of now.
  const above = (inPage ? 0 : line + gap) + mark;
  const { y: top, height: across } = upright ? { y: 0, height } : fieldAcross(height, inset, above, 2 * line + gap);
  const field = { x: left, y: top, width: width - left - (upright ? inset.right : 0), height: across };
  const [along, thick] = upright ? [field.height, field.width] : [field.width, field.height];
  const seen = slicesSeen(along, thick, inPage ? SLICE_IN_PAGE : undefined);
  const band = thick / 2;
  const centre = (upright ? field.x : field.y) + band;
  const half = band * BUNDLE;
  return {
    map: timeMap({ upright, half, centre }, { from: upright ? field.y : field.x, along, seen }),
    from: upright ? inset.top : inset.left,
    to: upright ? height - inset.bottom : width - inset.right,
    column: inset.left,
    head: inPage ? field.y - mark : 0,
    size,
    small: typeSize(size * 0.9, scale),
    gap,
    field,
    lines,
    mark,
    line,
    // Behind the words above the bundle nothing is drawn.
    ends: [((upright ? left : field.y) - centre) / half, ((upright ? width : field.y + across) - centre) / half],
  };
}
