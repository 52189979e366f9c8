import type { Dashboard } from '../contract';
import { plotted } from '../plotted';
import { cases } from './cases';
import { REFRESH_MS, type TemplateState, templateAt } from './sim';
import { templateDifferences, templateSummary, templateTable } from './table';

/** A working skeleton. To add a dashboard, copy the folder, rename it, and add a line to the registry. */
export const template: Dashboard<TemplateState> = {
  id: 'template',
  title: 'Template',
  unit: 'pulses a minute',
  version: 1,
  cadence: REFRESH_MS,
  settings: {},
  state: templateAt,
  table: templateTable,
  summary: templateSummary,
  comparison: { differences: templateDifferences, marks: { tick: 'pulses' } },
  readout: ({ pulses }) => ({ value: String(pulses.length), unit: '', label: 'in the last minute' }),
  status: () => ({ tone: 'ok', word: 'running' }),
  stage: plotted(() => import('./drawing')),
  legend: () => import('./legend'),
  why: () => import('./why'),
  cases,
};
