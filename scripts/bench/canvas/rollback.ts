import { INKS, MARKER_INK } from '../../../src/dashboards/rollback/inks';
import type { RollbackState } from '../../../src/dashboards/rollback/sim';
import { REFRESH_MS } from '../../../src/dashboards/rollback/sim';
import { nameAt } from '../../../src/dashboards/rollback/stage-layout';
import { clamp, lerp } from '../../../src/sim/math';
import type { Rect } from '../../../src/stage/marks/cell';
import { LINE_HEIGHT, monoWidth } from '../../../src/stage/type';
import { CORNERS, DISC_RADIUS } from '../../../src/theme/shape';
import { COLOURS } from '../../../src/theme/tokens';
import {
  type Column,
  columnsOf,
  HALF,
  heightOf,
  layout,
  NAME_GAP,
  nameOf,
  PACE,
  PERCENTILES,
  placeOf,
  STRIP,
  standing,
} from '../views/rollback';
import type { CanvasDrawing } from './drawing';
import { fillRules, fillTexts, styleOf } from './marks';

interface Shown {
  readonly state: RollbackState;
  readonly columns: readonly Column[];
  readonly lines: readonly number[];
}

function drawPoints(context: CanvasRenderingContext2D, { samples }: RollbackState, t: number): void {
  const right = STRIP.x + STRIP.width;
  for (const forced of [false, true]) {
    const { colour } = forced ? INKS.forced : INKS.ordinary;
    context.beginPath();
    for (const { ts, ms, corr } of samples) {
      if ((corr !== null) !== forced) continue;
      const x = right - (t - REFRESH_MS - ts) * PACE;
      if (x < STRIP.x || x > right) continue;
      const y = heightOf(ms);
      if (forced) {
        CORNERS.diamond.forEach(([dx, dy], i) => {
          context[i === 0 ? 'moveTo' : 'lineTo'](x + dx * HALF, y + dy * HALF);
        });
        context.closePath();
      } else {
        context.moveTo(x + HALF, y);
        context.arc(x, y, HALF * DISC_RADIUS, 0, 2 * Math.PI);
      }
    }
    context.fillStyle = COLOURS[colour];
    context.fill();
  }
}

/** Samples by latency with their percentiles, and the last seconds below. */
export function rollback(): CanvasDrawing<RollbackState> {
  const { plot, type, bars, countGap, counted, names } = layout;
  let before: Shown | undefined;
  let now: Shown | undefined;
  let forced: string | CanvasPattern = '';

  function drawBars(context: CanvasRenderingContext2D, from: Shown, to: Shown, u: number): void {
    bars.forEach(({ x, width }, i) => {
      const [a, b] = [from.columns[i] as Column, to.columns[i] as Column];
      const top = (key: 'whole' | 'ordinary') => plot.y + plot.height * (1 - lerp(a[key], b[key], u));
      const whole = top('whole');
      const ordinary = top('ordinary');
      context.fillStyle = forced;
      context.fillRect(x, whole, width, ordinary - whole);
      context.fillStyle = COLOURS[INKS.ordinary.colour];
      context.fillRect(x, ordinary, width, plot.y + plot.height - ordinary);
    });
  }

  function drawMarkers(context: CanvasRenderingContext2D, from: Shown, to: Shown, u: number): void {
    const size = type.count;
    PERCENTILES.forEach((key, i) => {
      const x = Math.min(lerp(from.lines[i] as number, to.lines[i] as number, u), plot.x + plot.width - 2);
      const y = names[key];
      const height = plot.y + plot.height - y;
      fillRules(context, [{ x: x - 2, y, width: 4, height, ink: 'panel' }]);
      fillRules(context, [{ x: x - 1, y, width: 2, height, ink: MARKER_INK }]);
      const text = nameOf(key, to.state[key]);
      const at = nameAt(x, monoWidth(text.length, size), NAME_GAP, names);
      fillTexts(context, [{ x: at, y, size, font: 'mono', weight: '500', ink: MARKER_INK, text }]);
    });
  }

  function drawCounts(context: CanvasRenderingContext2D, from: Shown, to: Shown, u: number): void {
    const size = type.count;
    bars.forEach(({ x, width }: Rect, i) => {
      const [a, b] = [from.columns[i] as Column, to.columns[i] as Column];
      const y = plot.y + plot.height * (1 - lerp(a.whole, b.whole, u)) - countGap - size * LINE_HEIGHT;
      const text = String(b.total);
      const ground = monoWidth(text.length, size) + size / 2;
      const middle = x + width / 2;
      fillRules(context, [{ x: middle - ground / 2, y, width: ground, height: size * LINE_HEIGHT, ink: 'panel' }]);
      fillTexts(context, [{ x: middle, y, size, align: 'middle', font: 'mono', weight: '500', ink: 'text', text }]);
    });
  }

  return {
    still(context, state) {
      const { ceiling, columns } = columnsOf(state);
      const next = { state, columns, lines: PERCENTILES.map((key) => placeOf(state[key])) };
      before = now ?? next;
      now = next;
      if (!forced) forced = styleOf(context, INKS.forced);
      const { rules, texts } = standing(ceiling);
      fillRules(context, rules);
      fillTexts(context, texts);
    },
    moving(context, t) {
      if (!before || !now) return Number.POSITIVE_INFINITY;
      const u = clamp((t - now.state.ts) / REFRESH_MS, 0, 1);
      drawBars(context, before, now, u);
      drawMarkers(context, before, now, u);
      if (counted) drawCounts(context, before, now, u);
      drawPoints(context, now.state, t);
      return t;
    },
  };
}
