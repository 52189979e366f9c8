import type { Dashboard } from '../contract';
import { plotted } from '../plotted';
import { cases } from './cases';
import { type InterlocksState, interlocksAt, REFRESH_MS } from './sim';
import { ignoredFault } from './sim-gate';
import { interlocksDetails, interlocksDifferences, interlocksSummary, interlocksTable, okCount } from './table';

/** The 15 named safeties. */
export const interlocks: Dashboard<InterlocksState> = {
  id: 'interlocks',
  title: 'Interlocks',
  unit: 'state of each',
  version: 3,
  cadence: REFRESH_MS,
  settings: {},
  state: interlocksAt,
  table: interlocksTable,
  details: interlocksDetails,
  summary: interlocksSummary,
  comparison: { differences: interlocksDifferences, marks: { frame: 'fault only' } },
  readout: (state) => ({
    value: state.gate.closed ? 'closed' : 'open',
    unit: '',
    label: `gate, ${okCount(state)} of ${state.rows.length} interlocks OK`,
  }),
  status: (state) => {
    const { gate, rows } = state;
    if (ignoredFault(state)) return { tone: 'fault', word: 'fault ignored' };
    if (rows.some((row) => row.state === 'FAULT')) return { tone: 'fault', word: 'fault' };
    return gate.closed ? { tone: 'warn', word: 'gate closed' } : { tone: 'ok', word: 'armed' };
  },
  stage: plotted(() => import('./drawing')),
  legend: () => import('./legend'),
  why: () => import('./why'),
  cases,
};
