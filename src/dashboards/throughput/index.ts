import { grouped } from '../../sim/words/units';
import { CYCLE_DAYS } from '../../sim/world/cycle';
import { SITE_READING_MS } from '../../sim/world/site/site';
import { nextSiteReading, siteReadingAt } from '../../sim/world/site/site-reading';
import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { GPUS, type ThroughputSettings, type ThroughputState, throughputAt } from './sim';
import { throughputDetails, throughputSentence, throughputTable } from './table';

/** Site's 1,728 GPUs by pod and rack. */
export const throughput: Dashboard<ThroughputState, ThroughputSettings> = {
  id: 'throughput',
  title: 'Throughput',
  unit: 'FP4 rate by rack',
  version: 6,
  cadence: SITE_READING_MS,
  // The header's badge shows the same total.
  readings: { at: siteReadingAt, after: nextSiteReading },
  settings: { cycleDays: CYCLE_DAYS },
  state: throughputAt,
  table: (state) => ({ ...throughputTable(state), details: throughputDetails(state) }),
  sentence: throughputSentence,
  figure: ({ tflops, down }) => ({
    value: grouped(tflops),
    unit: 'TFLOPS',
    label: `from ${grouped(GPUS - down)} of ${grouped(GPUS)} GPUs`,
  }),
  status: ({ pods }) =>
    pods.some(({ racks }) => racks.some(({ corr }) => corr))
      ? { tone: 'warn', word: 'GPUs down' }
      : { tone: 'ok', word: 'normal' },
  loadScene: drawingLoader(() => import('./drawing')),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
