import { DRAWN_DEPTH } from '../../../machine/depth';
import type { Rect } from '../../../plot/grammar/rect';
import { monoWidth, typeSize } from '../../../plot/grammar/type';
import type { Viewport } from '../../../plot/grammar/viewport';
import { MACHINE_NAMES, type MachineName } from '../../../sim/world/machines/machine-names';
import { CONTAINERS } from '../../../theme/breakpoints';

/** Metres that a machine's field has to show from side to side, and above and below its ground or its water. */
const EXTENT = {
  tern: { long: 2.3, above: 1.12, below: 0 },
  heron: { long: 2.3, above: 1.12, below: 0 },
  petrel: { long: 6.6, above: 1.45, below: DRAWN_DEPTH },
} as const;
export interface FieldsForm {
  /** Margin above and below the fields together, CSS px at scale 1: at the sides they are aligned with the page. */
  readonly edge: number;
  /** True if there is room for the words and the bracket of a cut. */
  readonly hasCuts: boolean;
  /** True if a machine has its words beside it, as large as their column allows: for eyes that are far away. */
  readonly beside: boolean;
}
/** Form on a page, where a visitor can cut the power. */
export const ON_PAGE: FieldsForm = { edge: 20, hasCuts: true, beside: false };
/** Form in a show, where only its own scene cuts the power. */
export const IN_SHOW: FieldsForm = { edge: 0, hasCuts: false, beside: true };

/** Place of the nose as a share of a field's width. Behind Petrel's is room for most of its stops. */
const NOSE = { tern: 0.78, heron: 0.78, petrel: 0.82 } as const;
/** Characters of the longest line of words and of the longest figure of a cut, beside a machine. */
export const LONGEST = { words: 'stopped in 12.30 s'.length, figure: '0.72 m'.length } as const;
/** Share of a field's width for the words beside it, and the largest of its height for their figure. */
const COLUMN = { share: 0.4, figure: 0.35 } as const;
/** Type beside a machine: the largest words, CSS px at scale 1; a name as a share of the figure. */
const BESIDE_TYPE = { words: 20, name: 0.56 } as const;
/** Least height of three fields above each other with their words above them, CSS px at scale 1. */
const ABOVE = 780;
/**
 * Shares of three fields above each other on a page, where Petrel is the longest, and has water under it. In a show,
 * where words beside them lead, they are equal.
 */
const SHARES = [0.3, 0.3, 0.4] as const;
const EQUAL_SHARES = [1 / 3, 1 / 3, 1 / 3] as const;
/** Gap between fields, CSS px at scale 1. */
const GAP = 24;
/** Least width of three fields beside each other, CSS px at scale 1. */
const BESIDE = CONTAINERS.machines * 16;
/**
 * Aspect of a show's drawing, width over height: above the first, one machine alone fills it, and above the second,
 * three beside each other do.
 */
const SHOW = { alone: 1.3, three: 3.5 } as const;
/** Share of the spare height that is above a field. */
const SPARE = 0.5;
/** Height below the ground, CSS px at scale 1: the ruler's ticks and figures, and the bracket of a cut. */
export const BELOW = 66;
/** Height below the ground without that bracket, and with a margin below. */
const RULER = 48;

/** Field of one machine. CSS px. */
export interface MachineField extends Rect {
  readonly machine: MachineName;
  readonly pxPerMetre: number;
  /** Place of its words: above the machine, or beside it in a column at the left. */
  readonly words: { readonly x: number; readonly y: number; readonly beside: boolean };
  /** Top of the line of a cut. */
  readonly top: number;
  /** Height of the ground or the water. */
  readonly ground: number;
  /** Height of the ruler. */
  readonly ruler: number;
  /** Place of the nose, from the left. */
  readonly nose: number;
  /** Sizes of its name, of its words, of the figure of a cut, and of the ruler's figures. */
  readonly type: { readonly name: number; readonly words: number; readonly figure: number; readonly ruler: number };
}

/** Height of the line of a cut over the size of its words. */
const CUT_LINE = 1.3;
/** Height of the free space in its place if there is none, likewise. */
const ROOM = 0.5;

/** Height of the lines under the figure beside a machine over the size of their type: three, 1.5 apart. */
const BESIDE_LINES = 4.2;

/** Height of the lines above a machine, or beside it. */
const wordsHeight = ({ name, words }: MachineField['type']) => name * 1.45 + words * 3.3;
const besideHeight = ({ name, words, figure }: MachineField['type']) =>
  name * 1.45 + figure * 1.3 + words * BESIDE_LINES;

/** Sizes of the type above a machine in a box. */
function typeAbove({ width, height }: Rect, scale: number): MachineField['type'] {
  const words = typeSize((width < 420 * scale ? 12 : 14) * scale, scale);
  const figure = typeSize((height < 300 * scale ? 31 : 39) * scale, scale);
  return { name: typeSize(20 * scale, scale), words, figure, ruler: words };
}

/** Sizes of the type beside a machine in a box, in a column of a width. */
function typeBeside({ height }: Rect, column: number, scale: number): MachineField['type'] {
  const words = typeSize(Math.min(column / monoWidth(LONGEST.words, 1), BESIDE_TYPE.words * scale), scale);
  const high = Math.min(height * COLUMN.figure, (height - BESIDE_LINES * words) / (1.45 * BESIDE_TYPE.name + 1.3));
  const figure = Math.floor(Math.min(column / monoWidth(LONGEST.figure, 1), high));
  return { name: typeSize(BESIDE_TYPE.name * figure, scale), words, figure, ruler: typeSize(14 * scale, scale) };
}

/** End of the three lines above a machine, with the free space below them. */
export const wordsEnd = ({ y, words, type }: MachineField): number => (words.beside ? y : y + wordsHeight(type));

/** Lays out the field of a machine in a box. */
function fieldOf(machine: MachineName, whole: Rect, scale: number, { hasCuts, beside }: FieldsForm): MachineField {
  const { long, above, below: deep } = EXTENT[machine];
  const column = beside ? Math.round(whole.width * COLUMN.share) : 0;
  const type = beside ? typeBeside(whole, column - GAP * scale, scale) : typeAbove(whole, scale);
  const box = { ...whole, x: whole.x + column, width: whole.width - column };
  const below = (hasCuts ? BELOW : RULER) * scale;
  const reserved = (beside ? 0 : wordsHeight(type)) + (hasCuts ? CUT_LINE : ROOM) * type.words + below;
  const pxPerMetre = Math.max(Math.min(box.width / long, (box.height - reserved) / (above + deep)), 8);
  const depth = deep * pxPerMetre;
  // Spare height of the field, whose machine stands a little above the middle.
  const spare = Math.max(box.height - reserved - (above + deep) * pxPerMetre, 0);
  const y = Math.round(box.y + spare * SPARE);
  const ground = Math.round(box.y + box.height - below - depth - spare * (1 - SPARE));
  return {
    machine,
    ...box,
    y,
    height: box.height - (y - box.y),
    words: { x: whole.x, y: beside ? Math.round(whole.y + (whole.height - besideHeight(type)) / 2) : y, beside },
    pxPerMetre,
    top: Math.round(ground - above * pxPerMetre - CUT_LINE * type.words),
    ground,
    ruler: Math.round(ground + depth),
    nose: Math.round(box.x + box.width * NOSE[machine]),
    type,
  };
}

/** Sum of the shares before one. */
const before = (shares: readonly number[], i: number) => shares.slice(0, i).reduce((sum, share) => sum + share, 0);

/** Fields of the machines: three beside each other, three above each other if that is too narrow, or one. */
export function layoutFields(
  { width: across, height, scale, inset }: Viewport,
  selected: MachineName,
  form: FieldsForm,
): MachineField[] {
  const { left = 0, right = 0 } = inset ?? {};
  const width = across - left - right;
  const edge = form.edge * scale;
  const whole = { x: left, y: edge * 0.6, width, height: height - edge };
  if (form.beside ? width > SHOW.three * height : width >= BESIDE * scale && width > 1.5 * height) {
    const gap = GAP * scale;
    const column = (whole.width - 2 * gap) / MACHINE_NAMES.length;
    const beside = MACHINE_NAMES.map((machine, i) => {
      return fieldOf(machine, { ...whole, x: Math.round(whole.x + i * (column + gap)), width: column }, scale, form);
    });
    // Fields beside each other share a line for the names, and another one for the ground on land and the bed of the
    // water.
    const y = Math.min(...beside.map((field) => field.y));
    const ruler = Math.max(...beside.map((field) => field.ruler));
    return beside.map((field) => {
      const { words, height, top, ground } = field;
      const down = ruler - field.ruler;
      const lower = { top: top + down, ground: ground + down, ruler };
      return { ...field, ...lower, y, words: words.beside ? words : { ...words, y }, height: height + field.y - y };
    });
  }
  if (form.beside ? width < SHOW.alone * height : height >= ABOVE * scale) {
    const shares = form.beside ? EQUAL_SHARES : SHARES;
    return MACHINE_NAMES.map((machine, i) => {
      const y = Math.round(whole.y + whole.height * before(shares, i));
      return fieldOf(machine, { ...whole, y, height: whole.height * (shares[i] as number) }, scale, form);
    });
  }
  return [fieldOf(selected, whole, scale, form)];
}
