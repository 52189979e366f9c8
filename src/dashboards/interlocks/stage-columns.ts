import { INTERLOCKS } from '../../sim/world/interlocks';
import type { Viewport } from '../../stage/scene';
import { TYPE_SCALE } from '../../theme/tokens';

/** Sizes in CSS px at scale 1: the least width of a column where there are two, and the height of a row that needs no second one. */
const TWO_COLUMNS = { width: 480, row: 40 } as const;
const COLUMN_GAP = 40;
/** The gap between the parts of a row, in a narrow column and in a wide one. */
const PART_GAP = { narrow: 8, wide: 20 } as const;
/** Width of a column at which a row has room for wide gaps, and for the kind on the name's own line. */
const WIDE = 520;
const KIND_BESIDE = 480;
/** Height of a row with the kind below the name: where it could stand beside it, and where it could not. */
const STACKED = { roomy: 34, tight: 27 } as const;

/** Type as shares of the row's height and width; its largest size. */
const NAME_TYPE = { share: 0.53, wide: 0.038, most: TYPE_SCALE[7] } as const;
const NOTE_TYPE = { share: 0.31, wide: 0.03, most: TYPE_SCALE[4] } as const;
/** Height of a line as a multiple of its size. */
export const LINE = 1.12;
/** The axis's words: their size as shares of the plot's height and width, the largest, and the room for them as a multiple of it. */
const AXIS_TYPE = { share: 0.02, wide: 0.012, most: TYPE_SCALE[4], line: 1.6 } as const;
/** The mark's side as a share of the name's size, and its least in CSS px at scale 1; the gap behind it as a share of its side. */
const MARK = { share: 0.8, least: 12, gap: 0.75 } as const;
/** The strip's height as a share of the row's. */
const STRIP_SHARE = 0.42;
/** Widths as multiples of a size: the longest name, kind and state in the sans face, `over 1 h` in the mono one. */
const EMS = { name: 8.6, kind: 5.4, state: 3.7, since: 4.8 } as const;

/** Where the parts of a row stand, the same in all rows. Buffer pixels from the row's left edge; type in CSS px. */
export interface Columns {
  /** Columns of rows, the rows in the longest, and the whole pixels from one column and one row to the next. */
  readonly count: number;
  readonly rows: number;
  readonly pitch: number;
  readonly row: number;
  readonly width: number;
  /** True where the kind stands below the name and the time below the state. */
  readonly stacked: boolean;
  readonly mark: number;
  readonly name: number;
  /** Undefined where there is no room for it. */
  readonly kind: number | undefined;
  readonly state: number;
  /** The right end of the time since the last change. */
  readonly since: number;
  /** What is filled behind the state of a row in fault, and behind the time where that stands below it. */
  readonly cell: { readonly x: number; readonly width: number };
  readonly strip: { readonly x: number; readonly width: number; readonly height: number };
  /** Type sizes in CSS px. */
  readonly type: { readonly name: number; readonly note: number };
}

/** The largest step of the type scale that is at most `px`, at the viewport's scale. */
const step = (px: number, scale: number) =>
  (TYPE_SCALE.findLast((each) => each * scale <= px) ?? TYPE_SCALE[0]) * scale;

/** Size of the axis's words, in CSS px, and the room for them in buffer pixels. */
export function axisOf({ width, height, resolution, scale }: Viewport) {
  const size = step(Math.min(height * AXIS_TYPE.share, width * AXIS_TYPE.wide, AXIS_TYPE.most * scale), scale);
  return { size, height: Math.round(size * AXIS_TYPE.line * resolution) };
}

/** Divides the viewport into columns and rows, and a row into its parts. */
export function divide(viewport: Viewport): Columns {
  const { width, height, resolution, scale } = viewport;
  const px = (css: number) => Math.round(css * resolution);
  const room = Math.floor(height * resolution) - axisOf(viewport).height;
  const low = room / INTERLOCKS.length < px(TWO_COLUMNS.row * scale);
  const count = low && width >= (2 * TWO_COLUMNS.width + COLUMN_GAP) * scale ? 2 : 1;
  const rows = Math.ceil(INTERLOCKS.length / count);
  const row = Math.floor(room / rows);
  const gap = px(COLUMN_GAP * scale);
  const own = Math.floor((Math.floor(width * resolution) - gap * (count - 1)) / count);

  const line = row / resolution;
  const roomy = own >= px(KIND_BESIDE * scale);
  const stacked = line >= (roomy ? STACKED.roomy : STACKED.tight) * scale;
  const sized = ({ share, wide, most }: typeof NAME_TYPE | typeof NOTE_TYPE, room: number) =>
    step(Math.min(line * share, (own / resolution) * wide, most * scale, room), scale);
  const name = sized(NAME_TYPE, stacked ? line / LINE - TYPE_SCALE[0] * scale : line);
  const note = stacked ? sized(NOTE_TYPE, Math.min(name, line / LINE - name)) : name;
  const wide = own >= px(WIDE * scale);
  const between = px((wide ? PART_GAP.wide : PART_GAP.narrow) * scale);
  const mark = px(Math.max(name * MARK.share, MARK.least * scale));
  const nameAt = Math.round(mark * (1 + MARK.gap));
  const nameEnd = nameAt + px(name * EMS.name) + between;
  const beside = roomy && !stacked;
  const state = beside ? nameEnd + px(note * EMS.kind) + between : nameEnd;
  const stateWidth = px(name * EMS.state);
  const sinceWidth = px(note * EMS.since);
  const since = state + (stacked ? Math.max(stateWidth, sinceWidth) : stateWidth + sinceWidth);
  const strip = since + between;
  const padding = Math.floor(between / 2);
  const cellWidth = (stacked ? since - state : stateWidth) + 2 * padding;
  return {
    count,
    rows,
    pitch: own + gap,
    row,
    width: own,
    stacked,
    mark,
    name: nameAt,
    kind: stacked ? nameAt : beside ? nameEnd : undefined,
    state,
    since,
    cell: { x: state - padding, width: cellWidth },
    strip: { x: strip, width: own - strip, height: Math.max(Math.round(row * STRIP_SHARE), 1) },
    type: { name, note },
  };
}
