import { Container } from 'pixi.js';
import type { Rect } from '../../../plot/grammar/rect';
import type { Rule } from '../../../plot/grammar/rule';
import { monoWidth } from '../../../plot/grammar/type';
import type { DrawingArea, Viewport } from '../../../plot/grammar/viewport';
import { createLabels } from '../../../plot/render/primitives/labels';
import { createLine } from '../../../plot/render/primitives/line';
import { createRules } from '../../../plot/render/primitives/rules';
import type { SurfaceKind } from '../../../plot/surface/scene';
import { metresText } from '../../../sim/words/measures';
import { pathAt } from '../../../sim/world/machines/deviation';
import type { Motion } from '../../../sim/world/machines/motion';
import type { Palette } from '../../../theme/palette';
import { TONES } from '../inks';
import type { MachineField } from './layout';
import { DASH, dashesAt, planBox, planGeometry, ROUTE_WORDS } from './plan-layout';

/** Points of the path. */
const POINTS = 48;

/** Small plan of a machine that is off its route: the route, its path, and the distance between the two. */
export interface PlanView {
  readonly container: Container;
  layout(field: MachineField, viewport: Viewport, palette: Palette): void;
  /** Draws the plan of a machine at `t`; nothing while it is on its route, or without one. */
  draw(of: { readonly motion: Motion; readonly t: number } | undefined): void;
}

/** Creates an empty plan for the kind of surface. */
export function createPlan(kind: SurfaceKind): PlanView {
  const container = new Container({ label: 'plan', visible: false });
  const rules = createRules();
  const path = createLine(kind, POINTS, { ink: TONES.astray, width: 1.8 });
  const machine = createLine(kind, 2, { ink: TONES.astray, width: 7 });
  const words = createLabels<'off' | 'route'>(kind);
  container.addChild(rules.container, path.container, machine.container, words.container);
  let arrangement: (DrawingArea & { box: Rect | undefined; size: number }) | undefined;
  return {
    container,
    layout(field, viewport, palette) {
      const box = planBox(field, viewport.scale);
      arrangement = { box, size: field.type.words, viewport, palette };
      const mono = { font: 'mono', weight: '400', size: field.type.words, x: 0, y: 0 } as const;
      words.layout(
        {
          off: { ...mono, ink: 'fault' },
          route: { ...mono, size: 12 * viewport.scale, ink: 'muted' },
        },
        viewport,
        palette,
      );
      for (const line of [path, machine]) line.layout(viewport, palette);
    },
    draw(of) {
      const points = arrangement?.box && of ? pathAt(of.motion, of.t, POINTS) : null;
      container.visible = points !== null;
      if (!points || !arrangement?.box) return;
      const { box, size, viewport, palette } = arrangement;
      const { scale } = viewport;
      const { path: line, route, now } = planGeometry(points, box, scale);
      path.update(line);
      machine.update(new Float32Array([now.x, now.y, now.x, now.y]));
      const text = `${metresText(points.at(-1)?.off ?? 0)} m`;
      const place = { x: now.x + 9 * scale, y: (now.y + route) / 2 - 8 * scale };
      const figure = { ...place, width: monoWidth(text.length, size), height: size };
      const dashes = dashesAt(box, route, figure, scale).map((x): Rule => {
        return { x, y: route, width: DASH * scale, height: scale, ink: TONES.tick };
      });
      const distance: Rule = { x: now.x, y: now.y, width: scale, height: route - now.y, ink: TONES.astray };
      rules.show([...dashes, distance], viewport, palette);
      words.set('off', text);
      words.move('off', place.x, place.y);
      words.set('route', ROUTE_WORDS);
      words.move('route', box.x, route + 4 * scale);
    },
  };
}
