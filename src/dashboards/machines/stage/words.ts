import type { LabelPlace } from '../../../plot/grammar/label';
import { LINE_HEIGHT, monoWidth } from '../../../plot/grammar/type';
import type { WorldName } from '../../../sim/math/seed-of';
import { isAtRest } from '../../../sim/world/machines/motion';
import { NAMES } from '../../../sim/world/machines/specs';
import { restOf, type Stop } from '../../../sim/world/machines/stop';
import type { MachineState } from '../sim';
import { stoodAtCut } from '../sim-figures';
import { holderOf } from '../sim-holder';
import { DEPTH } from '../sim-petrel';
import type { MachineField } from './layout';

/** Figures of the ruler that a field can have at most. */
export const MOST_FIGURES = 16;
/** Labels of a field before those of its ruler. */
export const WORDS = { name: 0, speed: 1, waits: 2, figure: 3, rest: 4, cut: 5, depth: 6 } as const;
export const FIRST_FIGURE = 7;

/** Where a field's words are, and its ruler's figures, which are moved with each drawing. */
export function wordPlaces(field: MachineField): LabelPlace[] {
  const { x, y, width, words, type, ruler } = field;
  const mono = { font: 'mono', weight: '400', size: type.words } as const;
  const under = words.y + type.name * 1.45;
  // Where the words are beside the machine, the figure of a cut takes the place of the two lines below the name.
  const side: Pick<LabelPlace, 'x' | 'align'> = words.beside ? { x: words.x } : { x: x + width, align: 'end' };
  const top = words.beside
    ? { figure: under, rest: under + type.figure * 1.3 }
    : { figure: y - type.figure * 0.1, rest: y + type.figure * 1.2 };
  return [
    { font: 'sans', weight: '500', size: type.name, x: words.x, y: words.y, ink: 'text' },
    { ...mono, x: words.x, y: under, ink: 'muted' },
    { ...mono, x: words.x, y: under + type.words * 1.5, ink: 'muted' },
    { font: 'mono', weight: '500', size: type.figure, y: top.figure, ink: 'warn', ...side },
    { ...mono, y: top.rest, ink: 'muted', ...side },
    { ...mono, x: 0, y: 0, align: 'end', ink: 'warn' },
    { ...mono, x: x + width - type.words, y: ruler - type.words * LINE_HEIGHT, align: 'end', ink: 'faint' },
    ...Array.from({ length: MOST_FIGURES }, (): LabelPlace => ({ ...mono, x: 0, y: 0, align: 'middle', ink: 'faint' })),
  ];
}

/**
 * What a machine waits for, in the few characters that a drawing has. `goes`: whether its speed does not print as 0.00.
 */
function waitsText(state: MachineState, goes: boolean, { world, ids }: Pick<WordsForm, 'world' | 'ids'>): string {
  const { waits, astray, doing } = state;
  if (astray) return `${astray.off.toFixed(2)} m off route${ids ? `, ${astray.corr}` : ''}`;
  switch (waits) {
    case 'gate':
      return `${goes ? 'stopping:' : 'held by'} ${holderOf(world, state, ids)}`;
    case 'pause':
      return goes ? 'slowing to a stop' : 'paused on its patrol';
    case 'dock':
      if (goes) return 'slowing to its dock';
      return state.leg === state.legs ? 'docked: battery swap' : 'in its dock';
    case 'person':
      return 'waiting for a person to restart it';
    case 'start':
      return 'starting: contactor check';
    case 'step':
    case 'nothing':
      if (!goes) return 'waiting for its next step';
      if (waits === 'step') return 'setting off';
      return doing === 'turn' ? 'turning, gate open' : 'on patrol, gate open';
  }
}

/** A stop without current, and the seconds since the cut. */
export interface StopInProgress {
  readonly stop: Stop;
  readonly since: number;
  readonly travelled: number;
}

/** CSS px at scale 1 between the line of a cut and its words. */
const CUT_GAP = 7;

/**
 * Where the words of a cut end, CSS px: before its line, or behind it or at the field's edge where they would leave the
 * field and a column beside it.
 */
export function cutWordsEnd({ x, type, words }: MachineField, line: number, chars: number, scale: number): number {
  const [gap, width] = [CUT_GAP * scale, monoWidth(chars, type.words)];
  return line - gap - width >= words.x ? line - gap : Math.max(line + gap, x) + width;
}

/** CSS px at scale 1 of a field in which the words of a stop leave no room for others beside them. */
const NARROW = 400;
export const isNarrow = ({ width }: MachineField, scale: number): boolean => width < NARROW * scale;

/** What words a field has. */
interface WordsForm {
  /** The world that the machine is in. */
  readonly world: WorldName;
  /** A stop's own words leave no room for what the machine waits for. */
  readonly narrow: boolean;
  /** They leave none for its speed either. */
  readonly beside?: boolean;
  /** Whether an incident is called by its id. */
  readonly ids: boolean;
  /** Seconds until the next cut, where they are counted down. */
  readonly cutIn?: number | undefined;
}

/**
 * The words of a field: its name, its speed and surface, what it waits for, and of a cut the travel so far, the time to
 * rest and the speed; and how deep the water is. The state is that of the last reading; a cut shows at once.
 */
export function wordsOf(
  state: MachineState,
  speed: number,
  stopping: StopInProgress | undefined,
  form: WordsForm,
): string[] {
  const { narrow, beside = false, cutIn } = form;
  const { name, surface } = state;
  const depth = name === 'petrel' ? `${DEPTH.toFixed(1)} m` : '';
  const isAlone = (narrow || beside) && stopping !== undefined;
  const ground = isAlone ? '' : ` ${name === 'petrel' ? 'in' : 'on'} ${surface}`;
  const goes = !isAtRest(speed);
  const going = [NAMES[name], beside && isAlone ? '' : `${speed.toFixed(2)} m/s${ground}`];
  if (!stopping) {
    const waits = cutIn === undefined ? waitsText(state, goes, form) : `power is cut in ${cutIn} s`;
    return [...going, waits, '', '', '', depth];
  }
  const { stop, since, travelled } = stopping;
  const { seconds } = restOf(stop);
  const stood = stoodAtCut(stop);
  const waits = since < seconds && !stood && !state.astray ? 'braking, power cut' : waitsText(state, goes, form);
  const rest = `${since < seconds ? 'stops' : 'stopped'} in ${seconds.toFixed(2)} s`;
  return [
    ...going,
    isAlone ? '' : waits,
    `${travelled.toFixed(2)} m`,
    stood ? 'already at rest' : rest,
    stood ? 'cut at rest' : `cut at ${stop.speed.toFixed(2)} m/s`,
    depth,
  ];
}
