import { Container } from 'pixi.js';
import { partsOf } from '../../../machine/parts';
import { writePose } from '../../../machine/poses';
import { createPose } from '../../../machine/silhouette';
import { createSilhouettes } from '../../../machine/silhouettes';
import type { Place } from '../../../plot/grammar/rect';
import type { DrawingArea, Viewport } from '../../../plot/grammar/viewport';
import { createLabels } from '../../../plot/render/primitives/labels';
import { createRules } from '../../../plot/render/primitives/rules';
import type { SurfaceKind } from '../../../plot/surface/scene';
import type { MachineName } from '../../../sim/world/machines/machine-names';
import { groundAt, type Motion } from '../../../sim/world/machines/motion';
import { stopAt } from '../../../sim/world/machines/stop';
import type { Palette } from '../../../theme/palette';
import type { MachineState } from '../sim';
import { chockRules, isHeldStill } from './chock';
import { depthRules, depthTexts } from './depth-scale';
import { EARLIER_POSITIONS } from './earlier-positions';
import { groundRules } from './ground';
import type { MachineField } from './layout';
import { createOther, type OtherMachine } from './other-machine';
import { partAt } from './parts';
import { createPlan } from './plan';
import { cutLine, cutRules, type Ruler, rulerNumbers, rulerRules } from './ruler';
import { createTrail } from './trail';
import { createWater } from './water';
import {
  besideWords,
  cutWordsEnd,
  type FieldLabel,
  type FieldWords,
  fieldTexts,
  WORDS,
  wordPlaces,
  wordsForm,
} from './words';

/** Drawing of one machine in its field. */
export interface FieldView {
  readonly container: Container;
  layout(field: MachineField, viewport: Viewport, palette: Palette): void;
  /** Draws the machine at `t`; `other` is the other state's, if any. */
  draw(motion: Motion, state: MachineState, t: number, other: OtherMachine | undefined): void;
  /** Part at a place in the drawing, with its figure. */
  partAt(state: MachineState, place: Place): string | undefined;
  hide(): void;
}

interface Arrangement extends DrawingArea {
  readonly field: MachineField;
}

/** Machine, its earlier positions, its ground or its water, the ruler, and the cut. */
export function createField(kind: SurfaceKind, machine: MachineName): FieldView {
  const container = new Container({ visible: false });
  const parts = partsOf[machine]();
  const silhouettes = createSilhouettes(kind, parts, EARLIER_POSITIONS);
  const trail = createTrail(silhouettes.earlier);
  const otherMachine = createOther(kind, parts);
  const plan = createPlan(kind);
  const rules = createRules();
  const words = createLabels<FieldLabel>(kind);
  const water = machine === 'petrel' ? createWater(kind) : undefined;
  container.addChild(rules.container, ...silhouettes.containers.slice(0, -1));
  // The hull is in front of the water's line, which ends at it.
  if (water) container.addChild(water.container);
  container.addChild(otherMachine.container, silhouettes.machine.container);
  container.addChild(plan.container, words.container);

  const pose = createPose();
  let arrangement: Arrangement | undefined;

  function writeRulerNumbers(ruler: Ruler): void {
    for (const { label, text, x, y } of rulerNumbers(ruler)) {
      words.set(label, text);
      if (text !== '') words.move(label, x, y);
    }
  }

  function writeWords(texts: FieldWords): void {
    for (const word of WORDS) words.set(word, texts[word] ?? '');
  }

  return {
    container,
    layout(field, viewport, palette) {
      arrangement = { field, viewport, palette };
      const { x, width, pxPerMetre } = field;
      const fade = 90 * viewport.scale;
      silhouettes.layout({ viewport, palette, pxPerMetre, from: x, to: x + width + fade, fade });
      otherMachine.layout(field, viewport, palette);
      plan.layout(field, viewport, palette);
      words.layout(wordPlaces(field, viewport.scale), viewport, palette);
      water?.layout(viewport, palette);
      container.visible = true;
    },
    draw(motion, state, t, other) {
      if (!arrangement) return;
      const { field, viewport, palette } = arrangement;
      const { scale } = viewport;
      const { place, speed } = motion.at(t);
      const cut = motion.cutAt(t);
      const stop = cut && motion.stopOf(cut);
      const { nose, ground, ruler: rulerY } = field;
      const held = isHeldStill(state, stop);
      // A machine that is held stands still: earlier positions behind it would look like movement.
      trail.draw(field, motion, t, held);
      const ruler: Ruler = { machine, field, y: rulerY, scale, place, cutAt: stop?.from };
      otherMachine.draw(place, state.place, other);
      const hold = writePose(pose, motion, t);
      silhouettes.machine.draw(pose, { x: nose, y: ground, opacity: 1, hold });
      const lying = water ? depthRules(field, scale) : groundRules(field, scale, place, groundAt(motion, t));
      rules.show(
        [...rulerRules(ruler), ...lying, ...cutRules(ruler), ...chockRules(field, scale, held)],
        viewport,
        palette,
      );
      writeRulerNumbers(ruler);
      water?.draw(field, place, speed, t);
      const since = cut ? (t - cut.at) / 1_000 : 0;
      const stopping = stop && { stop, since, travelled: stopAt(stop, since).travelled };
      const next = motion.cuts.find(({ at }) => at > t);
      const cutIn = next && Math.ceil((next.at - t) / 1_000);
      const now = stopping ? speed : state.speed;
      const texts = field.words.beside
        ? besideWords(state, now, stopping, cutIn)
        : fieldTexts(state, now, stopping, wordsForm(field, scale, motion.world));
      writeWords({ ...texts, ...depthTexts(field, scale) });
      if (stop && !field.words.beside) {
        const line = cutLine(field, place, stop.from, scale);
        words.move('cut', cutWordsEnd(field, line.x, texts.cut?.length ?? 0, scale), field.top);
      }
      // A cut's figure takes the place of the plan.
      plan.draw(stop ? undefined : { motion, t });
    },
    partAt(state, { x, y }) {
      if (!arrangement || !container.visible) return undefined;
      const { nose, pxPerMetre, ground } = arrangement.field;
      return partAt(pose, state, [(x - nose) / pxPerMetre, (ground - y) / pxPerMetre]);
    },
    hide() {
      container.visible = false;
    },
  };
}
