import type { Caption } from '../../plot/grammar/axis';
import type { LabelPlace } from '../../plot/grammar/label';
import type { OtherMark } from '../../plot/grammar/mark';
import { OTHER_INK } from '../../plot/grammar/other';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { LINE_HEIGHT, typeSize } from '../../plot/grammar/type';
import { otherWords } from '../../sim/words/other-words';
import { GATE_INKS } from './inks';
import type { InterlocksState } from './sim';
import { ignoredFaults } from './sim-gate';

/** Height of the gate above the way of actions, CSS px at scale 1. */
const OVER = 16;
/** Way of actions: its middle and its thickness, as shares of the head's height. */
const WAY = { y: 0.84, thick: 0.07 } as const;
/** Size of the gate's words as shares of the head's height and width. */
const WORDS = { high: 0.36, wide: 0.045 } as const;
/** Words at the start of the way and at its end. */
const ENDS = ['actions', 'commit'] as const;
/** Least width of the way for words at its start, CSS px at scale 1. */
const WITH_ENDS = 360;
/** Gap between the gate and words beside it, CSS px at scale 1. */
const GAP = 8;
/** Gap from the gate to the frame of the other state's, CSS px at scale 1. */
const OUTSIDE = 4;
/** Mean advance of a character of the sans face as a share of its size, at most. */
const ADVANCE = 0.6;

/** Layout of the gate, the way of actions and their words. CSS px. */
export interface GatePlace {
  /** Head of the drawing, through which actions go. */
  readonly box: Rect;
  /** Way of actions. */
  readonly way: Rect;
  /** Part of the way before the gate. */
  readonly before: Rect;
  /** Part of the way behind the gate, up to the word at its end. */
  readonly behind: Rect;
  /** Gate when closed: across the way and the minutes of all interlocks. */
  readonly closed: Rect;
  /** Posts on either side of the way when the gate is open. */
  readonly open: readonly Rect[];
  /** Line of words at the gate. */
  readonly words: LabelPlace;
  /** Characters that the line holds. */
  readonly chars: number;
  /** Line behind the gate for the gate of the other state. */
  readonly other: LabelPlace;
  /** Characters that the line of the other state holds. */
  readonly otherChars: number;
  /** Words at the ends of the way. */
  readonly ends: readonly Caption[];
}

/** Top of the gate in a head of that height, CSS px. */
export const gateTop = (head: number, scale: number): number => Math.max(head * WAY.y - OVER * scale, 0);

/** Lays out the gate and its words: in the head `box`, with the gate at `closed` and notes of the size `note`. */
export function gatePlace(box: Rect, closed: Rect, note: number, scale: number): GatePlace {
  const { x, width, height } = box;
  const gap = GAP * scale;
  const way: Rect = { x, y: height * WAY.y, width, height: height * WAY.thick };
  const end = closed.x + closed.width;
  const line = { y: way.y - note * LINE_HEIGHT, font: 'sans', weight: '400', size: note, ink: 'muted' } as const;
  const hasBeginning = closed.x - x >= WITH_ENDS * scale;
  const beginning: Caption = { ...line, x, text: ENDS[0] };
  const stub = Math.max(x + width - end - ENDS[1].length * note * ADVANCE - gap, gap);
  const goal: Caption = {
    ...line,
    x: end + stub + gap,
    y: way.y + (way.height - note * LINE_HEIGHT) / 2,
    text: ENDS[1],
  };
  const room = closed.x - gap - x - (hasBeginning ? (ENDS[0].length + 1) * note * ADVANCE : 0);
  const size = typeSize(Math.min(height * WORDS.high, room * WORDS.wide), scale);
  const post = way.height;
  return {
    box,
    way,
    before: { ...way, width: closed.x - x },
    behind: { ...way, x: end, width: stub },
    closed,
    open: [
      { ...closed, height: Math.max(way.y - post - closed.y, 0) },
      { ...closed, y: way.y + 2 * post, height: closed.y + closed.height - way.y - 2 * post },
    ],
    words: {
      x: closed.x - gap,
      y: way.y - size * LINE_HEIGHT,
      align: 'end',
      font: 'sans',
      weight: '500',
      size,
      ink: 'text',
    },
    chars: Math.floor(room / (size * ADVANCE)),
    other: { ...line, x: end + gap, y: line.y - note * LINE_HEIGHT, ink: OTHER_INK },
    otherChars: Math.floor((x + width - end - gap) / (note * ADVANCE)),
    ends: hasBeginning ? [beginning, goal] : [goal],
  };
}

/** Frame around the gate of the other state, if the two gates differ. */
export function gateFrame({ gate: { closed } }: InterlocksState, place: GatePlace, scale: number): OtherMark {
  const { y, height } = closed ? place.closed : place.box;
  const out = OUTSIDE * scale;
  const box = { x: place.closed.x - out, y, width: place.closed.width + 2 * out, height };
  return {
    kind: 'other',
    name: 'gate',
    data: [{ key: 'gate', as: 'frame', box, level: 1, what: closed ? 'closed' : 'open' }],
  };
}

/** Words for the gate of the other state if it differs, as long as the line before the gate allows. */
export function otherGateWords(state: InterlocksState, other: InterlocksState | undefined, chars: number): string {
  if (!other || other.gate.closed === state.gate.closed) return '';
  const is = other.gate.closed ? 'closed' : 'open';
  const whole = `${otherWords(state.ts, other.ts)}: ${is}`;
  return whole.length <= chars ? whole : is;
}

/**
 * Gate as drawn: across the way of actions, which is marked where the last minute's `closures` stopped them, or open
 * for them; open in spite of a fault, it has the fault's ink.
 */
export function gateRules(state: InterlocksState, place: GatePlace, closures: readonly Rect[]): Rule[] {
  if (!state.gate.closed) {
    const ink = ignoredFaults(state).length > 0 ? GATE_INKS.ignored : GATE_INKS.open;
    return [
      ...place.open.map((post) => ({ ...post, ink: GATE_INKS.cut })),
      { ...place.way, width: place.behind.x + place.behind.width - place.way.x, ink },
    ];
  }
  return [
    { ...place.before, ink: GATE_INKS.stopped },
    ...closures.map(({ x, width }) => ({ ...place.before, x, width, ink: GATE_INKS.closed })),
    { ...place.behind, ink: GATE_INKS.cut },
    { ...place.closed, ink: GATE_INKS.closed },
  ];
}
