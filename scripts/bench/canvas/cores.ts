import { INKS } from '../../../src/dashboards/cores/inks';
import type { CoresState } from '../../../src/dashboards/cores/sim';
import { CORE_STATES, type CoreState } from '../../../src/sim/cores';
import { lerp } from '../../../src/sim/math';
import type { Rect } from '../../../src/stage/marks/cell';
import { tween } from '../../../src/stage/motion';
import { COLOURS } from '../../../src/theme/tokens';
import { VIEWPORT } from '../panels/painter';
import { layout, textsOf } from '../views/cores';
import type { CanvasDrawing } from './drawing';
import { fillRects, fillTexts, styleOf } from './marks';

/** 48 gauges with their numbers. */
export function cores(): CanvasDrawing<CoresState> {
  const gauges = layout.cells.map(({ gauge }) => gauge);
  let shown: CoresState | undefined;
  /** The furthest that a level moves, in CSS px. */
  let furthest = 0;
  let styles: Map<CoreState, string | CanvasPattern> | undefined;
  return {
    still(context, state) {
      shown = state;
      styles ??= new Map(CORE_STATES.map((each) => [each, styleOf(context, INKS[each])]));
      const moves = state.cores.map(
        ({ previous, utilisation }, i) => Math.abs(utilisation - previous) * (gauges[i] as Rect).height,
      );
      furthest = Math.max(...moves) / 100;
      fillRects(context, gauges, COLOURS.raised);
      fillTexts(context, textsOf(state));
    },
    moving(context, t) {
      if (!shown || !styles) return Number.POSITIVE_INFINITY;
      const { u, until } = tween(t, shown.ts, furthest, VIEWPORT, false);
      shown.cores.forEach(({ state, previous, utilisation }, i) => {
        const { x, y, width, height } = gauges[i] as Rect;
        const filled = (height * lerp(previous, utilisation, u)) / 100;
        context.fillStyle = styles?.get(state) as string;
        context.fillRect(x, y + height - filled, width, filled);
      });
      return until;
    },
  };
}
