import { Container } from 'pixi.js';
import { mix } from '../../sim/math/random';
import { createLabels } from '../../stage/marks/labels';
import { createLine } from '../../stage/marks/line';
import { createRules, type Rule } from '../../stage/marks/rules';
import type { Place, SurfaceKind, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { EARLIER, TONES } from './inks';
import type { MachineState } from './sim';
import type { Motion } from './sim-leg';
import { type MachineName, SPECS, type Surface } from './sim-machines';
import { waterAt } from './sim-petrel';
import { type Stop, stopAt } from './sim-stop';
import { type Aside, asideAt, asidePlace, asideRules, belowAt, trackText } from './stage-aside';
import { createOther, type OtherMachine } from './stage-compared';
import { EARLIER_POSITIONS, earlierAt } from './stage-earlier';
import { createPose, type Figure, type Placed } from './stage-figure';
import { createFigureGraphics } from './stage-graphics';
import type { MachineField } from './stage-layout';
import { createFigureMesh, geometryOf } from './stage-mesh';
import { partAt } from './stage-parts';
import { writePose } from './stage-poses';
import { partsOf } from './stage-shapes';
import { FIRST_FIGURE, isNarrow, MOST_FIGURES, WORDS, wordPlaces, wordsOf } from './stage-words';

/** Points of the water's line. */
const WATER_POINTS = 121;
/** Metres between the ruler's ticks, and between its figures. */
const TICKS = { tern: [0.1, 1], heron: [0.1, 1], petrel: [0.5, 2] } as const;

/** CSS px at scale 1 from the line of a cut to the middle of the words before it. */
const BEFORE = 18;

/** The drawing of one machine in its field. */
export interface FieldView {
  readonly view: Container;
  layout(field: MachineField, viewport: Viewport, palette: Palette): void;
  /** `other` is the machine of the state that this one is compared with, if any. */
  draw(motion: Motion, state: MachineState, t: number, other: OtherMachine | undefined): void;
  /** The part at a place in the drawing, with its figure. */
  partAt(state: MachineState, place: Place): string | undefined;
  hide(): void;
}

interface Laid {
  readonly field: MachineField;
  readonly viewport: Viewport;
  readonly palette: Palette;
}

/** Height of the ruler: on the ground's track, or below the water. */
const rulerOf = ({ ruler, ground }: MachineField, aside: Aside | undefined) =>
  ruler > ground ? ruler : ruler + (aside?.px ?? 0);

/** The machine, its earlier positions, its ground or its water, the ruler, and the cut. */
export function createField(kind: SurfaceKind, machine: MachineName): FieldView {
  const view = new Container({ visible: false });
  const parts = partsOf[machine]();
  const geometry = kind === 'webgl' ? geometryOf(parts) : undefined;
  const create = (): Figure => (geometry ? createFigureMesh(geometry) : createFigureGraphics(parts));
  const earlier = Array.from({ length: EARLIER_POSITIONS }, create);
  const own = create();
  const compared = createOther(kind, machine, parts);
  const rules = createRules();
  const words = createLabels(kind);
  const water =
    machine === 'petrel' ? createLine(kind, WATER_POINTS, { ink: TONES.water, width: 1.2, area: 0.07 }) : undefined;
  const surface = new Float32Array(WATER_POINTS * 2);
  // The oldest position is at the back.
  view.addChild(rules.view, ...[...earlier].reverse().map((figure) => figure.view), compared.view, own.view);
  if (water) view.addChild(water.view);
  view.addChild(words.view);

  const pose = createPose();
  /** Poses of the earlier positions, by the instant that each is of. */
  const kept: { t: number; of: Motion | undefined; held: number; pose: Placed }[] = earlier.map(() => ({
    t: Number.NaN,
    of: undefined,
    held: 0,
    pose: createPose(),
  }));
  let laid: Laid | undefined;
  /** Height of the machine's ground in what was drawn last. */
  let stood = 0;

  /** The pose of an earlier position, computed once. */
  function poseAt(motion: Motion, t: number) {
    const known = kept.find((each) => each.t === t && each.of === motion);
    if (known) return known;
    const oldest = kept.reduce((a, b) => (Number.isNaN(b.t) || b.t < a.t ? b : a));
    oldest.t = t;
    oldest.of = motion;
    oldest.held = writePose(oldest.pose, motion, t);
    return oldest;
  }

  /** What lies on the ground: blades of wet grass, or rubble; the joints of dry concrete. */
  function groundOf({ field, viewport }: Laid, place: number, surface: Surface): Rule[] {
    if (surface === 'still water') return [];
    const { x, width, nose, pxPerMetre, ground } = field;
    const { scale } = viewport;
    const apart = surface === 'dry concrete' ? 1.5 : surface === 'wet grass' ? 0.045 : 0.11;
    const found: Rule[] = [];
    const first = Math.ceil((place - (nose - x) / pxPerMetre) / apart);
    for (let n = first; nose + (n * apart - place) * pxPerMetre < x + width - 8 * scale; n++) {
      const at = nose + (n * apart - place) * pxPerMetre;
      const drawn = mix(n) / 2 ** 32;
      if (surface === 'dry concrete')
        found.push({ x: at, y: ground, width: 3 * scale, height: 2.5 * scale, ink: TONES.ground });
      else if (surface === 'wet grass') {
        const high = (0.02 + 0.05 * drawn) * pxPerMetre;
        found.push({ x: at, y: ground - high, width: scale, height: high, ink: TONES.tick });
      } else if (drawn < 0.45) {
        const [wide, high] = [(0.02 + 0.14 * drawn) * pxPerMetre, (0.008 + 0.04 * drawn) * pxPerMetre];
        found.push({ x: at, y: ground - high, width: wide, height: high, ink: TONES.stone });
      }
    }
    return found;
  }

  /** The ground, the ruler's ticks and the cut, on whole pixels. */
  function ruled(
    { field, viewport, palette }: Laid,
    place: number,
    cutAt: number | undefined,
    surface: Surface,
    aside: Aside | undefined,
  ): Rule[] {
    const { x, width, nose, pxPerMetre, top } = field;
    const ruler = rulerOf(field, aside);
    const { scale } = viewport;
    const [fine, coarse] = TICKS[machine];
    const right = x + width;
    const zero = cutAt ?? 0;
    const xOf = (metres: number) => nose + (metres - place) * pxPerMetre;
    const found: Rule[] = [{ x, y: ruler, width, height: scale, ink: TONES.ground }];
    const first = Math.ceil((place - zero - (nose - x) / pxPerMetre) / fine);
    for (let n = first; xOf(zero + n * fine) <= right; n++) {
      const isCoarse = n % Math.round(coarse / fine) === 0;
      const isHalf = !isCoarse && n % Math.round(coarse / fine / 2) === 0;
      const height = (isCoarse ? 11 : isHalf ? 7 : 4) * scale;
      found.push({ x: xOf(zero + n * fine), y: ruler + 4 * scale, width: scale, height, ink: TONES.tick });
    }
    found.push(...groundOf({ field, viewport, palette }, place, surface));
    if (aside) found.push(...asideRules(aside, scale));
    if (cutAt === undefined) return found;
    const [cutX, low] = [xOf(cutAt), ruler + 36 * scale];
    if (cutX >= x) {
      found.push({ x: cutX, y: top, width: scale, height: low + 5 * scale - top, ink: TONES.cut });
    }
    found.push({ x: Math.max(cutX, x), y: low, width: nose - Math.max(cutX, x), height: scale, ink: TONES.cut });
    found.push({ x: nose, y: low - 4 * scale, width: scale, height: 9 * scale, ink: TONES.cut });
    return found;
  }

  function drawFigures({ field, viewport }: Laid, place: number, stop: Stop | undefined, ruler: number): void {
    const zero = stop?.from ?? 0;
    const { x, width, nose, pxPerMetre } = field;
    const [, coarse] = TICKS[machine];
    const margin = 26 * viewport.scale;
    const first = Math.ceil((place - zero - (nose - x - margin) / pxPerMetre) / coarse);
    for (let i = 0; i < MOST_FIGURES; i++) {
      const metres = (first + i) * coarse;
      const at = nose + (zero + metres - place) * pxPerMetre;
      const isIn = at <= x + width - margin;
      words.set(FIRST_FIGURE + i, isIn ? `${metres < 0 ? '−' : ''}${Math.abs(metres)} m` : '');
      // The line of a cut goes through its zero, whose words stand before it.
      const before = metres === 0 && stop ? BEFORE * viewport.scale : 0;
      if (isIn) words.move(FIRST_FIGURE + i, at - before, ruler + 17 * viewport.scale);
    }
  }

  /** The water along the field: its waves, the hollow that the hull makes and the waves behind it. */
  function drawWater({ field }: Laid, place: number, speed: number, t: number): void {
    const { x, width, nose, pxPerMetre, ground } = field;
    const pace = speed / SPECS.petrel.top;
    for (let i = 0; i < WATER_POINTS; i++) {
      const px = x + (width * i) / (WATER_POINTS - 1);
      const from = (px - nose) / pxPerMetre;
      const behind = -from - 3;
      const bow = from > -0.9 && from < 0.5 ? 0.11 * (1 - ((from + 0.2) / 0.7) ** 2) : 0;
      const stern = behind > 0 ? 0.09 * Math.sin(behind * 2.6) * Math.exp(-behind / 2.4) : 0;
      const height = waterAt(place + from, t) + pace * pace * (Math.max(bow, 0) + stern);
      surface[2 * i] = px;
      surface[2 * i + 1] = ground - height * pxPerMetre;
    }
    water?.update(surface);
  }

  return {
    view,
    layout(field, viewport, palette) {
      laid = { field, viewport, palette };
      const { x, width, pxPerMetre } = field;
      const fade = 90 * viewport.scale;
      for (const figure of [...earlier, own]) {
        figure.layout({ viewport, palette, pxPerMetre, from: x, to: x + width + fade, fade });
      }
      compared.layout(field, viewport, palette);
      words.layout(wordPlaces(field, viewport.scale), viewport, palette);
      water?.layout(viewport, palette, field.ruler);
      for (const each of kept) each.t = Number.NaN;
      view.visible = true;
    },
    draw(motion, state, t, other) {
      if (!laid) return;
      const { viewport, palette } = laid;
      const { scale } = viewport;
      const { place, speed } = motion.at(t);
      const cut = motion.cutAt(t);
      const stop = cut && motion.stopOf(cut);
      const aside = asideAt(motion, t, laid.field, scale, stop !== undefined || other !== undefined);
      const field = aside?.field ?? laid.field;
      const { nose, pxPerMetre, ground } = field;
      const drawn = { field, viewport, palette };
      stood = ground;
      const past = earlierAt(motion, t);
      earlier.forEach((figure, i) => {
        const position = past[i];
        if (!position) {
          figure.hide();
          return;
        }
        const known = poseAt(motion, position.t);
        const x = nose - (place - motion.at(position.t).place) * pxPerMetre;
        const opacity = EARLIER.newest * EARLIER.share ** Math.max(position.age - 1, 0);
        const y = ground + belowAt(motion, position.t, aside);
        figure.draw(known.pose, { x, y, opacity, held: known.held });
      });
      const ruler = rulerOf(field, aside);
      compared.draw(place, other, ruler - laid.field.ruler);
      const held = writePose(pose, motion, t);
      own.draw(pose, { x: nose, y: ground, opacity: 1, held });
      rules.show(ruled(drawn, place, stop?.from, state.surface, aside), viewport, palette);
      drawFigures(drawn, place, stop, ruler);
      if (water) drawWater(drawn, place, speed, t);
      const since = cut ? (t - cut.at) / 1_000 : 0;
      const stopping = stop && { stop, since, travelled: stopAt(stop, since).travelled };
      wordsOf(state, stopping ? speed : state.speed, stopping, isNarrow(field, scale)).forEach((text, i) => {
        words.set(i, text);
      });
      if (stop) {
        const at = nose - (place - stop.from) * pxPerMetre - 7 * scale;
        words.move(WORDS.cut, at, field.top);
      }
      words.set(WORDS.track, trackText(aside));
      if (!aside) words.set(WORDS.aside, '');
      else {
        const { x, y } = asidePlace(aside, scale);
        words.move(WORDS.aside, x, y);
        words.move(WORDS.track, field.x, ground + aside.px - field.type.words * 1.5);
      }
    },
    partAt(state, { x, y }) {
      if (!laid || !view.visible) return undefined;
      const { nose, pxPerMetre } = laid.field;
      return partAt(pose, state, [(x - nose) / pxPerMetre, (stood - y) / pxPerMetre]);
    },
    hide() {
      view.visible = false;
    },
  };
}
