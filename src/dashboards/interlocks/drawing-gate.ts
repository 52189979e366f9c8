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

/**
 * Where the gate stands along its way, at any width: its words stand behind it, where no proposal comes while they say
 * more.
 */
const AT = 0.38;
/**
 * As shares of the place's height: the gate's thickness, how far it comes down when it is open, and the way's height
 * and thickness.
 */
const GATE = { thick: 0.14, open: 0.56 } as const;
const WAY = { y: 0.86, thick: 0.045 } as const;
/**
 * Type as shares of the place's height and of the room beside the gate, and the gap before it as a share of the height.
 */
const WORDS = { high: 0.26, wide: 0.05 } as const;
const GAP = 0.22;
/** Where the way begins and where it leads, and their type as a share of the place's height. */
const ENDS = ['proposals', 'commit'] as const;
const END = 0.13;
/** The narrowest place whose way has words at its ends, CSS px at scale 1. */
const WITH_ENDS = 300;
/** From the gate to the frame of another state's, CSS px at scale 1: clear of the gate's own colour. */
const OUTSIDE = 4;
/** Mean advance of a character of the sans face as a share of its size, at most. */
const ADVANCE = 0.55;

export interface GatePlace {
  readonly box: Rect;
  /** The way of proposals: all of it, and what is before the gate and behind it. */
  readonly way: Rect;
  readonly before: Rect;
  readonly behind: Rect;
  /** The gate when it is open, above the way, and when it is closed, across it. */
  readonly open: Rect;
  readonly closed: Rect;
  /** Its line of words, the characters that it holds, and the words at the ends of the way. */
  readonly words: LabelPlace;
  readonly chars: number;
  /** The line before the gate for what another state's gate is, and the characters that it holds. */
  readonly other: LabelPlace;
  readonly otherChars: number;
  readonly ends: readonly Caption[];
}

/** Places the gate and its words. */
export function gatePlace(box: Rect, scale: number): GatePlace {
  const { x, y, width, height } = box;
  const small = typeSize(height * END, scale);
  const hasEnds = width >= WITH_ENDS * scale;
  const behind = hasEnds ? (ENDS[1].length + 1) * small * ADVANCE : 0;
  const thick = height * GATE.thick;
  const closed: Rect = { x: x + width * AT - thick / 2, y, width: thick, height };
  const way: Rect = { x, y: y + height * WAY.y, width, height: height * WAY.thick };
  const end = closed.x + thick;
  const words = end + height * GAP;
  const room = x + width - words - behind;
  const size = typeSize(Math.min(height * WORDS.high, room * WORDS.wide), scale);
  const above = { y: way.y - small * LINE_HEIGHT, font: 'sans', weight: '400', size: small, ink: 'muted' } as const;
  const ends: readonly Caption[] = [
    { ...above, x, text: ENDS[0] },
    { ...above, x: x + width, align: 'end', text: ENDS[1] },
  ];
  const top = y + (height * WAY.y - size * LINE_HEIGHT) / 2;
  return {
    box,
    way,
    before: { ...way, width: closed.x - x },
    behind: { ...way, x: end, width: x + width - end },
    open: { ...closed, height: height * GATE.open },
    closed,
    words: { x: words, y: top, font: 'sans', weight: '500', size, ink: 'text' },
    chars: Math.floor(room / (size * ADVANCE)),
    other: {
      x: closed.x - OUTSIDE * scale - small / 2,
      y,
      align: 'end',
      font: 'sans',
      weight: '400',
      size: small,
      ink: OTHER_INK,
    },
    otherChars: Math.floor((closed.x - OUTSIDE * scale - small / 2 - x) / (small * ADVANCE)),
    ends: hasEnds ? ends : [],
  };
}

/** The frame around the gate of a state that another one is compared with, where the two gates differ. */
export function gateFrame({ gate: { closed } }: InterlocksState, place: GatePlace, scale: number): ComparedMark {
  const { x, y, width, height } = closed ? place.closed : place.open;
  const out = OUTSIDE * scale;
  const box = { x: x - out, y, width: width + 2 * out, height: closed ? height : height + out };
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
 * The gate as it is drawn: raised in its slot above the way that proposals go, or down across it; raised in spite of a
 * fault, in the fault's ink.
 */
export function gateRules(state: InterlocksState, place: GatePlace): Rule[] {
  if (!state.gate.closed) {
    const open = ignoredFault(state) ? GATE_INKS.ignored : GATE_INKS.open;
    return [
      { ...place.closed, ink: GATE_INKS.cut },
      { ...place.way, ink: open },
      { ...place.open, ink: open },
    ];
  }
  return [
    { ...place.before, ink: GATE_INKS.closed },
    { ...place.behind, ink: GATE_INKS.cut },
    { ...place.closed, ink: GATE_INKS.closed },
  ];
}
