import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { CADENCE_MS, FIGURE_PERCENTILE, percentileText, type RollbackState, rollbackAt, SHOWN_MS, WINDOW } from './sim';
import { rollbackDetails, rollbackSentence, rollbackTable } from './table';

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
  figure: (state) => ({
    value: percentileText(state[FIGURE_PERCENTILE.key]),
    unit: 'ms',
    label: `to undo an action, ${FIGURE_PERCENTILE.percent}th percentile of the newest ${WINDOW}`,
  }),
  // The figure counts an incident's samples until the last has left the window.
  status: ({ corr, samples }) => {
    if (corr) return { tone: 'warn', word: 'rolling back' };
    return { tone: 'ok', word: samples.some((sample) => sample.corr) ? 'rolled back' : 'normal' };
  },
  loadScene: drawingLoader(() => import('./drawing')),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
