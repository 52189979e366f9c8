import type { LabelPlace } from '../../stage/marks/labels';
import type { Rect } from '../../stage/rect';
import { TYPE_SCALE } from '../../theme/tokens';
import { INKS } from './inks';
import { STAGE_STARTS } from './sim';

/** CSS px at scale 1. */
export const GAP = 8;
const MIN_SIZE = TYPE_SCALE[0];
/** Height of a lane's bar: in CSS px at scale 1, as a share of the words' size, and as the lane's upper edge, clear of the words below it. */
const BAR = { least: 4, share: 0.3, edge: 3 } as const;
/** Least and greatest length of a bar behind the name of a lane, in sizes of the words; where there is less room it is the lane's upper edge. */
const BAR_SIZES = { least: 8, most: 10 } as const;
const LINE_HEIGHT = 1.32;
/** Widest mean advance of a character as a share of its size. */
export const ADVANCE = { mono: 0.6, sans: 0.58, caps: 0.72 } as const;
/** How much lower a line of mono stands than one of sans, as a share of its size. */
const MONO_DROP = 0.09;
/** Characters of the longest texts of a lane, and of its quality where there is room to say what the percentage is. */
const LENGTH = { name: 6, quality: 4, count: 11, incident: 13 } as const;
const FULL_QUALITY = 12;
/** How much further to the right the mark before an incident’s id stands than before one of the usual length. `size`: of the words, CSS px. */
export const markShift = (id: string, size: number) => (LENGTH.incident - id.length) * ADVANCE.mono * size;

/** The length of all of them in one line with the warning mark, in sizes, and the gaps between them. */
const LINE_SIZES = (LENGTH.name + LENGTH.count + LENGTH.quality) * ADVANCE.sans + LENGTH.incident * ADVANCE.mono + 1;
const LINE_GAPS = 3.5;
/** Size of a lane's texts as a share of its height, and the largest step it may take. */
const TYPE = { share: 0.125, most: 25 } as const;
/** The narrowest plot, in CSS px, that holds a lane's words in one line at scale 1; on a narrower one the words shrink. */
const NARROWEST = 300;

/** The largest step of the type scale that is at most `px` and `most`, at the viewport's scale. */
export function step(px: number, scale: number, most = Number.POSITIVE_INFINITY): number {
  const size = TYPE_SCALE.findLast((each) => each <= most && each * scale <= px) ?? MIN_SIZE;
  return size * scale;
}

/** Where the words of a lane stand, in one line from its left top corner. */
export interface Labels {
  readonly name: LabelPlace;
  readonly count: LabelPlace;
  /** Of a lane that is well and of a degraded one. */
  readonly quality: readonly [LabelPlace, LabelPlace];
  readonly incident: LabelPlace;
  readonly mark: Rect;
  /** The bar of a lane with FULL_LOAD batches. */
  readonly load: Rect;
  /** Whether there is room to say what the percentage is. */
  readonly full: boolean;
  /** Whether the lane's bar stands among its words, which then are clear of the divisions between the stages. */
  readonly inLine: boolean;
  /** What the words take of the lane's top. */
  readonly top: number;
}

/** Where words of that length start: at `x`, or behind the division between two stages that would go through them. CSS px. */
function clearOf(x: number, length: number, width: number, gap: number): number {
  const division = STAGE_STARTS.slice(1).find((share) => x - gap < share * width && share * width < x + length + gap);
  return division === undefined ? x : division * width + 2 * gap;
}

/** The words in one line above the way of a lane of that height. */
export function labelsOf(lane: number, width: number, among: number): Labels {
  const scale = Math.min(among, width / NARROWEST);
  const gap = GAP * scale;
  const fitting = Math.min(lane * TYPE.share, (width - LINE_GAPS * gap) / LINE_SIZES);
  const size = step(fitting, scale, TYPE.most);
  const more = (FULL_QUALITY - LENGTH.quality) * ADVANCE.sans;
  const full = (LINE_SIZES + more) * size + (LINE_GAPS + 2) * gap <= width;
  const apart = full ? gap * 2 : gap;
  const y = gap / 2;
  const mono = y - size * MONO_DROP;
  const load = LENGTH.name * ADVANCE.sans * size + apart;
  const lengths = {
    count: LENGTH.count * ADVANCE.sans * size,
    quality: (full ? FULL_QUALITY : LENGTH.quality) * ADVANCE.sans * size,
  };
  const from = load + lengths.count + lengths.quality + 2 * apart;
  const incident = width - LENGTH.incident * ADVANCE.mono * size;
  const line = size * LINE_HEIGHT;
  const bar = Math.max(size * BAR.share, BAR.least * scale);
  const between = incident - size - gap * 2 - from;
  const inLine = between >= BAR_SIZES.least * size;
  // At the left, where nobody takes it for a batch.
  const long = Math.min(between, BAR_SIZES.most * size);
  const by = inLine ? load + long + gap * 2 : load;
  // Where words fill the line, divisions end below it.
  const clear = (x: number, length: number) => (inLine ? clearOf(x, length, width, gap) : x);
  const count = clear(by, lengths.count) + lengths.count;
  const quality = clear(count + apart, lengths.quality) + lengths.quality;
  const word = { y, size, font: 'sans', weight: '400', align: 'end', ink: 'muted' } as const;
  return {
    name: { x: 0, y, size, font: 'sans', weight: '500', ink: 'text' },
    count: { ...word, x: count },
    quality: [
      { ...word, x: quality },
      { ...word, x: quality, ink: INKS.degraded },
    ],
    incident: { x: width, y: mono, size, font: 'mono', weight: '400', align: 'end', ink: 'text' },
    mark: { x: incident - size - gap / 2, y: y + size * ((LINE_HEIGHT - 1) / 2), width: size, height: size },
    load: inLine
      ? { x: load, y: y + (line - bar) / 2, width: long, height: bar }
      : { x: 0, y: 0, width: incident - size - gap, height: BAR.edge * scale },
    full,
    inLine,
    top: y + line,
  };
}
