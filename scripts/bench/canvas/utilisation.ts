import { INCIDENT, LINES } from '../../../src/dashboards/utilisation/inks';
import type { UtilisationState } from '../../../src/dashboards/utilisation/sim';
import { seenAfter } from '../../../src/stage/motion';
import { COLOURS } from '../../../src/theme/tokens';
import { VIEWPORT } from '../panels/painter';
import { heightOf, layout, PACE, runsOf, SERIES, textsOf } from '../views/utilisation';
import type { CanvasDrawing } from './drawing';
import { fillRects, fillRules, fillTexts, strokeLine } from './marks';

/** Five minutes that slide to the left. */
export function utilisation(): CanvasDrawing<UtilisationState> {
  const { plot, strip, bounds, size, idTop } = layout;
  const clip = new Path2D();
  clip.rect(plot.x, 0, plot.width, idTop + 2 * size);
  let state: UtilisationState | undefined;
  let lines: { of: (typeof SERIES)[number]['of']; points: Float32Array }[] = [];
  return {
    still(context, next) {
      state = next;
      const { ts, samples } = next;
      lines = SERIES.map(({ of }) => ({
        of,
        points: Float32Array.from(samples.flatMap((sample) => [(sample.ts - ts) * PACE, heightOf(sample[of])])),
      }));
      fillRules(context, layout.grid);
      fillTexts(context, textsOf(next));
    },
    moving(context, t) {
      if (!state) return Number.POSITIVE_INFINITY;
      context.save();
      context.clip(clip);
      context.translate(plot.x + plot.width - (t - state.ts) * PACE, 0);
      for (const { of, points } of lines) strokeLine(context, points, LINES[of], bounds.y + plot.height);
      const runs = runsOf(state.samples);
      fillRects(
        context,
        runs.map(({ from, to }) => ({ ...strip, x: from, width: to - from })),
        COLOURS[INCIDENT.colour],
      );
      const place = { y: idTop, size, font: 'mono', weight: '400', ink: 'text', align: 'end' } as const;
      fillTexts(
        context,
        runs.filter(({ named }) => named).map(({ to, corr }) => ({ ...place, x: to, text: corr })),
      );
      context.restore();
      return seenAfter(t, PACE, VIEWPORT);
    },
  };
}
