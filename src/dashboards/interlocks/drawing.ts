import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import { inkedMark, type LabelsMark, type Mark } from '../../plot/grammar/mark';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { clamp, floor } from '../../sim/math/math';
import { BAR_STEP_MS, barsAt, MOST_BARS, MOST_CLOSURES } from './drawing-bars';
import { gateFrame, gateRules, otherGateWords } from './drawing-gate';
import { type InterlockPlace, type InterlocksLayout, layoutInterlocks } from './drawing-layout';
import { CLOSED_INK, CLOSED_SHADE, FAULT_INK, HOLDS_INK, TILE_INKS, TONES } from './inks';
import { type InterlockRow, type InterlocksState, STRIP_MS } from './sim';
import { JUST_NOW, stateDuration } from './sim-duration';
import { gateWords, heldState, STATE_WORDS } from './sim-gate';

/** Height of a bar above a closure, CSS px at scale 1. */
const CLOSED_BAR = 4;

type Input = DrawingInput<InterlocksState, InterlocksLayout>;
/** Interlock in its row, with its state as written and the instant at which that began. */
type Placed = Omit<InterlockRow, 'state'> & InterlockPlace & { readonly state: keyof typeof TONES };

/** Last minute of the interlocks, one below the other, and at its end the gate that they close. */
export const drawing: Drawing<InterlocksState, InterlocksLayout> = {
  at: ({ ts }) => ts,
  layout: layoutInterlocks,
  marks(input) {
    const { state, layout } = input;
    const interlocks = layout.interlocks.map((place, i): Placed => {
      return { ...place, ...(state.rows[i] as InterlockRow), ...heldState(state, i) };
    });
    const closed = closedBoxes(input);
    return [
      { kind: 'rules', name: 'grounds', data: [...interlocks.flatMap(grounds), ...layout.ticks] },
      closures(closed),
      {
        kind: 'rules',
        name: 'gate',
        data: [...gateRules(state, layout.gate, closed), ...closed.map((box) => bar(box, input))],
      },
      ...faults(interlocks, input),
      gateFrame(state, layout.gate, input.viewport.scale),
      {
        kind: 'signs',
        name: 'states',
        cross: TILE_INKS.onFault,
        data: interlocks.map(({ mark, state: name }) => ({ box: mark, tone: TONES[name] })),
      },
      {
        kind: 'labels',
        name: 'words',
        data: [...gateLabels(input), ...layout.times, ...interlocks.flatMap((each) => labels(each, input))],
      },
      layout.minute,
      { kind: 'frame', name: 'holder', ink: HOLDS_INK, box: interlocks[state.holder]?.box },
      { kind: 'selected', name: 'vetoing', boxOf: layout.vetoing },
      { kind: 'rows', name: 'interlocks', data: layout.rows },
    ];
  },
};

/** Ground of a strip, and of the name of an interlock in fault. */
function grounds({ head, strip, state }: Placed): Rule[] {
  const ground: Rule = { ...strip, ink: TILE_INKS.ground };
  return state === 'FAULT' ? [ground, { ...head, ink: TONES.FAULT }] : [ground];
}

/** Instant up to which the strips are drawn: they are small, and move on once a second. */
const drawnAt = ({ state: { ts } }: Input) => floor(ts / BAR_STEP_MS) * BAR_STEP_MS;

/** Closures of the gate in the last minute, as boxes through all strips. */
function closedBoxes(input: Input): Rect[] {
  const { area } = input.layout.minute.timeline;
  const { ts } = input.state;
  const until = drawnAt(input);
  const x = (at: number) => Math.round(area.x + area.width * clamp(1 - (until - at) / STRIP_MS, 0, 1));
  const boxes = input.state.closures.map((closure) => {
    // The state cuts closures off at the beginning of its minute, which moves on more often than the strips.
    const from = closure.from < until + BAR_STEP_MS - STRIP_MS ? area.x : x(closure.from);
    // One that lasts is drawn up to the gate.
    return { ...area, x: from, width: x(closure.until === ts ? until : closure.until) - from };
  });
  return boxes.filter(({ width }) => width > 0);
}

/** Bar above a closure. */
const bar = ({ x, y, width }: Rect, { viewport: { scale } }: Input): Rule => {
  return { x, y: y - CLOSED_BAR * scale, width, height: CLOSED_BAR * scale, ink: CLOSED_INK.colour };
};

/** Shades of the strips below those bars. */
const closures = (boxes: readonly Rect[]): Mark =>
  inkedMark({
    kind: 'cells',
    name: 'closed',
    inks: { closed: CLOSED_SHADE },
    track: TILE_INKS.ground,
    most: MOST_CLOSURES,
    data: boxes.map((box) => ({ box, level: 1, ink: 'closed' as const })),
  });

/** Bars in the strips for the faults of the last minute. */
function faults(interlocks: readonly Placed[], input: Input): Mark[] {
  const bars = barsAt(interlocks, drawnAt(input), input.viewport.scale);
  return [
    inkedMark({
      kind: 'cells',
      name: 'faults',
      inks: { fault: FAULT_INK },
      track: 'none',
      most: MOST_BARS,
      data: bars.map(({ box }) => ({ box, level: 1, ink: 'fault' as const })),
    }),
    {
      kind: 'other',
      name: 'faults',
      data: bars.map((bar) => ({ ...bar, as: 'frame', level: 1 })),
    },
  ];
}

function gateLabels({ state, other, layout: { gate } }: Input): LabelsMark['data'] {
  return [
    { ...gate.words, text: gateWords(state, gate.chars) },
    { ...gate.other, text: otherGateWords(state, other, gate.otherChars) },
    ...gate.ends,
  ];
}

/** Words of a state and its age: the age alone where the mark beside them has to say the state. */
export function stateWords(state: Placed['state'], age: string, width: InterlocksLayout['wording']): string {
  if (width === 'age') return age.replace('over ', '> ').replace(JUST_NOW, '< 1 s');
  if (state === 'holding') return width === 'long' ? `OK, ${STATE_WORDS.holding} ${age}` : `holds ${age}`;
  // `just now` is no duration.
  return `${STATE_WORDS[state]}${width === 'long' && age !== JUST_NOW ? ' for ' : ' '}${age}`;
}

/** Words of a row, if it has room for them. */
function labels(interlock: Placed, { state: { ts }, layout: { wording: width } }: Input): LabelsMark['data'] {
  const { words, name, state } = interlock;
  if (!words) return [];
  const isFault = state === 'FAULT';
  const ink = { OK: words.state.ink, FAULT: TONES.FAULT, holding: HOLDS_INK }[state];
  const text = stateWords(state, stateDuration(interlock, ts), width);
  return [
    { ...words.name, ...(isFault && { ink: TILE_INKS.onFault }), text: name },
    { ...words.state, ink, text },
  ];
}
