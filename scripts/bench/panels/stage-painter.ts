import type { Dashboard } from '../../../src/dashboards/contract';
import { Stage } from '../../../src/stage/stage';

/** A panel's drawing as the page drives it. Instants are milliseconds since the Unix epoch. */
export interface PanelPainter {
  /** True once it draws. Throws when it draws by other means than it should. */
  readonly ready: boolean;
  /** Frames drawn so far. */
  readonly draws: number;
  update(state: unknown, now: number): void;
  /**
   * Draws instant `t` at monotonic `now`. Returns from which instant on it looks different without a new state: `t` where any later one
   * does, infinity where none does.
   */
  draw(t: number, now: number): number;
}

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
export async function stagePainter(host: HTMLElement, { id, stage: load }: Dashboard): Promise<PanelPainter> {
  const draws = countDraws();
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
    update: (state, now) => stage.update(state, now),
    draw(t, now) {
      const until = stage.frame({ t, now, rate: 1, reducedMotion: false, paused: false });
      draws.next();
      return until;
    },
  };
}
