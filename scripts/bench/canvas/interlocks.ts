import { FAULT_INK, TONES } from '../../../src/dashboards/interlocks/inks';
import type { InterlocksState } from '../../../src/dashboards/interlocks/sim';
import type { RowPlace } from '../../../src/dashboards/interlocks/stage-layout';
import { sinceWords } from '../../../src/dashboards/interlocks/stage-words';
import type { Rect } from '../../../src/stage/marks/cell';
import { COLOURS } from '../../../src/theme/tokens';
import { bandsOf, FAULT_PX, layout, PACE, PLACES, textsOf } from '../views/interlocks';
import type { CanvasDrawing } from './drawing';
import { fillRules, fillTexts } from './marks';

/** A disc for OK, a square with a cross for FAULT. */
function drawMark(context: CanvasRenderingContext2D, { x, y, width }: Rect, state: 'OK' | 'FAULT'): void {
  const unit = width / 16;
  context.beginPath();
  if (state === 'OK') {
    context.fillStyle = COLOURS[TONES.OK];
    context.arc(x + width / 2, y + width / 2, 6 * unit, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  context.strokeStyle = COLOURS[TONES.FAULT];
  context.lineWidth = 2 * unit;
  context.rect(x + 2 * unit, y + 2 * unit, 12 * unit, 12 * unit);
  context.moveTo(x + 5 * unit, y + 5 * unit);
  context.lineTo(x + 11 * unit, y + 11 * unit);
  context.moveTo(x + 11 * unit, y + 5 * unit);
  context.lineTo(x + 5 * unit, y + 11 * unit);
  context.stroke();
}

/** 15 rows, each with the faults of its last minute. */
export function interlocks(): CanvasDrawing<InterlocksState> {
  let shown: InterlocksState | undefined;
  let key = '';
  return {
    same({ rows, ts }) {
      const words = rows.map((row) => [row.state, sinceWords(row, ts), ...row.recent.map(({ onset }) => onset)]);
      const former = key;
      key = words.join();
      return key === former;
    },
    still(context, state) {
      shown = state;
      fillRules(context, bandsOf(state));
      fillRules(context, layout.ground);
      state.rows.forEach((row, i) => {
        drawMark(context, (PLACES[i] as RowPlace).mark, row.state);
      });
      fillTexts(context, textsOf(state));
    },
    moving(context, t) {
      let until = Number.POSITIVE_INFINITY;
      context.fillStyle = COLOURS[FAULT_INK.colour];
      shown?.rows.forEach(({ recent }, i) => {
        const { x, y, width, height } = (PLACES[i] as RowPlace).strip;
        for (const { onset } of recent) {
          const from = Math.round(x + width - (t - onset) * PACE);
          until = Math.min(until, onset + (x + width - from + 0.5) / PACE);
          const left = Math.max(from, x);
          context.fillRect(left, y, Math.max(Math.min(from + FAULT_PX, x + width) - left, 0), height);
        }
      });
      return until;
    },
  };
}
