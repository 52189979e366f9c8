import { floor } from '../../sim/math/math';
import { SECOND_MS } from '../../sim/words/time';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { CADENCE_MS, type TransparencyState, transparencyAt } from './sim';
import { entryExport } from './sim-export';
import { transparencySentence, transparencyTable } from './table';

/** Milliseconds for which a veto stays the status of the feed. */
const VETO_SHOWN_MS = 5_000;

/** Public log of snapshots, vetoes, traces, hashes and attestations. */
export const transparency: Dashboard<TransparencyState> = {
  id: 'transparency',
  title: 'Transparency log',
  unit: 'newest entries',
  version: 8,
  cadence: CADENCE_MS,
  settings: {},
  state: transparencyAt,
  table: transparencyTable,
  sentence: transparencySentence,
  figure: ({ ts, entries }) => {
    const veto = entries.findLast(({ type }) => type === 'VETO');
    return veto
      ? { value: String(floor((ts - veto.ts) / SECOND_MS)), unit: 's', label: 'since the last veto' }
      : { value: String(entries.length), unit: 'entries', label: 'with no veto among them' };
  },
  status: ({ ts, entries }) =>
    entries.some((entry) => entry.type === 'VETO' && entry.ts > ts - VETO_SHOWN_MS)
      ? { tone: 'warn', word: 'veto' }
      : { tone: 'ok', word: 'recording' },
  log: {
    filter: entryExport.everything,
    loadView: () => import('./log'),
    rebuild: ({ entries }, fileData) => entryExport.rebuild(entries, fileData),
  },
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
