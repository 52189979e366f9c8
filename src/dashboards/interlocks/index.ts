import type { Dashboard } from '../contract';
import { cases } from './cases';
import { type InterlocksState, interlocksAt, REFRESH_MS } from './sim';
import { interlocksSummary, interlocksTable } from './table';

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
  readout: ({ rows }) => ({
    value: String(rows.filter(({ state }) => state === 'OK').length),
    unit: `of ${rows.length}`,
    label: 'interlocks OK',
  }),
  status: ({ rows }) =>
    rows.some(({ state }) => state === 'FAULT') ? { tone: 'fault', word: 'fault' } : { tone: 'ok', word: 'armed' },
  stage: () => import('./stage').then((module) => module.createScene),
  legend: () => import('./panel'),
  cases,
};
