import type { MeshState } from '../../../src/dashboards/mesh/sim';
import { type Drawn, type Flow, follow } from '../../../src/dashboards/mesh/stage-flow';
import { clamp, lerp } from '../../../src/sim/math';
import { GROWTH_MS, haloOf } from '../../../src/stage/marks/track';
import { CORNERS, DISC_RADIUS, HOLLOW, inset, SHAPES, type Shape } from '../../../src/theme/shape';
import { COLOURS } from '../../../src/theme/tokens';
import { colourOf, degraded, layout, rowAt, shapeOf, textsOf, warningsOf } from '../views/mesh';
import type { CanvasDrawing } from './drawing';
import { fillRules, fillTexts } from './marks';

/** The outline of a shape of half size 1, moved inwards by `by`. */
function pathOf(shape: Shape, by: number): Path2D {
  const path = new Path2D();
  if (shape === 'disc') path.arc(0, 0, DISC_RADIUS - by, 0, 2 * Math.PI);
  else for (const [x, y] of inset(CORNERS[shape], by)) path.lineTo(x, y);
  path.closePath();
  return path;
}

const HALF = layout.marker / 2;
const HALO = haloOf(HALF, 1) / HALF;
const PATHS = new Map(
  SHAPES.map((shape) => [
    shape,
    { halo: pathOf(shape, -HALO), full: pathOf(shape, 0), hole: pathOf(shape, HOLLOW.line) },
  ]),
);

function drawBatch(context: CanvasRenderingContext2D, { batch, from, hide }: Drawn, t: number): void {
  const { ts, life } = batch;
  const grown = clamp(Math.min(t - from, ts + life - t, hide + GROWTH_MS - t) / GROWTH_MS, 0, 1);
  const paths = PATHS.get(shapeOf(batch));
  if (grown === 0 || !paths) return;
  const half = HALF * grown;
  context.setTransform(half, 0, 0, half, lerp(layout.x0, layout.x1, clamp((t - ts) / life, 0, 1)), rowAt(batch));
  context.fillStyle = COLOURS.panel;
  context.fill(paths.halo);
  context.fillStyle = colourOf(batch);
  context.fill(paths.full);
  if (!degraded(batch)) return;
  context.fillStyle = COLOURS.panel;
  context.fill(paths.hole);
  context.fillRect(-HOLLOW.cut / 2, -1, HOLLOW.cut, 2);
}

/** Four lanes with their batches. */
export function mesh(): CanvasDrawing<MeshState> {
  let flow: Flow | undefined;
  let drawn: Drawn[] = [];
  return {
    still(context, state) {
      flow = follow(flow, state);
      drawn = [...flow.shown, ...flow.leaving].sort((a, b) => a.batch.ts - b.batch.ts);
      fillRules(context, layout.rules);
      fillTexts(context, textsOf(state));
      context.fillStyle = COLOURS.warn;
      for (const { x, y, width, height } of warningsOf(state)) {
        context.beginPath();
        context.moveTo(x + width / 2, y);
        context.lineTo(x + width, y + height);
        context.lineTo(x, y + height);
        context.fill();
      }
    },
    moving(context, t) {
      for (const each of drawn) drawBatch(context, each, t);
      context.resetTransform();
      return drawn.length > 0 ? t : Number.POSITIVE_INFINITY;
    },
  };
}
