import type { LabelPlace } from '../../../plot/grammar/label';
import { LINE_HEIGHT, monoWidth } from '../../../plot/grammar/type';
import type { WorldName } from '../../../sim/math/seed-of';
import { isAtRest } from '../../../sim/world/machines/motion';
import { NAMES } from '../../../sim/world/machines/specs';
import { restOf, type Stop } from '../../../sim/world/machines/stop';
import type { MachineState } from '../sim';
import { stoodAtCut } from '../sim-figures';
import { holderText } from '../sim-holder';
import { DEPTH } from '../sim-petrel';
import type { MachineField } from './layout';

/** Figures of the ruler that a field can have at most. */
export const MOST_FIGURES = 16;
/** Labels of a field before those of its ruler. */
export const WORDS = { name: 0, speed: 1, waits: 2, figure: 3, rest: 4, cut: 5, depth: 6 } as const;
export const FIRST_FIGURE = 7;

/** Shares of a figure's size: that of a speed beside a machine, which is longer, and how much lower it begins. */
const SPEED = { size: 0.75, lower: 0.2 } as const;

/** Where a field's words are, and its ruler's figures, which are moved with each drawing. */
export function wordPlaces(field: MachineField): LabelPlace[] {
  const { x, y, width, words, type, ruler } = field;
  const mono = { font: 'mono', weight: '400', size: type.words } as const;
  const figure = { font: 'mono', weight: '500', size: type.figure } as const;
  const under = words.y + type.name * 1.45;
  const last = under + type.figure * 1.3;
  // The figure of a cut ends well before the name of a machine beside it.
  const right = { x: x + width - 1.5 * type.words, align: 'end' } as const;
  const lines: LabelPlace[] = words.beside
    ? [
        { ...figure, size: SPEED.size * type.figure, x: words.x, y: under + SPEED.lower * type.figure, ink: 'text' },
        { ...mono, x: words.x, y: last, ink: 'muted' },
        { ...figure, x: words.x, y: under, ink: 'warn' },
        { ...mono, x: words.x, y: last, ink: 'muted' },
      ]
    : [
        { ...mono, x: words.x, y: under, ink: 'muted' },
        { ...mono, x: words.x, y: under + type.words * 1.5, ink: 'muted' },
        { ...figure, y: y - type.figure * 0.1, ink: 'warn', ...right },
        { ...mono, y: y + type.figure * 1.2, ink: 'muted', ...right },
      ];
  const onRuler = { ...mono, size: type.ruler } as const;
  return [
    { font: 'sans', weight: '500', size: type.name, x: words.x, y: words.y, ink: 'text' },
    ...lines,
    { ...mono, x: 0, y: 0, align: 'end', ink: 'warn' },
    { ...onRuler, x: x + width - type.ruler, y: ruler - type.ruler * LINE_HEIGHT, align: 'end', ink: 'faint' },
    ...Array.from(
      { length: MOST_FIGURES },
      (): LabelPlace => ({
        ...onRuler,
        x: 0,
        y: 0,
        align: 'middle',
        ink: 'faint',
      }),
    ),
  ];
}

/** What a machine that is held waits for, likewise. */
function heldText(state: MachineState, goes: boolean, world: WorldName): string {
  if (state.warns) return 'held; sounds its warning';
  if (state.needs === 'person') return 'waiting for a person to restart it';
  return `${goes ? 'stopping:' : 'held by'} ${holderText(world, state)}`;
}

/**
 * What a machine waits for, in the few characters that a drawing has. `goes`: whether its speed does not print as 0.00.
 */
function waitsText(state: MachineState, goes: boolean, world: WorldName): string {
  const { waits, astray, doing, warns } = state;
  if (astray) return `${astray.off.toFixed(2)} m off route, ${astray.corr}`;
  switch (waits) {
    case 'gate':
      return heldText(state, goes, world);
    case 'pause':
      return goes ? 'slowing to a stop' : 'paused on its patrol';
    case 'dock':
      if (goes) return 'slowing to its dock';
      return state.leg === state.legs ? 'docked: battery swap' : 'in its dock';
    case 'person':
      return 'waiting for a person to restart it';
    case 'start':
      return 'restarting: its warning sounds';
    case 'step':
    case 'nothing':
      if (!goes) return warns ? 'sounds its warning' : 'waiting for its next step';
      if (waits === 'step') return 'setting off';
      return doing === 'turn' ? 'turning, own gate open' : 'on patrol, own gate open';
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
}

const surfaceText = ({ name, surface }: MachineState) => `${name === 'petrel' ? 'in' : 'on'} ${surface}`;
const depthText = ({ name }: MachineState) => (name === 'petrel' ? `water ${DEPTH.toFixed(1)} m deep` : '');

/** The travel of a stop so far, the time to rest, and the speed of its cut. */
function stopTexts({ stop, since, travelled }: StopInProgress): readonly [string, string, string] {
  const { seconds } = restOf(stop);
  const stood = stoodAtCut(stop);
  const rest = `${since < seconds ? 'stops' : 'stopped'} in ${seconds.toFixed(2)} s`;
  return [
    `${travelled.toFixed(2)} m`,
    stood ? 'already at rest' : rest,
    stood ? 'cut at rest' : `cut at ${stop.speed.toFixed(2)} m/s`,
  ];
}

/**
 * The words of a field: its name, its speed and surface, what it waits for, and of a cut the travel so far, the time to
 * rest and the speed; and how deep the water is. The state is that of the last reading; a cut shows at once.
 */
export function fieldTexts(
  state: MachineState,
  speed: number,
  stopping: StopInProgress | undefined,
  { narrow, world }: WordsForm,
): string[] {
  const goes = !isAtRest(speed);
  const ground = narrow && stopping ? '' : ` ${surfaceText(state)}`;
  const going = [NAMES[state.name], `${speed.toFixed(2)} m/s${ground}`];
  const waits = waitsText(state, goes, world);
  if (!stopping) return [...going, waits, '', '', '', depthText(state)];
  const { stop, since } = stopping;
  const brakes = since < restOf(stop).seconds && !stoodAtCut(stop) && !state.astray;
  const doing = brakes ? 'braking, power cut' : waits;
  return [...going, narrow ? '' : doing, ...stopTexts(stopping), depthText(state)];
}

/**
 * The same words beside a machine: one figure and what it is. It is the distance of a stop, or else the seconds until
 * the next cut, where there is one, or the speed.
 */
export function besideWords(
  state: MachineState,
  speed: number,
  stopping: StopInProgress | undefined,
  cutIn: number | undefined,
): string[] {
  const name = NAMES[state.name];
  if (stopping) return [name, '', '', ...stopTexts(stopping), depthText(state)];
  const stands = state.waits === 'gate' ? 'held by its gate' : 'at rest';
  const route = state.astray ? `${state.astray.off.toFixed(2)} m off route` : surfaceText(state);
  const figure =
    cutIn === undefined
      ? [`${speed.toFixed(2)} m/s`, isAtRest(speed) ? stands : route]
      : [`${cutIn} s`, 'until the cut'];
  return [name, ...figure, '', '', '', depthText(state)];
}
