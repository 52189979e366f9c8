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
  status: ({ rows }) =>
    rows.some(({ state }) => state === 'FAULT') ? { tone: 'fault', word: 'fault' } : { tone: 'ok', word: 'armed' },
  stage: () => import('./stage').then((module) => module.createScene),
  legend: () => import('./legend'),
  cases,
};
