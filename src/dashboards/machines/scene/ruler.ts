import type { Rule } from '../../../plot/grammar/rule';
import { grouped } from '../../../sim/words/units';
import type { MachineName } from '../../../sim/world/machines/machine-names';
import { TONES } from '../inks';
import type { MachineField } from './layout';
import { RULER_LABELS } from './words';

/** Metres between the ruler's ticks, and between its numbers. */
const TICKS = { tern: [0.1, 1], heron: [0.1, 1], petrel: [0.5, 4] } as const;
/**
 * Ticks of the ruler, CSS px at scale 1: their lengths at a number, half-way and between, and the gap below the ruler.
 */
const TICK = { coarse: 11, half: 7, fine: 4, below: 4 } as const;
/** Distance of the numbers below the ruler, CSS px at scale 1. */
const NUMBERS = 17;
/**
 * Bracket of a cut, CSS px at scale 1: its distance below the ruler, clear of the numbers, and half the height of the
 * ticks at its ends.
 */
const BRACKET = { below: 40, tick: 4 } as const;
/**
 * Break of the ruler and of the bracket where a cut is out of the field, CSS px at scale 1 from the field's left edge:
 * the line of the cut, and the break behind it, with a stroke at each of its ends.
 */
const BREAK = { line: 30, from: 54, to: 60, stroke: 5 } as const;
/** Least distance between numbers, CSS px at scale 1. */
const APART = 60;
/** Margin at a field's edge without numbers, CSS px at scale 1. */
const MARGIN = 30;

/** Ruler: its field, its height, and the places of the machine's nose and of its zero, in metres. */
export interface Ruler {
  readonly machine: MachineName;
  readonly field: MachineField;
  readonly y: number;
  readonly scale: number;
  readonly place: number;
  /** Place of the cut; undefined without one. */
  readonly cutAt: number | undefined;
}

/** Line of a cut on a ruler, CSS px. */
export interface CutLine {
  readonly x: number;
  /** True if the ruler is broken before it, because its place is out of the field. */
  readonly isBroken: boolean;
}

/** Line of a cut `place - cutAt` metres behind the nose: at its place, or before a break at the field's left edge. */
export function cutLine({ x, nose, pxPerMetre }: MachineField, place: number, cutAt: number, scale: number): CutLine {
  const atPlace = nose + (cutAt - place) * pxPerMetre;
  const first = x + BREAK.line * scale;
  return atPlace < first ? { x: first, isBroken: true } : { x: atPlace, isBroken: false };
}

/** Start of the true part of the ruler, CSS px: the field's left edge, or the end of the break. */
function trueFrom({ field, place, scale, cutAt }: Ruler): number {
  const isBroken = cutAt !== undefined && cutLine(field, place, cutAt, scale).isBroken;
  return isBroken ? field.x + BREAK.to * scale : field.x;
}

/** Level line from `from` to `to`, and the break before `from`, if `from` is not the field's edge. */
function brokenLine({ x }: MachineField, line: Rule, from: number, scale: number): Rule[] {
  if (from <= line.x) return [line];
  const gap = x + BREAK.from * scale;
  const strokes = [gap, from].map((at): Rule => {
    return { x: at, y: line.y - BREAK.stroke * scale, width: scale, height: 2 * BREAK.stroke * scale, ink: line.ink };
  });
  const end = line.x + line.width;
  return [{ ...line, width: gap - line.x }, ...strokes, { ...line, x: from, width: end - from }];
}

/** Line and ticks of the ruler. */
export function rulerRules(ruler: Ruler): Rule[] {
  const { machine, field, y, scale, place, cutAt: zero = 0 } = ruler;
  const { x, width, nose, pxPerMetre } = field;
  const [fine, coarse] = TICKS[machine];
  const from = trueFrom(ruler);
  const xOf = (metres: number) => nose + (metres - place) * pxPerMetre;
  const found = brokenLine(field, { x, y, width, height: scale, ink: TONES.ground }, from, scale);
  const first = Math.ceil((place - zero - (nose - from) / pxPerMetre) / fine);
  for (let n = first; xOf(zero + n * fine) <= x + width; n++) {
    const isCoarse = n % Math.round(coarse / fine) === 0;
    const part = n % Math.round(coarse / fine / 2) === 0 ? TICK.half : TICK.fine;
    const height = (isCoarse ? TICK.coarse : part) * scale;
    found.push({ x: xOf(zero + n * fine), y: y + TICK.below * scale, width: scale, height, ink: TONES.tick });
  }
  return found;
}

/** Line of a cut down to its tick on the ruler, and the bracket below from it to the nose. */
export function cutRules(ruler: Ruler): Rule[] {
  const { field, y, scale, place, cutAt } = ruler;
  if (cutAt === undefined) return [];
  const { nose, top } = field;
  const line = cutLine(field, place, cutAt, scale);
  const low = y + BRACKET.below * scale;
  const ink = TONES.cut;
  const tick = (x: number): Rule => {
    return { x, y: low - BRACKET.tick * scale, width: scale, height: 2 * BRACKET.tick * scale, ink };
  };
  const upright: Rule = { x: line.x, y: top, width: scale, height: y + (TICK.below + TICK.coarse) * scale - top, ink };
  const level: Rule = { x: line.x, y: low, width: nose - line.x, height: scale, ink };
  return [
    upright,
    tick(line.x),
    ...brokenLine(field, level, line.isBroken ? trueFrom(ruler) : line.x, scale),
    tick(nose),
  ];
}

/** Numbers below a ruler, with the places of those that are not empty: that of a cut is centred below its line. */
export function rulerNumbers(ruler: Ruler) {
  const { machine, field, y, scale, place, cutAt } = ruler;
  const { x, width, nose, pxPerMetre } = field;
  const coarse = TICKS[machine][1] * Math.ceil((APART * scale) / (TICKS[machine][1] * pxPerMetre));
  const zero = cutAt ?? 0;
  const margin = MARGIN * scale;
  const line = cutAt === undefined ? undefined : cutLine(field, place, cutAt, scale);
  const first = Math.ceil((place - zero - (nose - trueFrom(ruler) - margin) / pxPerMetre) / coarse);
  return RULER_LABELS.map((label, i) => {
    const low = y + NUMBERS * scale;
    const isBeforeBreak = line?.isBroken && i === RULER_LABELS.length - 1;
    if (line && isBeforeBreak) return { label, text: '0 m', x: line.x, y: low };
    const metres = (first + i) * coarse;
    const at = nose + (zero + metres - place) * pxPerMetre;
    if (at > x + width - margin) return { label, text: '', x: 0, y: 0 };
    const text = `${metres < 0 ? '−' : ''}${grouped(Math.abs(metres))} m`;
    return { label, text, x: at, y: low };
  });
}
