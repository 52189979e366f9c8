import { Container } from 'pixi.js';
import { createPose, type MachineFigure } from '../../../machine/figure';
import { createFigures } from '../../../machine/figures';
import type { MachinePart } from '../../../machine/shapes';
import { OTHER_INK, otherThickness } from '../../../plot/grammar/compared';
import type { Rule } from '../../../plot/grammar/rule';
import type { Port, Viewport } from '../../../plot/grammar/viewport';
import { createLabels } from '../../../plot/render/marks/labels';
import { createRules } from '../../../plot/render/marks/rules';
import type { SurfaceKind } from '../../../plot/surface/scene';
import type { MachineName } from '../../../sim/world/drills';
import type { Motion } from '../../../sim/world/machines/motion';
import { NAMES } from '../../../sim/world/machines/specs';
import { INKS } from '../../../theme/machine-inks';
import type { Palette } from '../../../theme/palette';
import type { MachineField } from './layout';
import { writePose } from './poses';

/** What is drawn of it. */
const OUTLINES = ['outline', 'far'] as const;
/** Metres from its nose to its end, with what trails behind it. */
const LONG = { tern: 1.4, heron: 1.2, petrel: 3.4 } as const;
/** Metres below which two machines are at the same place. */
const SAME_M = 0.05;
/**
 * How far below the ruler the line between two machines and its words are, and half the height of the ticks at its
 * ends; CSS px at scale 1.
 */
const LINE = { below: 44, words: 48, tick: 4 } as const;

/** The machine of another state. */
export interface OtherMachine {
  readonly motion: Motion;
  /** Instant there, milliseconds since the Unix epoch. */
  readonly t: number;
}

/** The parts of a machine of another state: its faces, which hide what is behind them, and its outlines alone. */
const outlined = (parts: readonly MachinePart[]): MachinePart[] =>
  parts.map((part) => part.filter(({ kind, filled }) => filled || OUTLINES.some((outline) => outline === kind)));

/** The palette in which its outlines have the other state's ink. */
const otherPalette = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(OUTLINES.map((kind) => [INKS[kind].colour, palette[OTHER_INK]])),
});

/**
 * Where the machine of another state is, `ahead` metres before this one, such as `other Tern 24.0 m ahead`; empty at
 * the same place.
 */
export function gapText(machine: MachineName, ahead: number): string {
  if (Math.abs(ahead) < SAME_M) return '';
  return `other ${NAMES[machine]} ${Math.abs(ahead).toFixed(1)} m ${ahead > 0 ? 'ahead' : 'behind'}`;
}

/**
 * The line below the ruler from a machine's nose to that of another state, or to the field's edge; a tick is at each
 * nose.
 */
function gapRules(field: MachineField, ahead: number, viewport: Viewport): Rule[] {
  const { x, width, nose, pxPerMetre, ruler } = field;
  const { scale } = viewport;
  const otherNose = nose + ahead * pxPerMetre;
  const to = Math.min(Math.max(otherNose, x), x + width);
  const [tick, y, thick] = [LINE.tick * scale, ruler + LINE.below * scale, otherThickness(viewport)];
  const tickAt = (at: number): Rule => ({ x: at, y: y - tick, width: thick, height: 2 * tick, ink: OTHER_INK });
  const line: Rule = { x: Math.min(nose, to), y, width: Math.abs(to - nose), height: thick, ink: OTHER_INK };
  return [tickAt(nose), line, ...(to === otherNose ? [tickAt(otherNose)] : [])];
}

/** The machine of the state that this one is compared with, in outline over the same ruler, and how far away it is. */
export function createOther(kind: SurfaceKind, machine: MachineName, parts: readonly MachinePart[]) {
  const view = new Container({ label: 'compared', visible: false });
  const rules = createRules();
  const words = createLabels(kind);
  view.addChild(rules.view, words.view);
  let figure: MachineFigure | undefined;
  let laid: (Port & { field: MachineField }) | undefined;
  const pose = createPose();

  function lay(): void {
    if (!laid || !figure) return;
    const { field, viewport, palette } = laid;
    const { x, width, pxPerMetre } = field;
    const fade = 30 * viewport.scale;
    figure.layout({ viewport, palette: otherPalette(palette), pxPerMetre, from: x, to: x + width, fade });
  }

  /** Most pages never compare: the figure is made for the first that do. */
  function opened(): MachineFigure {
    if (figure) return figure;
    figure = createFigures(kind, outlined(parts), 0).machine;
    view.addChildAt(figure.view, 0);
    lay();
    return figure;
  }

  return {
    view,
    layout(field: MachineField, viewport: Viewport, palette: Palette): void {
      laid = { field, viewport, palette };
      lay();
      const size = 12 * viewport.scale;
      const place = { font: 'mono', weight: '400', size, x: 0, y: 0, align: 'end', ink: OTHER_INK } as const;
      words.layout([place, place], viewport, palette);
    },
    /** Draws it behind a machine that is `place` metres along its patrol, or nothing. */
    draw(place: number, other: OtherMachine | undefined): void {
      view.visible = other !== undefined;
      if (!other || !laid) return;
      const { field, viewport, palette } = laid;
      const { nose, ground } = field;
      const ahead = other.motion.at(other.t).place - place;
      const text = gapText(machine, ahead);
      rules.show(text === '' ? [] : gapRules(field, ahead, viewport), viewport, palette);
      words.set(0, ahead < 0 ? text : '');
      words.set(1, ahead > 0 ? text : '');
      const y = field.ruler + LINE.words * viewport.scale;
      words.move(0, nose - 6 * viewport.scale, y);
      words.move(1, field.x + field.width, y);
      const x = nose + ahead * field.pxPerMetre;
      const tail = x - LONG[machine] * field.pxPerMetre;
      const right = field.x + field.width;
      // Only the shader fades what crosses the field's edges.
      const isIn = kind === 'webgl' ? x > field.x && tail < right : tail >= field.x && x <= right;
      if (!isIn || text === '') {
        figure?.hide();
        return;
      }
      const hold = writePose(pose, other.motion, other.t);
      opened().draw(pose, { x, y: ground, opacity: 1, hold });
    },
  };
}
