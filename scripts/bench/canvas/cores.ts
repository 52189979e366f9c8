import { INKS } from '../../../src/dashboards/cores/inks';
import type { CoresState } from '../../../src/dashboards/cores/sim';
import type { CoreCell } from '../../../src/dashboards/cores/stage-layout';
import { CORE_STATES, type CoreState } from '../../../src/sim/cores';
import { clamp, lerp } from '../../../src/sim/math';
import { COLOURS } from '../../../src/theme/tokens';
import { layout, TWEEN_MS, textsOf } from '../views/cores';
import type { CanvasDrawing } from './drawing';
import { fillRects, fillTexts, styleOf } from './marks';

/** 48 gauges with their numbers. */
export function cores(): CanvasDrawing<CoresState> {
  let shown: CoresState | undefined;
  let styles: Map<CoreState, string | CanvasPattern> | undefined;
  return {
    still(context, state) {
      shown = state;
      styles ??= new Map(CORE_STATES.map((each) => [each, styleOf(context, INKS[each])]));
      const gauges = layout.cells.map(({ gauge }) => gauge);
      fillRects(context, gauges, COLOURS.raised);
      fillTexts(context, textsOf(state));
    },
    moving(context, t) {
      if (!shown || !styles) return Number.POSITIVE_INFINITY;
      const u = clamp((t - shown.ts) / TWEEN_MS, 0, 1);
      shown.cores.forEach(({ state, previous, utilisation }, i) => {
        const { x, y, width, height } = (layout.cells[i] as CoreCell).gauge;
        const filled = (height * lerp(previous, utilisation, u)) / 100;
        context.fillStyle = styles?.get(state) as string;
        context.fillRect(x, y + height - filled, width, filled);
      });
      return u < 1 ? t : Number.POSITIVE_INFINITY;
    },
  };
}
