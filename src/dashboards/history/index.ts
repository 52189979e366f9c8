import { grouped, isoInstant } from '../../sim/words/units';
import { CYCLE_DAYS } from '../../sim/world/cycle';
import type { Dashboard } from '../contract';
import { plotted } from '../plotted';
import { cases } from './cases';
import { type HistorySettings, type HistoryState, historyAt, REFRESH_MS } from './sim';
import { historyDetails, historyDifferences, historySummary, historyTable } from './table';

/** The last 24 hours of the site. */
export const history: Dashboard<HistoryState, HistorySettings> = {
  id: 'history',
  title: 'History, 24 h',
  unit: 'FP4 rate and power',
  version: 2,
  cadence: REFRESH_MS,
  live: true,
  settings: { cycleDays: CYCLE_DAYS },
  state: historyAt,
  table: historyTable,
  details: historyDetails,
  summary: historySummary,
  comparison: { differences: historyDifferences, marks: { line: 'lines and bars' } },
  // Power, as the header's badge and throughput have the rate; the label names the instant, because its readings are its own.
  readout: ({ now }) => ({
    value: grouped(now.power),
    unit: 'kW',
    label: `used at ${isoInstant(now.ts).slice(11, 19)} UTC`,
  }),
  status: ({ corr }) => (corr ? { tone: 'warn', word: 'incident' } : { tone: 'ok', word: 'nominal' }),
  stage: plotted(() => import('./drawing')),
  why: () => import('./why'),
  cases,
};
