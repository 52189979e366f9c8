import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { MARKED, percentileText, REFRESH_MS, type RollbackState, rollbackAt, SHOWN_MS, WINDOW } from './sim';
import { rollbackDetails, rollbackDifferences, rollbackSentence, rollbackTable } from './table';

/** Time that undoing a candidate action in a sandbox takes. */
export const rollback: Dashboard<RollbackState> = {
  id: 'rollback',
  title: 'Rollback latency',
  unit: 'candidate actions undone, ms',
  version: 1,
  cadence: REFRESH_MS,
  readings: SHOWN_MS,
  settings: {},
  state: rollbackAt,
  table: (state) => ({ ...rollbackTable(state), details: rollbackDetails(state) }),
  sentence: rollbackSentence,
  comparison: {
    differences: rollbackDifferences,
    shows: () =>
      `outlines: actions; lines: ${MARKED.map(({ name }) => name)
        .reverse()
        .join(' and ')}`,
  },
  figure: ({ p95 }) => ({
    value: percentileText(p95),
    unit: 'ms',
    label: `or less to undo 95% of the newest ${WINDOW} actions`,
  }),
  status: ({ corr }) => (corr ? { tone: 'warn', word: 'rolling back' } : { tone: 'ok', word: 'normal' }),
  draw: drawingLoader(() => import('./drawing')),
  legend: () => import('./legend'),
  explain: () => import('./why'),
  cases,
};
