import type { Dashboard } from '../../../src/dashboards/contract';
import { dashboards } from '../../../src/dashboards/registry';
import { Stage } from '../../../src/stage/stage';
import type { PanelPainter } from './painter';
import type { DrawnId } from './panels';

const DRAWING = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const;

/** Counts the frames in which WebGL is told to draw. */
function countDraws(): { frames: number; next(): void } {
  let drew = false;
  const counter = {
    frames: 0,
    next() {
      if (drew) counter.frames += 1;
      drew = false;
    },
  };
  for (const name of DRAWING) {
    const own = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => void;
    Object.defineProperty(WebGL2RenderingContext.prototype, name, {
      value(this: WebGL2RenderingContext, ...args: unknown[]) {
        drew = true;
        own.apply(this, args);
      },
    });
  }
  return counter;
}

/** The dashboard's own stage, drawn through WebGL. */
export async function stagePainter(host: HTMLElement, id: DrawnId): Promise<PanelPainter> {
  const draws = countDraws();
  const { stage: load } = dashboards[id] as Dashboard;
  if (!load) throw new Error(`${id} has no stage.`);
  const stage = new Stage(await load());
  stage.attach(host);
  return {
    get ready() {
      if (stage.status === 'drawing' && stage.kind === 'webgl') return true;
      if (stage.status === 'opening') return false;
      throw new Error(`The stage is ${stage.status} (${stage.kind ?? 'no surface'}) instead of drawing with WebGL.`);
    },
    get draws() {
      return draws.frames;
    },
    restart() {},
    update: (state, now) => stage.update(state, now),
    draw(t, now) {
      const until = stage.frame({ t, now, settled: false, resting: false });
      draws.next();
      return until;
    },
  };
}
