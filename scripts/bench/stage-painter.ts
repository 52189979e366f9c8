import { Container } from 'pixi.js';
import { clamp } from '../../src/sim/math/math';
import { createCells } from '../../src/stage/marks/cells';
import type { CreateScene } from '../../src/stage/scene';
import { Stage } from '../../src/stage/stage';
import { FIELD_INKS, type FieldState, fieldRects } from './field';
import { STEP_MS } from './measure';
import type { Painter } from './painter';

function createScene(count: number): CreateScene<FieldState> {
  return (kind) => {
    const view = new Container();
    const cells = createCells(kind, count, FIELD_INKS);
    view.addChild(cells.view);
    let ts = 0;
    return {
      view,
      layout: (viewport, palette) => cells.layout(fieldRects(count), viewport, palette),
      update(state) {
        ts = state.ts;
        cells.update(state.levels);
        return true;
      },
      draw(t) {
        cells.blend(clamp((t - ts) / STEP_MS, 0, 1));
        return t;
      },
      highlightRow() {},
    };
  };
}

/** The field as a stage of the project, drawn through WebGL. */
export function stagePainter(host: HTMLElement, count: number): Painter {
  const stage = new Stage(createScene(count));
  stage.attach(host);
  return {
    get ready() {
      if (stage.status === 'drawing' && stage.kind === 'webgl') return true;
      if (stage.status === 'opening') return false;
      throw new Error(`The stage is ${stage.status} (${stage.kind ?? 'no surface'}) instead of drawing with WebGL.`);
    },
    update: (state, now) => stage.update(state, now),
    draw: (t) => stage.frame({ t, now: t, rate: 1, reducedMotion: false, paused: false }),
  };
}
