import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import { inked, type LabelsMark, type Mark } from '../../plot/grammar/mark';
import type { Rule } from '../../plot/grammar/rule';
import { floor } from '../../sim/math/math';
import { barsAt, MOST_BARS, STEP_MS } from './drawing-bars';
import { gateFrame, gateRules, otherGateWords } from './drawing-gate';
import { type InterlocksLayout, layoutInterlocks, type TilePlace } from './drawing-layout';
import { FAULT_INK, HOLDS_INK, TILE_INKS, TONES } from './inks';
import { type InterlockRow, type InterlocksState, STRIP_MS, TICK_MS } from './sim';
import { stateDuration } from './sim-duration';
import { gateWords, heldState, holderOf, STATE_WORDS } from './sim-gate';

/**
 * Between a tile in fault and its frame where colours are forced, which may leave both one colour, in CSS px at scale
 * 1.
 */
const CLEAR_OF_FRAME = 4;
/** Height of a strip's ticks as a share of its. */
const TICK = 0.4;

type Input = DrawingInput<InterlocksState, InterlocksLayout>;
/** An interlock on its tile, with the state that is written there and when that began. */
type Tile = Omit<InterlockRow, 'state'> & TilePlace & { readonly state: keyof typeof TONES };

/** The gate, and the 15 interlocks that close it as tiles, each with its state and its strip of the last minute. */
export const drawing: Drawing<InterlocksState, InterlocksLayout> = {
  at: ({ ts }) => ts,
  layout: layoutInterlocks,
  marks(input) {
    const { state, layout } = input;
    const holder = holderOf(state);
    const tiles = layout.tiles.map((place, i): Tile => {
      return { ...place, ...(state.rows[i] as InterlockRow), ...heldState(state, i) };
    });
    return [
      { kind: 'rules', name: 'gate', data: gateRules(state, layout.gate) },
      gateFrame(state, layout.gate, input.viewport.scale),
      { kind: 'rules', name: 'tiles', data: tiles.flatMap((tile) => grounds(tile, input)) },
      ...faults(tiles, input),
      {
        kind: 'signs',
        name: 'states',
        cross: TILE_INKS.onFault,
        data: tiles.map(({ mark, state: name }) => ({ box: mark, tone: TONES[name] })),
      },
      {
        kind: 'labels',
        name: 'words',
        data: [...gateLabels(input), ...tiles.flatMap((tile) => labels(tile, state.ts))],
      },
      ...layout.strips,
      { kind: 'frame', name: 'holder', ink: HOLDS_INK, box: tiles[holder]?.box },
      { kind: 'selected', name: 'vetoing', boxOf: layout.vetoing },
      { kind: 'rows', name: 'interlocks', data: layout.rows },
    ];
  },
};

/** The ground of a tile, and the line of its strip with its ticks. One in fault is filled but for its strip. */
function grounds({ box, strip, state }: Tile, { viewport: { scale }, palette: { forced } }: Input): Rule[] {
  const clear = forced ? CLEAR_OF_FRAME * scale : 0;
  const { x, y, width, height } = box;
  const filled = { x: x + clear, y: y + clear, width: width - 2 * clear, height: height - 2 * clear };
  const fault = state === 'FAULT';
  const ground: Rule = fault ? { ...filled, ink: TONES.FAULT } : { ...box, ink: TILE_INKS.ground };
  if (strip.width === 0) return [ground];
  const foot = strip.y + strip.height;
  const line: Rule = { ...strip, y: foot - scale, height: scale, ink: TILE_INKS.strip };
  const ticks = Array.from({ length: STRIP_MS / TICK_MS + 1 }, (_, i): Rule => {
    const high = strip.height * TICK;
    const at = ((strip.width - scale) * i * TICK_MS) / STRIP_MS;
    return { x: strip.x + at, y: foot - high, width: scale, height: high, ink: TILE_INKS.strip };
  });
  return [ground, ...(fault ? [{ ...strip, ink: TILE_INKS.ground }] : []), line, ...ticks];
}

/** The faults of the last minute as bars in their strips. These are small: bars move on once a second. */
function faults(tiles: readonly Tile[], { state: { ts }, viewport: { scale } }: Input): Mark[] {
  const bars = barsAt(tiles, floor(ts / STEP_MS) * STEP_MS, scale);
  return [
    inked({
      kind: 'cells',
      name: 'faults',
      inks: { fault: FAULT_INK },
      track: 'none',
      most: MOST_BARS,
      data: bars.map(({ box }) => ({ box, level: 1, ink: 'fault' as const })),
    }),
    {
      kind: 'compared',
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

/** The words of a tile, where it has room for them. */
function labels(tile: Tile, ts: number): LabelsMark['data'] {
  const { words, name, state } = tile;
  if (!words) return [];
  const inks = state === 'FAULT' ? { ink: TILE_INKS.onFault } : {};
  const stateInk = state === 'holding' ? { ink: HOLDS_INK } : inks;
  return [
    { ...words.name, ...inks, text: name },
    { ...words.state, ...stateInk, text: STATE_WORDS[state] },
    { ...words.since, ...inks, text: stateDuration(tile, ts) },
  ];
}
