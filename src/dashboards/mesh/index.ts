import { countWord } from '../../sim/words/sentences';
import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { CADENCE_MS, LANES, type MeshState, meshAt } from './sim';
import { meshDetails, meshSentence, meshTable } from './table';

/** Four execution lanes. */
export const mesh: Dashboard<MeshState> = {
  id: 'mesh',
  title: 'Mesh lanes',
  unit: 'batches in progress',
  version: 4,
  cadence: CADENCE_MS,
  settings: {},
  state: meshAt,
  table: (state) => ({ ...meshTable(state), details: meshDetails(state) }),
  sentence: meshSentence,
  figure: ({ batches }) => ({
    value: String(batches.length),
    unit: batches.length === 1 ? 'batch' : 'batches',
    label: `in ${countWord(LANES)} lanes`,
  }),
  status: ({ lanes }) =>
    lanes.some(({ corr }) => corr) ? { tone: 'warn', word: 'degraded' } : { tone: 'ok', word: 'normal' },
  loadScene: drawingLoader(() => import('./drawing')),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
