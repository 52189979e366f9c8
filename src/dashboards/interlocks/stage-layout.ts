import { RECOVERY_MS } from '../../sim/world/gate';
import { INTERLOCKS } from '../../sim/world/interlocks';
import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import type { Rect } from '../../stage/rect';
import type { Viewport } from '../../stage/scene';
import { TONES } from './inks';
import { STRIP_MS } from './sim';
import { axisOf, divide, LINE } from './stage-columns';

/** Milliseconds between the lines across the strips. */
const GRID_MS = 10_000;
/** Thickness of lines, in CSS px at scale 1. */
const HAIR = 1;
/** The least width of a bar, and of that of a fault that lasts, in CSS px at scale 1. */
const BAR = { least: 3, lasting: 8 } as const;
/** The seconds between numbered lines, the first that leave room; widths of the axis's texts as multiples of their size. */
const NUMBERED_MS = [10_000, 20_000, 30_000] as const;
const AXIS_EMS = { ago: 4.4, now: 1.9, number: 1.2, gap: 0.8 } as const;
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
  /** What is filled behind the state of a row in fault. */
  readonly cell: Rule;
  /** The end of the strip, filled while the row is in fault: the bar of a new fault is too narrow to be seen. */
  readonly lasting: Rule;
  /** Indices of its labels: of each pair the first is for a row that is OK, the second for one in fault. */
  readonly name: number;
  readonly faultName: number;
  readonly state: number;
  readonly faultState: number;
  readonly kind: number | undefined;
  readonly since: number;
  readonly faultSince: number;
}

export interface InterlocksLayout {
  readonly rows: readonly RowPlace[];
  /** Tracks of the strips and the lines across them; what hides bars beyond the strips' ends. */
  readonly ground: readonly Rule[];
  readonly covers: readonly Rule[];
  /** The least width of a bar, in CSS px. */
  readonly leastBar: number;
  readonly labels: readonly LabelPlace[];
  /** Indices of the axes' labels, and the lines that are numbered between their ends. */
  readonly axes: readonly {
    readonly ago: number;
    readonly now: number;
    readonly numbers: readonly { readonly label: number; readonly text: string }[];
  }[];
}

/** The ages, in milliseconds, of the lines that have room for their number on a strip of that width between the axis's two words. */
function numberedMs(width: number, size: number): number[] {
  const { ago, now, number, gap } = AXIS_EMS;
  const fits = (step: number) => {
    const pitch = (width * step) / STRIP_MS;
    return pitch >= size * (Math.max(ago, now) + number / 2 + gap) && pitch >= size * (number + gap);
  };
  const step = NUMBERED_MS.find(fits);
  if (step === undefined) return [];
  return Array.from({ length: STRIP_MS / step - 1 }, (_, i) => STRIP_MS - (i + 1) * step);
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
  const barWidth = Math.max((css(strip.width) * RECOVERY_MS) / STRIP_MS, BAR.least * scale);
  const cover = css(Math.ceil(barWidth * COVER * resolution));
  const lasting = Math.min(barWidth, BAR.lasting * scale);

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
    const since = {
      x: at(columns.stacked ? columns.state : columns.since),
      y: second - type.note * MONO_RISE,
      align: columns.stacked ? 'start' : 'end',
      font: 'mono',
      weight: '400',
      size: type.note,
    } as const;
    return {
      box,
      mark,
      strip: track,
      band: { ...box, ink: 'raised' },
      beside: { ...box, width: track.x - box.x, ink: 'raised' },
      cell: { ...box, x: at(columns.cell.x), width: css(columns.cell.width), ink: TONES.FAULT },
      lasting: { ...track, x: track.x + track.width - lasting, width: lasting, ink: TONES.FAULT },
      name: label({ ...name, weight: '400', ink: 'muted' }),
      faultName: label({ ...name, weight: '500', ink: 'text' }),
      state: label({ ...state, weight: '400', ink: 'muted' }),
      faultState: label({ ...state, weight: '500', ink: 'bg' }),
      kind:
        columns.kind === undefined
          ? undefined
          : label({ x: at(columns.kind), y: second, font: 'sans', weight: '400', size: type.note, ink: 'faint' }),
      since: label({ ...since, ink: 'faint' }),
      faultSince: label({ ...since, ink: columns.stacked ? 'bg' : 'text' }),
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
    const place = (ms: number) => x + ((css(strip.width) - hair) * (STRIP_MS - ms)) / STRIP_MS + hair / 2;
    return {
      ago: label({ ...word, x, ink: 'faint' }),
      now: label({ ...word, x: x + css(strip.width), align: 'end', ink: 'faint' }),
      numbers: numberedMs(css(strip.width), axis.size).map((ms) => ({
        label: label({ ...word, x: place(ms), align: 'middle', ink: 'faint' }),
        text: String(ms / 1_000),
      })),
    };
  });
  return { rows, ground, covers, leastBar: BAR.least * scale, labels, axes };
}
