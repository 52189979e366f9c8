import { CYCLE_DAYS } from '../../sim/cycle';
import { grouped } from '../../sim/units';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { type HistorySettings, type HistoryState, historyAt, REFRESH_MS } from './sim';
import { historySummary, historyTable } from './table';

/** The last 24 hours of the site. */
export const history: Dashboard<HistoryState, HistorySettings> = {
  id: 'history',
  title: 'History, 24 h',
  unit: 'FP4, TFLOPS; power, kW',
  version: 1,
  cadence: REFRESH_MS,
  settings: { cycleDays: CYCLE_DAYS },
  state: historyAt,
  table: historyTable,
  instantOf: ({ samples }, row) => samples.at(-1 - row)?.ts,
  summary: historySummary,
  readout: ({ now }) => ({ value: grouped(now.power), unit: 'kW', label: 'drawn by the three pods' }),
  status: ({ corr }) => (corr ? { tone: 'warn', word: 'incident' } : { tone: 'ok', word: 'nominal' }),
  stage: () => import('./stage').then((module) => module.createScene),
  cases,
};
