import type { Caption } from '../../plot/grammar/axis';
import { OTHER_INK } from '../../plot/grammar/compared';
import type { LabelPlace } from '../../plot/grammar/label';
import type { ComparedMark } from '../../plot/grammar/mark';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { LINE_HEIGHT, typeSize } from '../../plot/grammar/type';
import { otherWords } from '../../sim/words/other-words';
import { GATE_INKS } from './inks';
import type { InterlocksState } from './sim';
import { ignoredFault } from './sim-gate';

/** The way and its thickness as shares of the head's height, and the gate's words. */
const WAY = { y: 0.84, thick: 0.07 } as const;
const WORDS = { high: 0.36, wide: 0.045 } as const;
/** Where the way begins and where it leads. */
const ENDS = ['proposals', 'commit'] as const;
/** The narrowest way whose beginning has words, CSS px at scale 1. */
const WITH_ENDS = 360;
/** Between the gate and words beside it, and from it to the frame of another state's, CSS px at scale 1. */
const GAP = 8;
const OUTSIDE = 4;
/** Mean advance of a character of the sans face as a share of its size, at most. */
const ADVANCE = 0.6;

export interface GatePlace {
  /** The head, through which proposals go. */
  readonly box: Rect;
  /** The way of proposals: all of it, and what is before the gate and behind it. */
  readonly way: Rect;
  readonly before: Rect;
  readonly behind: Rect;
  /**
   * The gate, across the way and the minutes of all interlocks; when it is open, the posts on either side of the way.
   */
  readonly closed: Rect;
  readonly open: readonly Rect[];
  /** Its line of words, the characters that it holds, and the words at the ends of the way. */
  readonly words: LabelPlace;
  readonly chars: number;
  /** The line behind the gate for what another state's gate is, and the characters that it holds. */
  readonly other: LabelPlace;
  readonly otherChars: number;
  readonly ends: readonly Caption[];
}

/** Places the gate and its words: in the head `box`, with the gate at `closed` and notes of the size `note`. */
export function gatePlace(box: Rect, closed: Rect, note: number, scale: number): GatePlace {
  const { x, width, height } = box;
  const gap = GAP * scale;
  const way: Rect = { x, y: height * WAY.y, width, height: height * WAY.thick };
  const end = closed.x + closed.width;
  const line = { y: way.y - note * LINE_HEIGHT, font: 'sans', weight: '400', size: note, ink: 'muted' } as const;
  const hasBeginning = closed.x - x >= WITH_ENDS * scale;
  const beginning: Caption = { ...line, x, text: ENDS[0] };
  const goal: Caption = { ...line, x: end + gap, text: ENDS[1] };
  const room = closed.x - gap - x - (hasBeginning ? (ENDS[0].length + 1) * note * ADVANCE : 0);
  const size = typeSize(Math.min(height * WORDS.high, room * WORDS.wide), scale);
  const post = way.height;
  return {
    box,
    way,
    before: { ...way, width: closed.x - x },
    behind: { ...way, x: end, width: x + width - end },
    closed,
    open: [
      { ...closed, height: way.y - post },
      { ...closed, y: way.y + 2 * post, height: closed.height - way.y - 2 * post },
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
    other: { ...goal, y: goal.y - note * LINE_HEIGHT, ink: OTHER_INK },
    otherChars: Math.floor((x + width - end - gap) / (note * ADVANCE)),
    ends: hasBeginning ? [beginning, goal] : [goal],
  };
}

/** The frame around the gate of a state that another one is compared with, where the two gates differ. */
export function gateFrame({ gate: { closed } }: InterlocksState, place: GatePlace, scale: number): ComparedMark {
  const { y, height } = closed ? place.closed : place.box;
  const out = OUTSIDE * scale;
  const box = { x: place.closed.x - out, y, width: place.closed.width + 2 * out, height };
  return {
    kind: 'compared',
    name: 'gate',
    data: [{ key: 'gate', as: 'frame', box, level: 1, what: closed ? 'closed' : 'open' }],
  };
}

/** What the gate of the other state is where it is another, as long as the line before the gate allows. */
export function otherGateWords(state: InterlocksState, other: InterlocksState | undefined, chars: number): string {
  if (!other || other.gate.closed === state.gate.closed) return '';
  const is = other.gate.closed ? 'closed' : 'open';
  const whole = `${otherWords(state.ts, other.ts)}: ${is}`;
  return whole.length <= chars ? whole : is;
}

/**
 * The gate as it is drawn: across the way that proposals go and all that stops them, or open for them, in spite of a
 * fault in the fault's ink.
 */
export function gateRules(state: InterlocksState, place: GatePlace): Rule[] {
  if (!state.gate.closed) {
    const ink = ignoredFault(state) ? GATE_INKS.ignored : GATE_INKS.open;
    return [...place.open.map((post) => ({ ...post, ink: GATE_INKS.cut })), { ...place.way, ink }];
  }
  return [
    { ...place.before, ink: GATE_INKS.closed },
    { ...place.behind, ink: GATE_INKS.cut },
    { ...place.closed, ink: GATE_INKS.closed },
  ];
}
