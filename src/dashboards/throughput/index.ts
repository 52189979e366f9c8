import { CYCLE_DAYS } from '../../sim/cycle';
import { SITE_READING_MS } from '../../sim/site';
import { grouped } from '../../sim/units';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { GPUS, type ThroughputSettings, type ThroughputState, throughputAt } from './sim';
import { throughputSummary, throughputTable } from './table';

/** The 1,728 GPUs of the site by pod and rack. */
export const throughput: Dashboard<ThroughputState, ThroughputSettings> = {
  id: 'throughput',
  title: 'Throughput',
  unit: 'FP4, TFLOPS',
  version: 1,
  cadence: SITE_READING_MS,
  settings: { cycleDays: CYCLE_DAYS },
  state: throughputAt,
  table: throughputTable,
  summary: throughputSummary,
  readout: ({ tflops }) => ({
    value: grouped(tflops),
    unit: 'TFLOPS',
    label: `of ${grouped(GPUS)} GPUs in three pods`,
  }),
  status: ({ pods }) =>
    pods.some(({ racks }) => racks.some(({ corr }) => corr))
      ? { tone: 'warn', word: 'incident' }
      : { tone: 'ok', word: 'nominal' },
  stage: () => import('./stage').then((module) => module.createScene),
  legend: () => import('./panel'),
  cases,
};
