import { INTERLOCKS } from '../../sim/world/interlocks';
import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import type { Rect } from '../../stage/rect';
import type { Viewport } from '../../stage/scene';
import { TONES } from './inks';
import { RECOVERY_MS, STRIP_MS } from './sim';
import { axisOf, divide, LINE } from './stage-columns';

/** Milliseconds between the lines across the strips. */
const GRID_MS = 10_000;
/** Thickness of lines, in CSS px at scale 1. */
const HAIR = 1;
/** How much higher the mono face is set for its figures to stand on the sans face's line, as a share of its size. */
const MONO_RISE = 0.11;
/** How far a bar that enters or leaves may stand out of its strip, as a multiple of its length: all of it, and a late step. */
const COVER = 1.5;

export interface RowPlace {
  /** All of the row, in CSS px; it is outlined. */
  readonly box: Rect;
  /** A square for the state's shape, and the strip of the last minute. */
  readonly mark: Rect;
  readonly strip: Rect;
  /** What is drawn behind a row in fault: below everything, and once more beside the strip, above what hides bars there. */
  readonly band: Rule;
  readonly beside: Rule;
  /** Indices of its labels. The first and the third are for a row that is OK, those after them for one in fault. */
  readonly name: number;
  readonly faultName: number;
  readonly state: number;
  readonly faultState: number;
  readonly kind: number | undefined;
  readonly since: number;
}

export interface InterlocksLayout {
  readonly rows: readonly RowPlace[];
  /** Tracks of the strips and the lines across them; what hides bars beyond the strips' ends. */
  readonly ground: readonly Rule[];
  readonly covers: readonly Rule[];
  readonly labels: readonly LabelPlace[];
  /** Indices of the axes' labels. */
  readonly axes: readonly { readonly ago: number; readonly now: number }[];
}

/** Places the 15 rows for a viewport. All edges of marks and strips fall on whole buffer pixels. */
export function layoutInterlocks(viewport: Viewport): InterlocksLayout {
  const { resolution, scale } = viewport;
  const columns = divide(viewport);
  const { strip, type, row: height } = columns;
  const css = (px: number) => px / resolution;
  const hair = HAIR * scale;
  const axis = axisOf(viewport);
  const labels: LabelPlace[] = [];
  const ground: Rule[] = [];
  const covers: Rule[] = [];
  const label = (place: LabelPlace) => labels.push(place) - 1;
  const cover = css(Math.ceil((strip.width * RECOVERY_MS * COVER) / STRIP_MS));

  const rows = INTERLOCKS.map(({ kind }, i): RowPlace => {
    const left = Math.floor(i / columns.rows) * columns.pitch;
    const top = (i % columns.rows) * height;
    const at = (px: number) => css(left + px);
    const lines = columns.stacked ? (type.name + type.note) * LINE : type.name * LINE;
    const first = css(top) + (css(height) - lines) / 2;
    const second = columns.stacked ? first + type.name * LINE : first;
    const box = { x: at(0), y: css(top), width: css(columns.width), height: css(height) };
    const nameMiddle = Math.round((first + (type.name * LINE) / 2) * resolution);
    const mark = {
      x: at(0),
      y: css(nameMiddle - Math.floor(columns.mark / 2)),
      width: css(columns.mark),
      height: css(columns.mark),
    };
    const track = {
      x: at(strip.x),
      y: css(top + Math.floor((height - strip.height) / 2)),
      width: css(strip.width),
      height: css(strip.height),
    };
    ground.push({ ...track, ink: 'raised' });
    covers.push({ ...track, x: track.x - cover, width: cover, ink: 'panel' });
    covers.push({ ...track, x: track.x + track.width, width: cover, ink: 'panel' });
    if (i % columns.rows > 0 && kind !== INTERLOCKS[i - 1]?.kind) ground.push({ ...box, height: hair, ink: 'hair' });
    const name = { x: at(columns.name), y: first, font: 'sans', size: type.name } as const;
    const state = { ...name, x: at(columns.state) };
    return {
      box,
      mark,
      strip: track,
      band: { ...box, ink: 'raised' },
      beside: { ...box, width: track.x - box.x, ink: 'raised' },
      name: label({ ...name, weight: '400', ink: 'muted' }),
      faultName: label({ ...name, weight: '500', ink: 'text' }),
      state: label({ ...state, weight: '400', ink: 'muted' }),
      faultState: label({ ...state, weight: '500', ink: TONES.FAULT }),
      kind:
        columns.kind === undefined
          ? undefined
          : label({ x: at(columns.kind), y: second, font: 'sans', weight: '400', size: type.note, ink: 'faint' }),
      since: label({
        x: at(columns.stacked ? columns.state : columns.since),
        y: second - type.note * MONO_RISE,
        align: columns.stacked ? 'start' : 'end',
        font: 'mono',
        weight: '400',
        size: type.note,
        ink: 'faint',
      }),
    };
  });

  const axes = Array.from({ length: columns.count }, (_, column) => {
    const x = css(column * columns.pitch + strip.x);
    const own = rows.slice(column * columns.rows, (column + 1) * columns.rows);
    const bottom = css(own.length * height);
    for (let ms = 0; ms <= STRIP_MS; ms += GRID_MS) {
      const along = ((css(strip.width) - hair) * ms) / STRIP_MS;
      ground.push({ x: x + along, y: 0, width: hair, height: bottom, ink: 'hair' });
    }
    const word = {
      y: bottom + css(axis.height) - axis.size * LINE,
      font: 'sans',
      weight: '400',
      size: axis.size,
    } as const;
    return {
      ago: label({ ...word, x, ink: 'faint' }),
      now: label({ ...word, x: x + css(strip.width), align: 'end', ink: 'faint' }),
    };
  });
  return { rows, ground, covers, labels, axes };
}
