import { cores } from '../canvas/cores';
import type { CanvasDrawing, Open } from '../canvas/drawing';
import { history } from '../canvas/history';
import { interlocks } from '../canvas/interlocks';
import { mesh } from '../canvas/mesh';
import { rollback } from '../canvas/rollback';
import { throughput } from '../canvas/throughput';
import { utilisation } from '../canvas/utilisation';
import { type PanelPainter, VIEWPORT } from './painter';
import type { DrawnId } from './panels';

const OPEN = { cores, throughput, mesh, history, utilisation, rollback, interlocks } as Record<DrawnId, Open<unknown>>;

function context(host: HTMLElement): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = VIEWPORT.width;
  canvas.height = VIEWPORT.height;
  host.append(canvas);
  return canvas.getContext('2d') as CanvasRenderingContext2D;
}

/** The panel by hand: what changes with the state on one canvas, what moves on another above it, each drawn only when it has to be. */
export function canvasPainter(host: HTMLElement, id: DrawnId): PanelPainter {
  const still = context(host);
  const moving = context(host);
  const clear = (each: CanvasRenderingContext2D) => each.clearRect(0, 0, VIEWPORT.width, VIEWPORT.height);
  let drawing: CanvasDrawing<unknown> = OPEN[id]();
  let dirty = false;
  let until = Number.NaN;
  let drawnAt = Number.NaN;
  let draws = 0;
  return {
    ready: true,
    get draws() {
      return draws;
    },
    restart() {
      drawing = OPEN[id]();
    },
    update(state) {
      if (drawing.same?.(state)) return;
      clear(still);
      drawing.still(still, state);
      dirty = true;
    },
    draw(t) {
      if (!dirty && (t === drawnAt || t < until)) return until;
      if (drawing.moving) clear(moving);
      until = drawing.moving?.(moving, t) ?? Number.POSITIVE_INFINITY;
      drawnAt = t;
      dirty = false;
      draws += 1;
      return until;
    },
  };
}
