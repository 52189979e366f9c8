import { BAR } from '../../../src/dashboards/history/inks';
import type { HistoryState } from '../../../src/dashboards/history/sim';
import { COLOURS } from '../../../src/theme/tokens';
import { viewOf } from '../views/history';
import type { CanvasDrawing } from './drawing';
import { fillRects, fillRules, fillTexts, strokeLine } from './marks';

/** 24 hours over one time axis. Nothing moves between readings. */
export function history(): CanvasDrawing<HistoryState> {
  return {
    still(context, state) {
      const { rules, tracks, bars, traces, texts } = viewOf(state);
      fillRules(context, rules);
      fillRects(context, tracks, COLOURS.raised);
      fillRects(context, bars, COLOURS[BAR.colour]);
      for (const { points, style, baseline, dot } of traces) {
        strokeLine(context, points, style, baseline);
        if (dot === undefined) continue;
        context.fillStyle = COLOURS[style.ink];
        context.beginPath();
        context.arc(points.at(-2) as number, points.at(-1) as number, dot / 2, 0, 2 * Math.PI);
        context.fill();
      }
      fillTexts(context, texts);
    },
  };
}
