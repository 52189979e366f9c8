import type { LabelPlace } from '../../../plot/grammar/label';
import { LINE_HEIGHT, monoWidth } from '../../../plot/grammar/type';
import type { WorldName } from '../../../sim/math/seed-of';
import { hundredthsText, metresText, speedText } from '../../../sim/words/measures';
import { isAtRest } from '../../../sim/world/machines/motion';
import { NAMES } from '../../../sim/world/machines/specs';
import { restOf, type Stop } from '../../../sim/world/machines/stop';
import type { MachineState } from '../sim';
import { isStepping, settlingText, stoodAtCut, terrainText, wayToPause, wayToRest } from '../sim-figures';
import { holderText, isHalted, isStoppedInPause, stopperText } from '../sim-holder';
import { isHeldStill } from './chock';
import { depthPlace } from './depth-scale';
import type { MachineField } from './layout';

/** The words of a field. */
export const WORDS = ['name', 'speed', 'until', 'waits', 'figure', 'rest', 'surface', 'cut', 'depth', 'deep'] as const;
type Word = (typeof WORDS)[number];
/** The numbers of its ruler, at most. */
export const RULER_LABELS = Array.from({ length: 16 }, (_, i) => `ruler ${i}` as const);
export type FieldLabel = Word | (typeof RULER_LABELS)[number];
/** Texts of some of a field's words. */
export type FieldWords = Readonly<Partial<Record<Word, string>>>;

/**
 * Speed beside a machine, as shares of a figure's size: its own size, because it is longer, and how much lower it
 * begins.
 */
const SPEED = { size: 0.75, lower: 0.2 } as const;

/** Places of a field's words and of its ruler's numbers; the numbers are moved with each drawing. */
export function wordPlaces(field: MachineField, scale: number): Readonly<Record<FieldLabel, LabelPlace>> {
  const { x, y, width, words, type } = field;
  const mono = { font: 'mono', weight: '400', size: type.words } as const;
  const figure = { font: 'sans', weight: '500', size: type.figure } as const;
  const under = words.y + type.name * 1.45;
  const last = under + type.figure * 1.3;
  // The figure of a cut ends well before the name of a machine beside it.
  const right = { x: x + width - 1.5 * type.words, align: 'end' } as const;
  const lines: Readonly<Record<'speed' | 'until' | 'waits' | 'figure' | 'rest', LabelPlace>> = words.beside
    ? {
        speed: {
          ...figure,
          size: SPEED.size * type.figure,
          x: words.x,
          y: under + SPEED.lower * type.figure,
          ink: 'text',
        },
        until: { ...figure, x: words.x, y: under, ink: 'text' },
        waits: { ...mono, x: words.x, y: last, ink: 'muted' },
        figure: { ...figure, x: words.x, y: under, ink: 'warn' },
        rest: { ...mono, x: words.x, y: last, ink: 'muted' },
      }
    : {
        speed: { ...mono, x: words.x, y: under, ink: 'muted' },
        until: { ...mono, x: words.x, y: under, ink: 'text' },
        waits: { ...mono, x: words.x, y: under + type.words * 1.5, ink: 'muted' },
        figure: { ...figure, y: y - type.figure * 0.1, ink: 'warn', ...right },
        rest: { ...mono, y: y + type.figure * 1.2, ink: 'muted', ...right },
      };
  const onRuler = { ...mono, size: type.ruler, ink: 'faint' } as const;
  const deep = depthPlace(field, scale);
  const deepAt = { ...onRuler, x: deep.x, align: 'end' } as const;
  const rulerFigure: LabelPlace = { ...onRuler, x: 0, y: 0, align: 'middle' };
  return {
    name: { font: 'sans', weight: '500', size: type.name, x: words.x, y: words.y, ink: 'text' },
    ...lines,
    surface: { ...mono, x: words.x, y: last + type.words * 1.5, ink: 'muted' },
    // Beside a machine a cut's speed stands with its other figures: its line leaves the field, and they stay.
    cut: words.beside
      ? { ...mono, x: words.x, y: last + type.words * 3, ink: 'warn' }
      : { ...mono, x: 0, y: 0, align: 'end', ink: 'warn' },
    depth: { ...deepAt, y: deep.y - type.ruler * LINE_HEIGHT },
    deep: { ...deepAt, y: deep.y },
    ...Object.fromEntries(RULER_LABELS.map((label) => [label, rulerFigure])),
  };
}

/** Width of a field, CSS px at scale 1, below which the words of a stop leave no room for others beside them. */
const NARROW = 400;

/** Form of a field's words. */
interface WordsForm {
  readonly world: WorldName;
  /** True if a stop's own words leave no room for the reason to wait. */
  readonly narrow: boolean;
  /** Characters of its longest line. */
  readonly room: number;
}

/** Form of the words of a field. */
export const wordsForm = ({ width, type }: MachineField, scale: number, world: WorldName): WordsForm => ({
  world,
  narrow: width < NARROW * scale,
  room: Math.floor(width / monoWidth(1, type.words)),
});

/** Reason for which a machine is held, in the `room` of a drawing: its way to rest with the incident if that fits. */
function heldText(state: MachineState, { world, room }: WordsForm): string {
  const way = wayToRest(state);
  if (way !== undefined) {
    if (state.needs === 'rest') return `${way}: gate open again`;
    const text = `${way}: ${holderText(world, state)}`;
    return state.corr === null || text.length <= room ? text : `${way}: ${stopperText(world, state.corr)}`;
  }
  return isHalted(state) ? 'waiting for a person to restart it' : `held by ${holderText(world, state)}`;
}

/** Words for a machine that stands in a pause of its patrol. */
function pausedText(state: MachineState): string {
  if (isStepping(state)) return settlingText(state);
  if (state.warns) return 'sounds its warning';
  return isStoppedInPause(state) ? 'gate open again: paused' : 'paused on its patrol';
}

/**
 * Words for a machine's reason to wait, in the few characters of a drawing. `goes`: true if its speed does not print as
 * 0.00.
 */
function waitsText(state: MachineState, goes: boolean, form: WordsForm): string {
  const { waits, astray, doing, warns } = state;
  if (astray) return `${metresText(astray.off)} m off route, ${astray.corr}`;
  switch (waits) {
    case 'gate':
      return heldText(state, form);
    case 'pause':
      if (goes) return wayToPause(state);
      return pausedText(state);
    case 'dock':
      if (goes) return wayToPause(state);
      if (isStepping(state)) return settlingText(state);
      if (warns) return 'sounds its warning';
      return state.leg === state.legs ? 'docked: battery swap' : 'in its dock';
    case 'person':
      return 'waiting for a person to restart it';
    case 'start':
      return 'restarting: its warning sounds';
    case 'step':
      return 'gate open again: warning sounds';
    case 'nothing':
      if (!goes) return 'setting off';
      return doing === 'turn' ? 'turning; its gate is open' : 'on patrol; its gate is open';
  }
}

/** Stop without power, and the seconds since the cut. */
export interface StopInProgress {
  readonly stop: Stop;
  readonly since: number;
  readonly travelled: number;
}

/** Gap between the line of a cut and its words, CSS px at scale 1. */
const CUT_GAP = 7;

/** Right end of the words of a cut, CSS px: before its line, or behind it if they would leave the field. */
export function cutWordsEnd({ type, words }: MachineField, line: number, chars: number, scale: number): number {
  const [gap, width] = [CUT_GAP * scale, monoWidth(chars, type.words)];
  return line - gap - width >= words.x ? line - gap : line + gap + width;
}

/** The travel of a stop so far and in all, its time once it is over, and the speed of its cut. */
function stopTexts({ stop, since, travelled }: StopInProgress): FieldWords {
  const { seconds, distance } = restOf(stop);
  const stood = stoodAtCut(stop);
  const end = since < seconds ? `stops at ${metresText(distance)} m` : `stopped in ${hundredthsText(seconds)} s`;
  return {
    figure: `${metresText(travelled)} m`,
    rest: stood ? 'already at rest' : end,
    cut: stood ? 'cut at rest' : `cut at ${speedText(stop.speed)}`,
  };
}

/**
 * Words of a field: its name, its speed and surface, its reason to wait, and of a cut the travel so far and in all and
 * the speed. The state is that of the last reading; a cut shows at once.
 */
export function fieldTexts(
  state: MachineState,
  speed: number,
  stopping: StopInProgress | undefined,
  form: WordsForm,
): FieldWords {
  const { narrow } = form;
  const goes = !isAtRest(speed);
  const ground = narrow && stopping ? '' : ` ${terrainText(state)}`;
  const name = `${NAMES[state.name]}${isHeldStill(state, stopping) ? `, ${isHalted(state) ? 'halted' : 'held'}` : ''}`;
  const going = { name, speed: `${speedText(speed)}${ground}` };
  const waits = waitsText(state, goes, form);
  if (!stopping) return { ...going, waits };
  const { stop, since } = stopping;
  const brakes = since < restOf(stop).seconds && !stoodAtCut(stop) && !state.astray;
  const doing = brakes ? 'braking, power cut' : waits;
  return { ...going, waits: narrow ? '' : doing, ...stopTexts(stopping) };
}

/**
 * Words beside a machine: one figure and its meaning, and on what it moves. The figure is the distance of a stop, or
 * else the seconds until the next cut, if there is one, or the speed.
 */
export function besideWords(
  state: MachineState,
  speed: number,
  stopping: StopInProgress | undefined,
  cutIn: number | undefined,
): FieldWords {
  const words = { name: NAMES[state.name] };
  const surface = terrainText(state);
  if (stopping) return { ...words, ...stopTexts(stopping), surface };
  const stands = isHeldStill(state) ? 'held by its gate' : 'at rest';
  const route = state.astray ? `${metresText(state.astray.off)} m off route` : surface;
  if (cutIn !== undefined) return { ...words, until: `${cutIn} s`, waits: 'until the cut', surface };
  return { ...words, speed: speedText(speed), waits: isAtRest(speed) ? stands : route };
}
