import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { CADENCE_MS, type InterlocksState, interlocksAt } from './sim';
import { ignoredFaults, interlocksLabel } from './sim-gate';
import { interlocksDetails, interlocksSentence, interlocksTable } from './table';

/** Fifteen named safeties. */
export const interlocks: Dashboard<InterlocksState> = {
  id: 'interlocks',
  title: 'Interlocks',
  unit: 'last minute of each',
  version: 9,
  cadence: CADENCE_MS,
  settings: {},
  state: interlocksAt,
  table: (state) => ({ ...interlocksTable(state), details: interlocksDetails(state) }),
  sentence: interlocksSentence,
  figure: (state) => ({
    value: state.gate.closed ? 'Veto gate closed' : 'Veto gate open',
    unit: '',
    label: interlocksLabel(state),
  }),
  status: (state) => {
    const { gate, rows } = state;
    const ignored = ignoredFaults(state)[0]?.fault;
    if (ignored) return { tone: 'fault', word: ignored.delay === null ? 'veto removed' : 'veto delayed' };
    if (rows.some((row) => row.state === 'FAULT')) return { tone: 'fault', word: 'fault' };
    return gate.closed ? { tone: 'warn', word: 'gate closed' } : { tone: 'ok', word: 'gate open' };
  },
  loadScene: drawingLoader(() => import('./drawing')),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
