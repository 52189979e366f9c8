import type { Dashboard } from '../contract';
import { drawingLoader } from '../drawing-loader';
import { cases } from './cases';
import { CADENCE_MS, type TemplateState, templateAt } from './sim';
import { templateSentence, templateTable } from './table';

/** Pulses of the last minute. */
export const template: Dashboard<TemplateState> = {
  id: 'template',
  title: 'Template',
  unit: 'pulses a minute',
  version: 1,
  cadence: CADENCE_MS,
  settings: {},
  state: templateAt,
  table: templateTable,
  sentence: templateSentence,
  figure: ({ pulses }) => ({ value: String(pulses.length), unit: '', label: 'in the last minute' }),
  status: () => ({ tone: 'ok', word: 'normal' }),
  loadScene: drawingLoader(() => import('./drawing')),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};
