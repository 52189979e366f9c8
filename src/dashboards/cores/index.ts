import { CORE_READING_MS, CORES } from '../../sim/world/cores/cores';
import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { type CoresState, coresAt } from './sim';
import { coresDetails, coresSentence, coresTable } from './table';

/** The 48-core view. */
export const cores: Dashboard<CoresState> = {
  id: 'cores',
  title: 'Cores',
  unit: 'utilisation by socket, %',
  version: 4,
  cadence: CORE_READING_MS,
  settings: {},
  state: coresAt,
  table: (state) => ({ ...coresTable(state), details: coresDetails(state) }),
  sentence: coresSentence,
  figure: (state) => ({ value: state.mean.toFixed(1), unit: '%', label: `on average over ${CORES} cores` }),
  status: (state) =>
    state.cores.some((core) => core.corr)
      ? { tone: 'warn', word: 'socket rollback' }
      : { tone: 'ok', word: `${state.phase} phase` },
  loadScene: drawingLoader(() => import('./drawing')),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
