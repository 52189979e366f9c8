import { openIncidents } from '../../sim/world/incidents';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { type InterlocksState, interlocksAt, REFRESH_MS } from './sim';
import { interlocksSummary, interlocksTable, newestFault, okCount } from './table';

/** The 15 named safeties. */
export const interlocks: Dashboard<InterlocksState> = {
  id: 'interlocks',
  title: 'Interlocks',
  unit: 'OK or FAULT',
  version: 1,
  cadence: REFRESH_MS,
  settings: {},
  state: interlocksAt,
  table: interlocksTable,
  summary: interlocksSummary,
  readout: (state) => ({
    value: String(okCount(state)),
    unit: `of ${state.rows.length}`,
    label: ['interlocks OK', newestFault(state)].filter(Boolean).join('; '),
  }),
  // The gate stays closed until the incident has recovered, although its row is OK again after 1.5 s.
  status: ({ ts, rows }, seed) => {
    if (rows.some(({ state }) => state === 'FAULT')) return { tone: 'fault', word: 'fault' };
    return openIncidents(seed, ts).length > 0 ? { tone: 'warn', word: 'gate closed' } : { tone: 'ok', word: 'armed' };
  },
  stage: () => import('./stage').then((module) => module.createScene),
  legend: () => import('./legend'),
  cases,
};
