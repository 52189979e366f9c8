import type { LabelPlace } from '../../stage/marks/labels';
import type { Rect } from '../../stage/rect';
import { TYPE_SCALE } from '../../theme/tokens';

/** CSS px at scale 1. */
export const GAP = 8;
const MIN_SIZE = TYPE_SCALE[0];
/** Height of a lane's bar: in CSS px at scale 1, and beside the lane as a share of the size of the small words. */
const BAR = { least: 4, share: 0.5 } as const;
/** The least length of a bar between the words above a lane, in their sizes; where there is less room it stands below them. */
const BAR_SIZES = 8;
const LINE_HEIGHT = 1.32;
/** Widest mean advance of a character as a share of its size. */
export const ADVANCE = { mono: 0.6, sans: 0.58, caps: 0.72 } as const;
/** How much lower a line of mono stands than one of sans, as a share of its size. */
const MONO_DROP = 0.09;
/** Characters of the longest texts of a lane; `counts` stands for `beyond` where there is room. */
const LENGTH = { name: 6, quality: 5, beyond: 12, counts: 17, incident: 13 } as const;
/** The length of all of them in one line with the warning mark, in sizes, and the gaps between them. */
const LINE_SIZES = (LENGTH.name + LENGTH.beyond) * ADVANCE.sans + (LENGTH.quality + LENGTH.incident) * ADVANCE.mono + 1;
const LINE_GAPS = 3.5;
/** Sizes of a lane's texts beside it, as shares of its height, each with the largest step it may take. */
const BESIDE_TYPE = {
  name: { share: 0.15, most: 25 },
  quality: { share: 0.245, most: 61 },
  small: { share: 0.115, most: 20 },
} as const;
/** The same above it. */
const ABOVE_TYPE = { share: 0.13, most: 16 } as const;
/** The narrowest plot, in CSS px, that holds a lane's words in one line at scale 1; on a narrower one the words shrink. */
const NARROWEST = 300;

/** The largest step of the type scale that is at most `px` and `most`, at the viewport's scale. */
export function step(px: number, scale: number, most = Number.POSITIVE_INFINITY): number {
  const size = TYPE_SCALE.findLast((each) => each <= most && each * scale <= px) ?? MIN_SIZE;
  return size * scale;
}

/** Where the words of a lane stand, from its left top corner. */
export interface Labels {
  readonly name: LabelPlace;
  readonly quality: LabelPlace;
  readonly beyond: LabelPlace;
  readonly incident: LabelPlace;
  readonly mark: Rect;
  /** The bar of a lane with FULL_LOAD batches. */
  readonly load: Rect;
  /** Whether the words that count are `14 shown, 15 more` and not `+15 more`. */
  readonly counts: boolean;
  /** What the words take of the lane's left and of its top. */
  readonly left: number;
  readonly top: number;
}

const NAME = { font: 'sans', weight: '500', ink: 'text' } as const;
const QUALITY = { font: 'mono', weight: '500', ink: 'text' } as const;
const BEYOND = { font: 'sans', weight: '400', ink: 'muted' } as const;
const INCIDENT = { font: 'mono', weight: '400', ink: 'text' } as const;

/** The warning mark in front of a text of `size`. */
const markAt = (x: number, y: number, size: number): Rect => ({
  x,
  y: y + size * ((LINE_HEIGHT - 1) / 2),
  width: size,
  height: size,
});

/** The words in one column at the left of a lane of that height. */
export function labelsBeside(lane: number, scale: number): Labels {
  const of = ({ share, most }: { share: number; most: number }) => step(lane * share, scale, most);
  const [name, quality, small] = [of(BESIDE_TYPE.name), of(BESIDE_TYPE.quality), of(BESIDE_TYPE.small)];
  const gap = GAP * scale;
  const bar = Math.max(small * BAR.share, BAR.least * scale);
  const lines = { name: gap / 2, quality: gap / 2 + name * LINE_HEIGHT, load: 0, beyond: 0, incident: 0 };
  lines.load = lines.quality + quality * LINE_HEIGHT;
  lines.beyond = lines.load + bar + gap / 4;
  lines.incident = lines.beyond + small * LINE_HEIGHT;
  const indent = small + gap / 2;
  const widest = Math.max(
    LENGTH.quality * ADVANCE.mono * quality,
    LENGTH.counts * ADVANCE.sans * small,
    indent + LENGTH.incident * ADVANCE.mono * small,
  );
  return {
    name: { x: 0, y: lines.name, size: name, ...NAME },
    quality: { x: 0, y: lines.quality, size: quality, ...QUALITY },
    beyond: { x: 0, y: lines.beyond, size: small, ...BEYOND },
    incident: { x: indent, y: lines.incident, size: small, ...INCIDENT },
    mark: markAt(0, lines.incident, small),
    load: { x: 0, y: lines.load, width: widest, height: bar },
    counts: true,
    left: widest + gap * 2,
    top: 0,
  };
}

/** The words in one line above the way of a lane of that height. */
export function labelsAbove(lane: number, width: number, among: number): Labels {
  const scale = Math.min(among, width / NARROWEST);
  const gap = GAP * scale;
  const fitting = Math.min(lane * ABOVE_TYPE.share, (width - LINE_GAPS * gap) / LINE_SIZES);
  const size = step(fitting, scale, ABOVE_TYPE.most);
  const y = gap / 2;
  const quality = LENGTH.name * ADVANCE.sans * size + gap;
  const beyond = quality + LENGTH.quality * ADVANCE.mono * size + gap;
  const incident = width - LENGTH.incident * ADVANCE.mono * size;
  const line = size * LINE_HEIGHT;
  const bar = Math.max(size * BAR.share, BAR.least * scale);
  const from = beyond + LENGTH.beyond * ADVANCE.sans * size + gap;
  const between = incident - size - gap * 2 - from;
  const inLine = between >= BAR_SIZES * size;
  return {
    name: { x: 0, y, size, ...NAME },
    quality: { x: quality, y: y - size * MONO_DROP, size, ...QUALITY },
    beyond: { x: beyond, y, size, ...BEYOND },
    incident: { x: incident, y: y - size * MONO_DROP, size, ...INCIDENT },
    mark: markAt(incident - size - gap / 2, y, size),
    load: inLine
      ? { x: from, y: y + (line - bar) / 2, width: between, height: bar }
      : { x: 0, y: y + line, width: incident - size - gap, height: BAR.least * scale },
    counts: false,
    left: 0,
    top: y + line + (inLine ? 0 : BAR.least * scale),
  };
}
