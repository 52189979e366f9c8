import { Container, Graphics } from 'pixi.js';
import { writePose } from '../../../machine/poses';
import type { MachinePart } from '../../../machine/shapes';
import { createPose, type Silhouette } from '../../../machine/silhouette';
import { createSilhouettes } from '../../../machine/silhouettes';
import { OTHER_INK, otherThickness } from '../../../plot/grammar/other';
import type { Rule } from '../../../plot/grammar/rule';
import { monoWidth } from '../../../plot/grammar/type';
import type { DrawingArea, Viewport } from '../../../plot/grammar/viewport';
import { createLabels } from '../../../plot/render/primitives/labels';
import { createRules } from '../../../plot/render/primitives/rules';
import type { SurfaceKind } from '../../../plot/surface/scene';
import { metresText } from '../../../sim/words/measures';
import type { Motion } from '../../../sim/world/machines/motion';
import { INKS } from '../../../theme/machine-inks';
import type { Palette } from '../../../theme/palette';
import type { MachineField } from './layout';

/** Kinds of lines that are drawn of the other state's machine. */
const OUTLINES = ['outline', 'far'] as const;
/** Metres from a machine's nose to its tail. */
export const LONG = { tern: 1.43, heron: 1.2, petrel: 3.1 } as const;
/** Metres below which two machines count as at one place. */
const SAME_M = 0.05;
/**
 * Line between two machines, CSS px at scale 1: its distance below the ruler and that of its words, half the height of
 * the ticks at its ends, and the length of the arrow to a machine out of view.
 */
const LINE = { below: 48, words: 52, tick: 4, arrow: 9 } as const;
/** Size of the words, CSS px at scale 1. */
const WORDS = 12;

/** Machine of the other state. */
export interface OtherMachine {
  readonly motion: Motion;
  /** Instant of that state, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Metres along its patrol in that state, of which the words are. */
  readonly place: number;
  /** Name of that state, such as `24 hours earlier`. */
  readonly of: string;
}

/** Parts of the other state's machine: its faces, which hide what is behind them, and its outlines alone. */
const outlined = (parts: readonly MachinePart[]): MachinePart[] =>
  parts.map((part) => part.filter(({ kind, filled }) => filled || OUTLINES.some((outline) => outline === kind)));

/** Palette in which its outlines have the other state's ink. */
const otherPalette = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(OUTLINES.map((kind) => [INKS[kind].colour, palette[OTHER_INK]])),
});

/** Words for the distance of the other state's machine, `ahead` metres before this one; empty at the same place. */
export function gapText(of: string, ahead: number): string {
  if (Math.abs(ahead) < SAME_M) return '';
  return `${of}: ${metresText(ahead)} m ${ahead > 0 ? 'ahead' : 'behind'}`;
}

/** Place of the line to the other state's machine in a field, CSS px. */
export interface GapPlace {
  /** True if that machine is not wholly in view, and therefore not drawn. */
  readonly isOut: boolean;
  /** End of the line to it, at its nose or the field's edge. */
  readonly end: number;
  /** Start of its words: at that end, within the field. */
  readonly words: number;
}

/** Lays out the line to the other state's machine, `ahead` metres before this one, with words of that width. */
export function gapPlace(
  { machine, x, width, nose, pxPerMetre }: MachineField,
  ahead: number,
  wordsWidth: number,
): GapPlace {
  const right = x + width;
  const place = nose + ahead * pxPerMetre;
  const isOut = place < x + LONG[machine] * pxPerMetre || place > right;
  const edge = ahead > 0 ? right : x;
  const end = isOut ? edge : place;
  const words = Math.max(Math.min(ahead > 0 ? end - wordsWidth : end, right - wordsWidth), x);
  return { isOut, end, words };
}

/** Line below the ruler from one machine's nose to the other's, with a tick at each nose. */
function gapRules({ nose, ruler }: MachineField, { end, isOut }: GapPlace, viewport: Viewport): Rule[] {
  const { scale } = viewport;
  const [tick, y, thick] = [LINE.tick * scale, ruler + LINE.below * scale, otherThickness(viewport)];
  const tickAt = (at: number): Rule => ({ x: at, y: y - tick, width: thick, height: 2 * tick, ink: OTHER_INK });
  const line: Rule = { x: Math.min(nose, end), y, width: Math.abs(end - nose), height: thick, ink: OTHER_INK };
  return [tickAt(nose), line, ...(isOut ? [] : [tickAt(end)])];
}

/**
 * Machine of the other state, in outline over the same ruler, and its distance. The line to one out of view ends in an
 * arrow at the field's edge.
 */
export function createOther(kind: SurfaceKind, parts: readonly MachinePart[]) {
  const container = new Container({ label: 'other', visible: false });
  const rules = createRules();
  const arrow = new Graphics({ label: 'out of view' });
  const words = createLabels<'gap'>(kind);
  container.addChild(rules.container, arrow, words.container);
  let silhouette: Silhouette | undefined;
  let arrangement: (DrawingArea & { field: MachineField }) | undefined;
  const pose = createPose();

  function lay(): void {
    if (!arrangement || !silhouette) return;
    const { field, viewport, palette } = arrangement;
    const { x, width, pxPerMetre } = field;
    // Outlines stay within the field's edges, at which the other parts fade.
    const fade = INKS.outline.width * viewport.scale;
    silhouette.layout({
      viewport,
      palette: otherPalette(palette),
      pxPerMetre,
      from: x - fade,
      to: x + width + fade,
      fade,
    });
  }

  /** Most pages never compare: the first comparison creates the silhouette. */
  function opened(): Silhouette {
    if (silhouette) return silhouette;
    silhouette = createSilhouettes(kind, outlined(parts), 0).machine;
    container.addChildAt(silhouette.container, 0);
    lay();
    return silhouette;
  }

  function drawArrow({ end, isOut }: GapPlace, { ruler }: MachineField, ahead: number): void {
    arrow.clear();
    if (!isOut || !arrangement) return;
    const { viewport, palette } = arrangement;
    const [long, half] = [LINE.arrow * viewport.scale, LINE.tick * viewport.scale];
    const y = ruler + LINE.below * viewport.scale + otherThickness(viewport) / 2;
    const back = end - Math.sign(ahead) * long;
    arrow.poly([end, y, back, y - half, back, y + half]).fill(palette[OTHER_INK]);
  }

  return {
    container,
    layout(field: MachineField, viewport: Viewport, palette: Palette): void {
      arrangement = { field, viewport, palette };
      lay();
      const size = WORDS * viewport.scale;
      words.layout({ gap: { font: 'mono', weight: '400', size, x: 0, y: 0, ink: OTHER_INK } }, viewport, palette);
    },
    /**
     * Draws it behind a machine that is `place` metres along its patrol, or nothing. The words are of the two states,
     * as sentence and table are: `statePlace` is this machine's place in its own.
     */
    draw(place: number, statePlace: number, other: OtherMachine | undefined): void {
      const ahead = other ? other.motion.at(other.t).place - place : 0;
      const text = other ? gapText(other.of, other.place - statePlace) : '';
      container.visible = text !== '';
      if (!other || !arrangement || text === '') return;
      const { field, viewport, palette } = arrangement;
      const gap = gapPlace(field, ahead, monoWidth(text.length, WORDS * viewport.scale));
      rules.show(gapRules(field, gap, viewport), viewport, palette);
      drawArrow(gap, field, ahead);
      words.set('gap', text);
      words.move('gap', gap.words, field.ruler + LINE.words * viewport.scale);
      if (silhouette) silhouette.container.visible = !gap.isOut;
      if (gap.isOut) return;
      const hold = writePose(pose, other.motion, other.t);
      opened().draw(pose, { x: gap.end, y: field.ground, opacity: 1, hold });
    },
  };
}
