import { GPU_STATES, INKS } from '../../../src/dashboards/throughput/inks';
import type { ThroughputState } from '../../../src/dashboards/throughput/sim';
import { createLevels } from '../../../src/dashboards/throughput/stage-levels';
import { lerp } from '../../../src/sim/math';
import { FULL_LEVEL, furthestMove } from '../../../src/stage/marks/cell';
import { tween } from '../../../src/stage/motion';
import { COLOURS } from '../../../src/theme/tokens';
import { VIEWPORT } from '../panels/painter';
import { layout, struckOf, textsOf } from '../views/throughput';
import type { CanvasDrawing } from './drawing';
import { fillRects, fillRules, fillTexts, styleOf } from './marks';

/** 1,728 GPUs by pod and rack. */
export function throughput(): CanvasDrawing<ThroughputState> {
  const levels = createLevels();
  let ts = 0;
  /** The furthest that a level moves, in CSS px. */
  let furthest = 0;
  let styles: readonly (string | CanvasPattern)[] = [];
  return {
    still(context, state) {
      ts = state.ts;
      if (styles.length === 0) styles = GPU_STATES.map((each) => styleOf(context, INKS[each]));
      levels.take(state);
      furthest = furthestMove(levels.cells, layout.cells);
      fillRects(context, layout.cells, COLOURS.raised);
      fillRules(context, struckOf(state));
      fillTexts(context, textsOf(state));
    },
    moving(context, t) {
      const { u, until } = tween(t, ts, furthest, VIEWPORT, false);
      const { before, now, ink } = levels.cells;
      styles.forEach((style, index) => {
        context.fillStyle = style;
        layout.cells.forEach(({ x, y, width, height }, cell) => {
          if (ink[cell] !== index) return;
          const filled = (height * lerp(before[cell] as number, now[cell] as number, u)) / FULL_LEVEL;
          context.fillRect(x, y + height - filled, width, filled);
        });
      });
      return until;
    },
  };
}
