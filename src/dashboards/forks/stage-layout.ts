import type { Rect } from '../../plot/grammar/rect';
import { LINE_HEIGHT, monoWidth, typeSize } from '../../plot/grammar/type';
import type { Inset, Viewport } from '../../plot/grammar/viewport';
import { SLICE_MS } from '../../sim/world/scenario';

/** Where now stands, as a share of the time's axis. */
export const NOW = 0.7;
/** Width of a slice as a share of the picture's height across time, also where it stands in a page, and fewest and most slices that are seen. */
const SLICE = { share: 1, inPage: 1.1, fewest: 1.5, most: 5 } as const;
/** Share of the picture's height at which the live line stands at least where the picture stands in a page. */
const AXIS = 0.66;
/** Inset of a picture that belongs to no page. */
const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 } as const;
/** A picture this much higher than wide has time run upwards. */
const UPRIGHT = 1.15;

/** Whether time runs upwards in a picture. */
export const isUpright = ({ width, height }: Pick<Viewport, 'width' | 'height'>) => height > width * UPRIGHT;
/** Type as shares of half of the picture's sides together, and of its height; the largest in a page, CSS px at scale 1. */
const TYPE = { sides: 0.0125, height: 0.03, inPage: 16 } as const;
/** CSS px at scale 1. */
const GAP = 8;
/** Share of the room across time that the bundle takes at its fullest, and that the bands behind it take. */
const BUNDLE = 0.93;
/** Characters of the longest id. */
export const ID_LENGTH = 13;
/** Height, in CSS px at scale 1, from which on a mark has two lines of text: its id, and below that its milliseconds. */
const TWO_LINES = 300;

/** How instants and heights become places. CSS px. */
export interface TimeMap {
  /** Time runs from the bottom to the top instead of from the left to the right. */
  readonly upright: boolean;
  readonly pxPerMs: number;
  /** From the live line to the outermost fork. */
  readonly half: number;
  /** Where now stands, and where the live line does, from the left or the top. */
  readonly now: number;
  readonly centre: number;
  /** Milliseconds that are seen before and after now. */
  readonly before: number;
  readonly after: number;
}

/** The slices that are seen on a picture that is so long along time and so thick across it. */
export const slicesSeen = (along: number, thick: number, share: number = SLICE.share) =>
  Math.min(Math.max(along / (thick * share), SLICE.fewest), SLICE.most);

/** The map of a picture that begins at `from` along time, is `along` long and shows `seen` slices. CSS px. */
export function timeMap(
  { upright, half, centre }: Pick<TimeMap, 'upright' | 'half' | 'centre'>,
  { from, along, seen }: { from: number; along: number; seen: number },
): TimeMap {
  const pxPerMs = along / seen / SLICE_MS;
  return {
    upright,
    pxPerMs,
    half,
    now: from + along * (upright ? 1 - NOW : NOW),
    centre,
    before: (along * NOW) / pxPerMs,
    after: (along * (1 - NOW)) / pxPerMs,
  };
}

export interface ForksLayout {
  readonly map: TimeMap;
  /** Where words may stand along time: the picture's ends, or the edges of the page's text. */
  readonly from: number;
  readonly to: number;
  /** Left edge of the column of words, where time runs upwards. */
  readonly column: number;
  /** Top of the words beside now, where time runs to the right. */
  readonly head: number;
  readonly size: number;
  /** Type of the foot. */
  readonly small: number;
  readonly gap: number;
  /** Room of the bundle. */
  readonly field: Rect;
  /** Lines of text of a mark, and its height with the gap below it. */
  readonly lines: 1 | 2;
  readonly mark: number;
  /** Height of a line of text. */
  readonly line: number;
  /** Heights, as of the forks, between which the bands of the phases lie: the whole picture but for its foot. */
  readonly ends: readonly [number, number];
  /** Where the edges of slices begin: below all words. */
  readonly edge: number;
}

/** The room of the bundle where time runs to the right: below the rows of marks and above the foot. In a page its axis stands low. */
function fieldAcross(
  height: number,
  { top, bottom }: Inset,
  above: number,
  foot: number,
): { y: number; height: number } {
  const [highest, end] = [top + above, height - bottom - foot];
  const y = top === 0 ? highest : Math.max(highest, 2 * AXIS * height - end);
  return { y, height: Math.max(end - y, 1) };
}

/** Places the field, its margins and the axis of time for a viewport. */
export function layoutForks({ width, height, scale, inset = NO_INSET }: Viewport): ForksLayout {
  /** The page's own words stand at its top. */
  const inPage = inset.top > 0;
  const most = inPage ? TYPE.inPage * scale : Number.POSITIVE_INFINITY;
  const size = typeSize(Math.min(((width + height) / 2) * TYPE.sides, height * TYPE.height, most), scale);
  const gap = GAP * scale;
  const line = size * LINE_HEIGHT;
  const upright = isUpright({ width, height });
  const lines = upright || (!inPage && height >= TWO_LINES * scale) ? 2 : 1;
  const mark = lines * line + gap / 2;
  const left = upright ? inset.left + monoWidth(ID_LENGTH, size) + gap : 0;
  // In a page the words beside now share the row of the newest mark, which stands on the other side of now.
  const above = (inPage ? 0 : line + gap) + mark;
  const { y: top, height: across } = upright ? { y: 0, height } : fieldAcross(height, inset, above, 2 * line + gap);
  const field = { x: left, y: top, width: width - left - (upright ? inset.right : 0), height: across };
  const [along, thick] = upright ? [field.height, field.width] : [field.width, field.height];
  const seen = slicesSeen(along, thick, inPage ? SLICE.inPage : undefined);
  const band = thick / 2;
  const centre = (upright ? field.x : field.y) + band;
  const half = band * BUNDLE;
  const head = inPage ? field.y - mark : 0;
  const edge = ((upright ? left : field.y) - centre) / half;
  return {
    map: timeMap({ upright, half, centre }, { from: upright ? field.y : field.x, along, seen }),
    from: upright ? inset.top : inset.left,
    to: upright ? height - inset.bottom : width - inset.right,
    column: inset.left,
    head,
    size,
    small: typeSize(size * 0.9, scale),
    gap,
    field,
    lines,
    mark,
    line,
    ends: [
      // In a page up to its top, behind its words.
      inPage && !upright ? -centre / half : edge,
      ((upright ? width : field.y + across) - centre) / half,
    ],
    edge,
  };
}

/** Where an instant, in milliseconds from now, and a height stand. */
export function placeAt({ upright, pxPerMs, now, centre, half }: TimeMap, ms: number, height: number) {
  return upright
    ? { x: centre + height * half, y: now - ms * pxPerMs }
    : { x: now + ms * pxPerMs, y: centre + height * half };
}

/** Milliseconds from now and height of a place. */
export function momentAt({ upright, pxPerMs, now, centre, half }: TimeMap, x: number, y: number) {
  return upright
    ? { ms: (now - y) / pxPerMs, height: (x - centre) / half }
    : { ms: (x - now) / pxPerMs, height: (y - centre) / half };
}
