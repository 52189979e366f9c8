import type { Caption } from '../../plot/grammar/axis';
import type { LabelPlace } from '../../plot/grammar/label';
import type { RowsMark, TimelineMark } from '../../plot/grammar/mark';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { runningTimeline } from '../../plot/grammar/timeline';
import { LINE_HEIGHT, typeSize } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { clamp } from '../../sim/math/math';
import { SECOND_MS } from '../../sim/words/time';
import type { Incident } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { TYPE_SCALE } from '../../theme/tokens';
import { type GatePlace, gatePlace, gateTop } from './drawing-gate';
import { TILE_INKS } from './inks';
import { STRIP_MS, TICK_MS } from './sim';

/** Height of the way of actions above the rows; `most` in CSS px at scale 1. */
const HEAD = { share: 0.17, most: 96 } as const;
/** Size of the notes at the way and along the time axis, as a share of the plot's height. */
const NOTE = 0.032;
/** Thickness of the gate, as a share of the width between two lengths in CSS px at scale 1. */
const THICK = { share: 0.012, least: 8, most: 24 } as const;
/** Gap between the parts of a row, CSS px at scale 1. */
const GAP = 8;
/** Least length of a minute, CSS px at scale 1. */
const LEAST_STRIP = 24;
/** Gap between two rows, CSS px at scale 1. */
const ROW_GAP = 2;
/** Size of a row's type. */
const TYPE = {
  /** Share of the height of a large row. */
  share: 0.72,
  /** Share of the height of the smallest row. */
  least: 0.86,
  /** Largest step, CSS px. */
  most: 25,
} as const;
/** Widths of a row's parts as multiples of its type's size. */
const EMS = {
  /** The mark with its gap. */
  mark: 1.35,
  /** The longest name. */
  name: 8.8,
  /** `OK, holds gate 59 s`. */
  long: 10.6,
  /** `FAULT 1.4 s`. */
  short: 6.7,
  /** `59 min`. */
  age: 4,
  /** `commit` above the rows, in the type of the notes. */
  commit: 3.6,
} as const;
/**
 * Width, in CSS px at scale 1, below which a row has the age of its state alone, and the share that its minute gets.
 */
const NARROW = { below: 600, strip: 0.45 } as const;
/** Largest share of the width for a row's words; else they are short. */
const WORDS_SHARE = 0.55;
/** Least distance between two ticks with names, as a multiple of their type's size. */
const AGES = 6;
/** Rounding of floats, in pixels: a width may fall short of a whole one by this. */
const ROUNDING = 1e-6;
/** Side of the mark as a share of the type's size. */
const MARK = 0.85;

/** Layout of an interlock's row. */
export interface InterlockPlace {
  /** Box of the whole row, in CSS px. */
  readonly box: Rect;
  /** Ground left of the strip, which is filled in a fault. */
  readonly head: Rect;
  /** Square of the state's shape. */
  readonly mark: Rect;
  /** Strip of the last minute, which ends at the gate. */
  readonly strip: Rect;
  /** Places of name and state, if rows are high enough for type. */
  readonly words: Readonly<Record<'name' | 'state', LabelPlace>> | undefined;
}

/** Layout of the interlocks and their gate. */
export interface InterlocksLayout {
  readonly gate: GatePlace;
  readonly interlocks: readonly InterlockPlace[];
  /** How much a row says of its state. */
  readonly wording: 'long' | 'short' | 'age';
  /** Ticks through all strips. */
  readonly ticks: readonly Rule[];
  /** Names of the ticks. */
  readonly times: readonly Caption[];
  /** Time axis of the strips, which can be pointed at anywhere above or below them. */
  readonly minute: TimelineMark;
  readonly rows: RowsMark['data'];
  /** Row of the interlock that vetoes an incident. */
  vetoing(incident: Incident): Rect | undefined;
}

/** Size of the type of rows of that pitch and width, in CSS px; 0 if they are too low for any. */
function rowType(pitch: number, width: number, scale: number): number {
  const isNarrow = width < NARROW.below * scale;
  const ems = EMS.mark + EMS.name + (isNarrow ? EMS.age : EMS.short);
  const fits = (step: number, strip: number) =>
    step * scale <= pitch * (step === TYPE_SCALE[0] ? TYPE.least : TYPE.share) &&
    step * ems + 2 * GAP + THICK.least + strip <= width / scale;
  const largest = (strip: number) => TYPE_SCALE.findLast((step) => step <= TYPE.most && fits(step, strip));
  const roomy = isNarrow ? largest((NARROW.strip * width) / scale) : undefined;
  return (roomy ?? largest(LEAST_STRIP) ?? 0) * scale;
}

/** How much rows of that type and width say of their states. */
function wordingOf(size: number, width: number, scale: number): InterlocksLayout['wording'] {
  if (size > 0 && width < NARROW.below * scale) return 'age';
  return (EMS.mark + EMS.name + EMS.long) * size <= width * WORDS_SHARE ? 'long' : 'short';
}

/** Ages of the ticks below a minute, and `now` at the gate: all of them or, if those have no room, the ends. */
function timesAt(minute: Rect, gate: Rect, y: number, size: number): Caption[] {
  const type = { y, font: 'sans', weight: '400', size, ink: 'muted' } as const;
  const count = STRIP_MS / TICK_MS;
  const step = minute.width / count;
  const age = (i: number) => `${((count - i) * TICK_MS) / SECOND_MS} s`;
  const isShort = step < size * AGES;
  const between = isShort ? [] : Array.from({ length: count - 1 }, (_, i) => i + 1);
  return [
    { ...type, x: minute.x, align: isShort && minute.x > AGES * size ? 'end' : 'start', text: `${age(0)} ago` },
    ...between.map((i): Caption => ({ ...type, x: minute.x + step * i, align: 'middle', text: age(i) })),
    { ...type, x: gate.x + gate.width / 2, align: 'middle', text: 'now' },
  ];
}

/**
 * Lays out the interlocks as rows of one line, each with its last minute, which ends at the gate, and the gate across
 * them all. All edges fall on whole buffer pixels.
 */
export function layoutInterlocks({ width: whole, height, scale, resolution, inset }: Viewport): InterlocksLayout {
  const snap = (px: number) => Math.floor(px * resolution + ROUNDING) / resolution;
  const { left = 0, right = 0 } = inset ?? {};
  const width = whole - left - right;
  const gap = GAP * scale;
  const note = typeSize(Math.min(height * NOTE, width * NOTE), scale);
  const head = snap(Math.max(Math.min(height * HEAD.share, HEAD.most * scale), 2.6 * note * LINE_HEIGHT));
  const foot = note * LINE_HEIGHT;
  const pitch = (height - head - foot) / INTERLOCKS.length;
  const size = rowType(pitch, width, scale);
  const thick = snap(clamp(width * THICK.share, THICK.least * scale, THICK.most * scale));
  const wording = wordingOf(size, width, scale);
  const names = size > 0 ? (EMS.mark + EMS.name) * size + gap : pitch;
  const state = Math.max(EMS[wording] * (size || note), EMS.commit * note + gap);
  const from = snap(left + names);
  const end = snap(left + width - state - gap - thick);
  const high = snap(pitch - ROW_GAP * scale);

  const interlocks = INTERLOCKS.map((_, i): InterlockPlace => {
    const y = snap(head + i * pitch);
    const line = y + (high - size * LINE_HEIGHT) / 2;
    const side = snap(size > 0 ? size * MARK : high);
    const name = { x: left + EMS.mark * size, y: line, size, font: 'sans', weight: '500', ink: 'text' } as const;
    return {
      box: { x: left, y, width: snap(left + width) - left, height: high },
      head: { x: left, y, width: from - left, height: high },
      mark: { x: snap(left + gap / 4), y: snap(y + (high - side) / 2), width: side, height: side },
      strip: { x: from, y, width: end - from, height: high },
      words: size > 0 ? { name, state: { ...name, x: end + thick + gap, weight: '400', ink: 'muted' } } : undefined,
    };
  });
  const first = (interlocks[0] as InterlockPlace).strip;
  const last = (interlocks.at(-1) as InterlockPlace).strip;
  const area = { ...first, height: last.y + last.height - first.y };
  const ticks = Array.from({ length: STRIP_MS / TICK_MS }, (_, i): Rule => {
    return { ...area, x: snap(area.x + (area.width * i * TICK_MS) / STRIP_MS), width: scale, ink: TILE_INKS.tick };
  });
  const top = snap(gateTop(head, scale));
  const wall = { x: end, y: top, width: thick, height: area.y + area.height - top };
  return {
    gate: gatePlace({ x: left, y: 0, width, height: head }, wall, note, scale),
    interlocks,
    wording,
    ticks,
    times: timesAt(area, wall, height - foot, note),
    minute: {
      kind: 'timeline',
      name: 'minute',
      timeline: runningTimeline(area, STRIP_MS),
      reach: { ...area, x: left, width },
    },
    rows: interlocks.map(({ box }, i) => ({ key: INTERLOCKS[i]?.name ?? '', box })),
    vetoing: ({ interlock }) => interlocks[interlock]?.box,
  };
}
