import { grouped, isoInstant } from '../../sim/words/units';
import { CYCLE_DAYS } from '../../sim/world/cycle';
import { SITE_READING_MS } from '../../sim/world/site/site';
import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { type HistorySettings, type HistoryState, historyAt, SHOWN_MS } from './sim';
import { historyDetails, historySentence, historyTable } from './table';

/** The last 24 hours of the site. */
export const history: Dashboard<HistoryState, HistorySettings> = {
  id: 'history',
  title: 'History, 24 h',
  unit: 'FP4 rate and power',
  version: 8,
  cadence: SITE_READING_MS,
  shownMs: SHOWN_MS,
  controls: ['live', 'cycle'],
  settings: { cycleDays: CYCLE_DAYS },
  state: historyAt,
  table: (state) => ({ ...historyTable(state), details: historyDetails(state) }),
  sentence: historySentence,
  // Power, because the header's badge and throughput have the rate; the label names the instant, because its readings
  // are its own.
  figure: ({ now }) => ({
    value: grouped(now.power),
    unit: 'kW',
    label: `drawn at ${isoInstant(now.ts).slice(11, 19)} UTC`,
  }),
  status: ({ open }) => (open.length > 0 ? { tone: 'warn', word: 'incident' } : { tone: 'ok', word: 'normal' }),
  loadScene: drawingLoader(() => import('./drawing')),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
