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
/** Bracket of a cut, CSS px at scale 1: its distance below the ruler, and the strokes up and down at its ends. */
const BRACKET = { below: 36, up: 4, down: 5 } as const;
/**
 * Dashes in which the bracket begins if the line of its cut is out of the field, each with a gap: CSS px at scale 1.
 */
const DASHES = { count: 4, long: 5, apart: 10 } as const;
/** Least distance between numbers, CSS px at scale 1. */
const APART = 60;
/** Margin at a field's edge without numbers, CSS px at scale 1. */
const MARGIN = 30;
/** Distance from the line of a cut to the middle of the words before it, CSS px at scale 1. */
const BEFORE = 18;

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

/** Line and ticks of the ruler. */
export function rulerRules({ machine, field, y, scale, place, cutAt: zero = 0 }: Ruler): Rule[] {
  const { x, width, nose, pxPerMetre } = field;
  const [fine, coarse] = TICKS[machine];
  const xOf = (metres: number) => nose + (metres - place) * pxPerMetre;
  const found: Rule[] = [{ x, y, width, height: scale, ink: TONES.ground }];
  const first = Math.ceil((place - zero - (nose - x) / pxPerMetre) / fine);
  for (let n = first; xOf(zero + n * fine) <= x + width; n++) {
    const isCoarse = n % Math.round(coarse / fine) === 0;
    const part = n % Math.round(coarse / fine / 2) === 0 ? TICK.half : TICK.fine;
    const height = (isCoarse ? TICK.coarse : part) * scale;
    found.push({ x: xOf(zero + n * fine), y: y + TICK.below * scale, width: scale, height, ink: TONES.tick });
  }
  return found;
}

/** Line of a cut, and the bracket from it to the nose. */
export function cutRules({ field, y, scale, place, cutAt }: Ruler): Rule[] {
  if (cutAt === undefined) return [];
  const { x, nose, pxPerMetre, top } = field;
  const [cutX, low] = [nose + (cutAt - place) * pxPerMetre, y + BRACKET.below * scale];
  const isOut = cutX < x;
  const dashed = DASHES.count * DASHES.apart * scale;
  const from = isOut ? Math.min(x + dashed, nose) : cutX;
  const found: Rule[] = [
    { x: from, y: low, width: nose - from, height: scale, ink: TONES.cut },
    {
      x: nose,
      y: low - BRACKET.up * scale,
      width: scale,
      height: (BRACKET.up + BRACKET.down) * scale,
      ink: TONES.cut,
    },
  ];
  if (isOut) {
    const dashes = Array.from({ length: DASHES.count }, (_, i): Rule => {
      return { x: x + i * DASHES.apart * scale, y: low, width: DASHES.long * scale, height: scale, ink: TONES.cut };
    });
    return [...dashes, ...found];
  }
  return [{ x: cutX, y: top, width: scale, height: low + BRACKET.down * scale - top, ink: TONES.cut }, ...found];
}

/** Numbers below a ruler, with the places of those that are not empty. */
export function rulerNumbers({ machine, field, y, scale, place, cutAt }: Ruler) {
  const { x, width, nose, pxPerMetre } = field;
  const coarse = TICKS[machine][1] * Math.ceil((APART * scale) / (TICKS[machine][1] * pxPerMetre));
  const zero = cutAt ?? 0;
  const margin = MARGIN * scale;
  const first = Math.ceil((place - zero - (nose - x - margin) / pxPerMetre) / coarse);
  return RULER_LABELS.map((label, i) => {
    const metres = (first + i) * coarse;
    const at = nose + (zero + metres - place) * pxPerMetre;
    if (at > x + width - margin) return { label, text: '', x: 0, y: 0 };
    // The line of a cut goes through its zero, whose words stand before it.
    const before = metres === 0 && cutAt !== undefined ? BEFORE * scale : 0;
    const text = `${metres < 0 ? '−' : ''}${grouped(Math.abs(metres))} m`;
    return { label, text, x: at - before, y: y + NUMBERS * scale };
  });
}
