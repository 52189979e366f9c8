import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';

import { CADENCE_MS, FIGURE_PERCENTILE, percentileText, type RollbackState, rollbackAt, SHOWN_MS, WINDOW } from './sim';
import { rollbackDetails, rollbackDifferences, rollbackSentence, rollbackTable } from './table';

/** Time that undoing a candidate action in a sandbox takes. */
export const rollback: Dashboard<RollbackState> = {
  id: 'rollback',
  title: 'Rollback latency',
  unit: 'candidate actions undone, ms',
  version: 1,
  cadence: CADENCE_MS,
  shownMs: SHOWN_MS,
  settings: {},
  state: rollbackAt,
  table: (state) => ({ ...rollbackTable(state), details: rollbackDetails(state) }),
  sentence: rollbackSentence,
  comparison: {
    differences: rollbackDifferences,
    drawn: () => 'counts and percentiles',
  },
  figure: (state) => ({
    value: percentileText(state[FIGURE_PERCENTILE.key]),
    unit: 'ms',
    label: `to undo an action, ${FIGURE_PERCENTILE.percent}th percentile of the newest ${WINDOW}`,
  }),
  status: ({ corr }) => (corr ? { tone: 'warn', word: 'rolling back' } : { tone: 'ok', word: 'normal' }),
  loadScene: drawingLoader(() => import('./drawing')),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  cases,
};
