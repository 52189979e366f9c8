import { EXPORT } from '../../sim/words/log-export';
import { grouped } from '../../sim/words/units';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { MAX_ENTRIES, PER_MINUTE, REFRESH_MS, type TransparencyState, transparencyAt } from './sim';
import { entryExport } from './sim-export';
import { transparencySummary, transparencyTable } from './table';

/** Milliseconds for which a veto is the feed's state. */
const VETO_SHOWN_MS = 5_000;

/** The public log of snapshots, vetoes, traces, hashes and attestations. */
export const transparency: Dashboard<TransparencyState> = {
  id: 'transparency',
  title: 'Transparency log',
  unit: 'entries',
  version: 2,
  cadence: REFRESH_MS,
  settings: {},
  state: transparencyAt,
  exported: (name, state, fileData) => (name === EXPORT ? entryExport.rebuild(state.entries, fileData) : undefined),
  table: transparencyTable,
  instantOf: ({ entries }, row) => entries.at(-1 - row)?.ts,
  summary: transparencySummary,
  readout: ({ entries }) => ({
    value: grouped(entries.at(-1)?.seq ?? 0),
    unit: '',
    label: `newest entry; ${PER_MINUTE} a minute, ${MAX_ENTRIES} kept`,
  }),
  status: ({ ts, entries }) =>
    entries.some((entry) => entry.type === 'VETO' && entry.ts > ts - VETO_SHOWN_MS)
      ? { tone: 'warn', word: 'veto' }
      : { tone: 'ok', word: 'recording' },
  log: () => import('./log'),
  why: () => import('./why'),
  cases,
};
