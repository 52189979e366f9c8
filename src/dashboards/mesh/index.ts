import type { Dashboard } from '../contract';
import { cases } from './cases';
import { LANES, type MeshState, meshAt, REFRESH_MS } from './sim';
import { meshDetails, meshDifferences, meshSummary, meshTable } from './table';

/** The four execution lanes. */
export const mesh: Dashboard<MeshState> = {
  id: 'mesh',
  title: 'Mesh lanes',
  unit: 'batches in progress',
  version: 3,
  cadence: REFRESH_MS,
  settings: {},
  state: meshAt,
  table: meshTable,
  details: meshDetails,
  summary: meshSummary,
  comparison: { differences: meshDifferences, marks: { upright: 'lane load', ring: 'degraded only' } },
  readout: ({ batches }) => ({ value: String(batches.length), unit: 'batches', label: `in ${LANES} lanes` }),
  status: ({ lanes }) =>
    lanes.some(({ corr }) => corr) ? { tone: 'warn', word: 'degraded' } : { tone: 'ok', word: 'flowing' },
  stage: () => import('./stage').then((module) => module.createScene),
  legend: () => import('./legend'),
  why: () => import('./why'),
  cases,
};
