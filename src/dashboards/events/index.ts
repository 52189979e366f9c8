import { wholeSeconds } from '../../sim/words/measures';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { CADENCE_MS, DEFAULTS, type EventsSettings, type EventsState, eventsAt } from './sim';
import { rebuildExport } from './sim-export';
import { EVERYTHING } from './sim-filter';
import { isReachable } from './sim-reachable';
import { changesIn } from './sim-schedule';
import { verifyEvents } from './sim-verify';
import { eventsSentence, eventsTable } from './table';

/**
 * Milliseconds for which one list is shown while time runs: rows that move more often are hard to read, and each move
 * costs a layout.
 */
const SHOWN_MS = 500;

/** The event stream and its hash chain. */
export const events: Dashboard<EventsState, EventsSettings> = {
  id: 'events',
  title: 'Event stream',
  unit: 'hash-chained log',
  version: 12,
  cadence: CADENCE_MS,
  shownMs: SHOWN_MS,
  settings: DEFAULTS,
  state: eventsAt,
  table: eventsTable,
  sentence: eventsSentence,
  figure: ({ ts, events: kept }) => ({
    value: String(kept.length),
    unit: 'events',
    label: `kept from the last ${wholeSeconds(ts - (kept[0]?.created ?? ts))} s`,
  }),
  status: ({ anomalies, breaks, unverified }) => {
    if (breaks.length > 0) return { tone: 'fault', word: 'chain break' };
    if (unverified) return { tone: 'idle', word: 'verifying' };
    return anomalies.length > 0 ? { tone: 'warn', word: 'anomaly' } : { tone: 'ok', word: 'verified' };
  },
  log: {
    filter: EVERYTHING,
    loadView: () => import('./log'),
    rebuild: rebuildExport,
    isReachable,
    settingsIn: (world, settings) => ({ ...settings, rates: changesIn(world, settings.rates) }),
    verify: verifyEvents,
  },
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
