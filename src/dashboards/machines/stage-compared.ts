import { Container } from 'pixi.js';
import { OTHER_INK } from '../../plot/grammar/compared';
import type { Rule } from '../../plot/grammar/rule';
import type { Viewport } from '../../plot/grammar/viewport';
import { createPose, type Figure } from '../../plot/render/machine/figure';
import { createFigureGraphics } from '../../plot/render/machine/figure-graphics';
import { createFigureMesh, geometryOf } from '../../plot/render/machine/figure-mesh';
import type { Point } from '../../plot/render/machine/path';
import type { Part, Shape } from '../../plot/render/machine/shapes';
import { createLabels } from '../../plot/render/marks/labels';
import { createRules } from '../../plot/render/marks/rules';
import type { SurfaceKind } from '../../plot/surface/scene';
import type { MachineName } from '../../sim/world/drills';
import type { Motion } from '../../sim/world/machines/motion';
import type { Palette } from '../../theme/palette';
import type { MachineField } from './stage-layout';
import { writePose } from './stage-poses';

/** Metres of a dash and of the gap behind it, by machine: as long in each field. */
const DASH = { tern: [0.03, 0.03], heron: [0.03, 0.03], petrel: [0.09, 0.09] } as const;
/** Metres from its nose to its end, with what trails behind it. */
const LONG = { tern: 1.4, heron: 1.2, petrel: 3.4 } as const;
/** Metres below which two machines are at the same place. */
const SAME_M = 0.05;
/** CSS px at scale 1: a dot of the line between two machines, how far apart they are, how far below the ruler the line and its words are. */
const LINE = { dot: 2, pitch: 6, below: 44, words: 48 } as const;

/** The machine of another state. */
export interface OtherMachine {
  readonly motion: Motion;
  /** Instant there, milliseconds since the Unix epoch. */
  readonly t: number;
}

/** The dashes along a stroke, `on` metres long and `off` metres apart. */
export function dashesOf({ points, closed }: Pick<Shape, 'points' | 'closed'>, on: number, off: number): Point[][] {
  const path = closed ? [...points, points[0] as Point] : points;
  const dashes: Point[][] = [];
  let [left, isOn] = [on, true];
  let dash: Point[] = [path[0] as Point];
  for (let i = 1; i < path.length; i++) {
    let [x, y] = path[i - 1] as Point;
    const [toX, toY] = path[i] as Point;
    for (let long = Math.hypot(toX - x, toY - y); long > 1e-9; ) {
      const step = Math.min(left, long);
      [x, y] = [x + ((toX - x) * step) / long, y + ((toY - y) * step) / long];
      long -= step;
      left -= step;
      if (isOn) dash.push([x, y]);
      if (left > 1e-9) continue;
      if (isOn) dashes.push(dash);
      isOn = !isOn;
      [left, dash] = [isOn ? on : off, [[x, y]]];
    }
  }
  if (isOn && dash.length > 1) dashes.push(dash);
  return dashes;
}

/** The parts of a machine of another state: its faces, which hide what is behind them, and its outlines in dashes. */
function dashedParts(parts: readonly Part[], machine: MachineName): Part[] {
  const [on, off] = DASH[machine];
  return parts.map((part) =>
    part.flatMap((shape): Part => {
      if (shape.filled) return [shape];
      if (shape.kind !== 'outline' && shape.kind !== 'far') return [];
      return dashesOf(shape, on, off).map((points) => ({ points, closed: false, kind: shape.kind, filled: false }));
    }),
  );
}

/** How far this machine is from that of another state, which is `ahead` metres before it, such as `24.0 m behind the other`; empty at the same place. */
export function gapText(ahead: number): string {
  if (Math.abs(ahead) < SAME_M) return '';
  return `${Math.abs(ahead).toFixed(1)} m ${ahead > 0 ? 'behind' : 'ahead of'} the other`;
}

/** The dots below the ruler from a machine's nose to that of another state, or to the field's edge, where a tick is or is not. */
function gapRules({ x, width, nose, pxPerMetre, ruler }: MachineField, ahead: number, { scale }: Viewport): Rule[] {
  const otherNose = nose + ahead * pxPerMetre;
  const to = Math.min(Math.max(otherNose, x), x + width);
  const [dot, pitch, y] = [LINE.dot * scale, LINE.pitch * scale, ruler + LINE.below * scale];
  const count = Math.floor(Math.abs(to - nose) / pitch);
  const dots = Array.from(
    { length: count },
    (_, i): Rule => ({ x: nose + Math.sign(ahead) * i * pitch, y, width: dot, height: dot, ink: OTHER_INK }),
  );
  const tick = (at: number): Rule => ({ x: at, y: y - 3 * scale, width: scale, height: 8 * scale, ink: OTHER_INK });
  return [tick(nose), ...dots, ...(to === otherNose ? [tick(otherNose)] : [])];
}

/** The machine of the state that this one is compared with, dashed over the same ruler, and how far away it is. */
export function createOther(kind: SurfaceKind, machine: MachineName, parts: readonly Part[]) {
  const view = new Container({ label: 'compared', visible: false });
  const rules = createRules();
  const words = createLabels(kind);
  view.addChild(rules.view, words.view);
  let figure: Figure | undefined;
  let laid: { field: MachineField; viewport: Viewport; palette: Palette } | undefined;
  const pose = createPose();

  function lay(): void {
    if (!laid || !figure) return;
    const { field, viewport, palette } = laid;
    const { x, width, pxPerMetre } = field;
    figure.layout({ viewport, palette, pxPerMetre, from: x, to: x + width, fade: 30 * viewport.scale });
  }

  /** Most pages never compare: the figure is made for the first that do. */
  function opened(): Figure {
    if (figure) return figure;
    const dashed = dashedParts(parts, machine);
    figure = kind === 'webgl' ? createFigureMesh(geometryOf(dashed)) : createFigureGraphics(dashed);
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
      const { viewport, palette } = laid;
      const { field } = laid;
      const { nose, ground } = field;
      const ahead = other.motion.at(other.t).place - place;
      const text = gapText(ahead);
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
