import type { LabelPlace } from '../../plot/grammar/label';
import type { Rect } from '../../plot/grammar/rect';
import { LINE_HEIGHT, MONO_ADVANCE, typeSize } from '../../plot/grammar/type';
import { TYPE_SCALE } from '../../theme/tokens';

/** Gap between parts, CSS px at scale 1. */
export const GAP = 8;
const MIN_SIZE = TYPE_SCALE[0];
/**
 * Bar of a lane: its row and its own height as shares of the words' size, and its least height in CSS px at scale 1.
 */
const BAR = { row: 0.7, share: 0.3, least: 4 } as const;
/** Widest mean advance of a character as a share of its size. */
export const ADVANCE = { mono: MONO_ADVANCE, sans: 0.58, caps: 0.72 } as const;
/** Distance by which a line of mono stands lower than one of sans, as a share of its size. */
const MONO_DROP = 0.09;
/** Width of the warning mark and the gap beside it, in sizes. */
const MARK = 1.25;
/** Characters of the longest texts. */
const LENGTH = { name: 6, quality: 12, incident: 13 } as const;
/** Largest width of the gutter as a share of the plot's, and the words' largest step. */
const MOST = { share: 0.24, size: 25 } as const;

/** Forms of a gutter, from the most to the fewest words: lines of words, and its width in sizes of them. */
const FORMS = [
  { lines: 4, width: MARK + LENGTH.incident * ADVANCE.mono },
  { lines: 3, width: LENGTH.quality * ADVANCE.sans },
  { lines: 2, width: LENGTH.name * ADVANCE.sans + MARK },
] as const;

/** Words of a lane at the left of its way, from the lane's left top corner. */
export interface Gutter {
  /** Width in CSS px, with the gap before the way. */
  readonly width: number;
  readonly name: LabelPlace;
  readonly count: LabelPlace;
  readonly quality: LabelPlace;
  readonly incident: LabelPlace;
  readonly mark: Rect;
  /** Offset of the name behind the mark: if the id has no room the mark stands before the name. */
  readonly behindMark: number;
  /** Bar of a lane with FULL_LOAD batches. */
  readonly load: Rect;
  /** True if there is room for the names of the figures. */
  readonly isFull: boolean;
  /** True if there is room for the incident's id behind its mark. */
  readonly isNamed: boolean;
}

/**
 * Lays out the gutter of lanes of that height: the name and the bar, under them the count and the quality, and if there
 * is room the incident.
 */
export function gutterOf(lane: number, width: number, scale: number): Gutter {
  const gap = GAP * scale;
  const fitting = ({ lines, width: ems }: (typeof FORMS)[number]) =>
    Math.min((lane - gap) / (lines * LINE_HEIGHT + BAR.row), (width * MOST.share - gap) / ems);
  const form = FORMS.find((each) => fitting(each) >= MIN_SIZE * scale) ?? FORMS[2];
  const shrunk = Math.min(scale, fitting(form) / MIN_SIZE);
  const size = typeSize(Math.min(fitting(form), MOST.size * shrunk), shrunk);
  const line = size * LINE_HEIGHT;
  const right = form.width * size;
  const top = Math.min(gap / 2, (lane - form.lines * line - BAR.row * size) / 2);
  const bar = Math.max(size * BAR.share, BAR.least * Math.min(scale, size / MIN_SIZE));
  const below = top + line + BAR.row * size;
  const isFull = form.lines > 2;
  const isNamed = form.lines > 3;
  const word = { x: 0, y: below, size, font: 'sans', weight: '400', ink: 'muted' } as const;
  const last = below + 2 * line;
  return {
    width: right + gap,
    name: { x: 0, y: top, size, font: 'sans', weight: '500', ink: 'text' },
    count: word,
    quality: isFull ? { ...word, y: below + line } : { ...word, x: right, align: 'end' },
    incident: {
      x: MARK * size,
      y: last - size * MONO_DROP,
      size,
      font: 'mono',
      weight: '400',
      ink: 'text',
    },
    mark: {
      x: 0,
      y: (isNamed ? last : top) + size * ((LINE_HEIGHT - 1) / 2),
      width: size,
      height: size,
    },
    behindMark: isNamed ? 0 : MARK * size,
    load: { x: 0, y: top + line + (BAR.row * size - bar) / 2, width: right, height: bar },
    isFull,
    isNamed,
  };
}
