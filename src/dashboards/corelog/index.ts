import { WATCHDOG_TEXT } from '../../sim/world/incident-words/incident-trail';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { CADENCE_MS, type CorelogState, corelogAt } from './sim';
import { lineExport } from './sim-export';
import { corelogSentence, corelogTable } from './table';

/** Milliseconds for which an error stays the status of the log. */
const ERROR_SHOWN_MS = 5_000;

/** The log of the core subsystem. */
export const corelog: Dashboard<CorelogState> = {
  id: 'corelog',
  title: 'Core log',
  unit: 'last five minutes',
  version: 10,
  cadence: CADENCE_MS,
  settings: {},
  state: corelogAt,
  table: corelogTable,
  sentence: corelogSentence,
  figure: ({ lines }) => ({ value: String(lines.length), unit: 'lines', label: 'logged in the last five minutes' }),
  status: ({ ts, lines }) => {
    const error = lines.findLast((line) => line.level === 'ERROR' && line.ts > ts - ERROR_SHOWN_MS);
    if (!error) return { tone: 'ok', word: 'recording' };
    return { tone: 'warn', word: error.msg.startsWith(WATCHDOG_TEXT) ? 'pod watchdog' : 'veto' };
  },
  log: {
    filter: lineExport.everything,
    loadView: () => import('./log'),
    rebuild: ({ lines }, fileData) => lineExport.rebuild(lines, fileData),
  },
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
