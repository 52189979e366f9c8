import type { Rect } from '../../../plot/grammar/rect';
import { monoWidth, typeSize } from '../../../plot/grammar/type';
import type { Viewport } from '../../../plot/grammar/viewport';
import { MACHINE_NAMES, type MachineName } from '../../../sim/world/incidents/drills';
import { CONTAINERS } from '../../../theme/breakpoints';
import { DRAWN_DEPTH } from './depth';

/** Metres that a machine's field has to show from side to side, and above and below its ground or its water. */
const EXTENT = {
  tern: { long: 2.3, above: 1.12, below: 0 },
  heron: { long: 2.3, above: 1.12, below: 0 },
  petrel: { long: 6.6, above: 1.45, below: DRAWN_DEPTH },
} as const;
/** How fields are placed. */
export interface FieldsForm {
  /** CSS px at scale 1 above and below the fields together: at the sides they end with everything else of the page. */
  readonly edge: number;
  /** Whether there is room for the words and the bracket of a cut. */
  readonly cuts: boolean;
  /** Whether a machine has its words beside it, as large as their column allows: for eyes that are far away. */
  readonly beside: boolean;
}
export const ON_PAGE: FieldsForm = { edge: 20, cuts: true, beside: false };
/** In a show nobody but its own scene cuts a current. */
export const IN_SHOW: FieldsForm = { edge: 0, cuts: false, beside: true };

/** Share of a field's width at which the nose is: behind Petrel's is the point of a cut at any speed of its patrol. */
const NOSE = { tern: 0.78, heron: 0.78, petrel: 0.84 } as const;
/** Characters of the longest line of words and of the longest figure of a cut, where they are beside the machine. */
export const LONGEST = { words: 'stopped in 12.30 s'.length, figure: '0.72 m'.length } as const;
/** Share of a field's width that words beside it take, and of its height that their figure does at most. */
const COLUMN = { share: 0.4, figure: 0.36 } as const;
/** Type beside a machine: words, CSS px at scale 1 at most; a name as a share of the figure. */
const BESIDE_TYPE = { words: 20, name: 0.56 } as const;
/** CSS px at scale 1: least height of three above each other with their words above them. */
const ABOVE = 780;
/** Shares of three above each other: Petrel is the longest, and has water under it. */
const SHARES = [0.3, 0.3, 0.4] as const;
/** CSS px at scale 1: between fields, and the narrowest three beside each other. */
const GAP = 24;
const BESIDE = CONTAINERS.machines * 16;
/** Of a show's drawing, width over height: from here one machine alone fills it, and three beside each other do. */
const SHOW = { alone: 1.3, three: 3.5 } as const;
/** Share of the height that is not needed which is above a field. */
const SPARE = 0.5;
/** CSS px at scale 1 below the ground: the ruler's ticks and figures, and the bracket of a cut. */
export const BELOW = 62;
/** The same without that bracket, and with room below. */
const RULER = 48;

/** The field of one machine. CSS px. */
export interface MachineField extends Rect {
  readonly machine: MachineName;
  readonly pxPerMetre: number;
  /** Where its words begin: above the machine, or beside it in a column at the left. */
  readonly words: { readonly x: number; readonly y: number; readonly beside: boolean };
  /** Height to which the line of a cut goes up, of the ground or the water, and of the ruler. */
  readonly top: number;
  readonly ground: number;
  readonly ruler: number;
  /** Where the nose is. */
  readonly nose: number;
  /** Sizes of its name, of its words, of the figure of a cut, and of the ruler's. */
  readonly type: { readonly name: number; readonly words: number; readonly figure: number; readonly ruler: number };
}

/** Height of the line of a cut over the size of its words, and of the room in its place where there is none. */
const CUT_LINE = 1.3;
const ROOM = 0.5;

/** Height that the three lines above a machine take, and those beside it. */
const wordsHeight = ({ name, words }: MachineField['type']) => name * 1.45 + words * 3.3;
const besideHeight = ({ name, words, figure }: MachineField['type']) => name * 1.45 + figure * 1.3 + words * 1.2;

/** Type above a machine in a box. */
function typeAbove({ width, height }: Rect, scale: number): MachineField['type'] {
  const words = typeSize((width < 420 * scale ? 12 : 14) * scale, scale);
  const figure = typeSize((height < 300 * scale ? 31 : 39) * scale, scale);
  return { name: typeSize(20 * scale, scale), words, figure, ruler: words };
}

/** Type beside a machine in a box, in a column of a width. */
function typeBeside({ height }: Rect, column: number, scale: number): MachineField['type'] {
  const figure = Math.floor(Math.min(column / monoWidth(LONGEST.figure, 1), height * COLUMN.figure));
  const words = typeSize(Math.min(column / monoWidth(LONGEST.words, 1), BESIDE_TYPE.words * scale), scale);
  return { name: typeSize(BESIDE_TYPE.name * figure, scale), words, figure, ruler: typeSize(14 * scale, scale) };
}

/** Where the three lines above a machine end, with what is free below them. */
export const wordsEnd = ({ y, words, type }: MachineField): number => (words.beside ? y : y + wordsHeight(type));

/** The field of a machine in a box. */
function fieldOf(machine: MachineName, whole: Rect, scale: number, { cuts, beside }: FieldsForm): MachineField {
  const { long, above, below: deep } = EXTENT[machine];
  const column = beside ? Math.round(whole.width * COLUMN.share) : 0;
  const type = beside ? typeBeside(whole, column - GAP * scale, scale) : typeAbove(whole, scale);
  const box = { ...whole, x: whole.x + column, width: whole.width - column };
  const below = (cuts ? BELOW : RULER) * scale;
  const reserved = (beside ? 0 : wordsHeight(type)) + (cuts ? CUT_LINE : ROOM) * type.words + below;
  const pxPerMetre = Math.max(Math.min(box.width / long, (box.height - reserved) / (above + deep)), 8);
  const depth = deep * pxPerMetre;
  // Where the field is higher than it needs to be, all of it is a little above its middle.
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

/** The shares of those before one. */
const before = (shares: readonly number[], i: number) => shares.slice(0, i).reduce((sum, share) => sum + share, 0);

/** The fields of the machines: three beside each other, three above each other where that is too narrow, or one. */
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
    // Their names are on one line, and on another one the ground of those on land and the bed of the water.
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
    return MACHINE_NAMES.map((machine, i) => {
      const y = Math.round(whole.y + whole.height * before(SHARES, i));
      return fieldOf(machine, { ...whole, y, height: whole.height * (SHARES[i] as number) }, scale, form);
    });
  }
  return [fieldOf(selected, whole, scale, form)];
}
