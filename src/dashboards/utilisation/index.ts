import { CORE_READING_MS, CORES } from '../../sim/world/cores/cores';
import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { UTILISATION_SAMPLE_MS, type UtilisationState, utilisationAt } from './sim';
import { utilisationSentence, utilisationTable } from './table';

/** Core and sandbox utilisation over the last five minutes. */
export const utilisation: Dashboard<UtilisationState> = {
  id: 'utilisation',
  title: 'Utilisation, 5 min',
  unit: 'cores and sandboxes, %',
  version: 4,
  cadence: CORE_READING_MS,
  shownMs: UTILISATION_SAMPLE_MS,
  settings: {},
  state: utilisationAt,
  table: utilisationTable,
  sentence: utilisationSentence,
  figure: ({ samples }) => ({
    value: (samples.at(-1)?.core ?? 0).toFixed(1),
    unit: '%',
    label: `on average over ${CORES} cores`,
  }),
  status: ({ samples }) =>
    samples.at(-1)?.corr ? { tone: 'warn', word: 'socket rollback' } : { tone: 'ok', word: 'normal' },
  loadScene: drawingLoader(() => import('./drawing')),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
