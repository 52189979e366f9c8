import { countdown } from '../../sim/words/units';
import { followedBy, nextPhase, type Phase } from '../../sim/world/cores/scenario';
import { incidentNamed, unvetoedIncidents } from '../../sim/world/incidents/incidents';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { FORKS_READING_MS, type ForksState, fateWord, forksAt } from './sim';
import { forksSentence, forksTable } from './table';

/** Words for the next step while no fork is evaluated, by the coming phase. */
const COMING: Readonly<Record<Phase, string>> = {
  ingest: 'Next slice',
  fork: 'Forks start',
  eval: 'Evaluation starts',
  rollback: 'Rollback',
};

/** Forks of the slice in progress: those being evaluated, those that an incident cut, and the best one so far. */
export const forks: Dashboard<ForksState> = {
  id: 'forks',
  title: 'Forks',
  unit: 'one proposal tried on copies',
  version: 7,
  cadence: FORKS_READING_MS,
  controls: ['incident'],
  settings: {},
  state: forksAt,
  table: forksTable,
  sentence: forksSentence,
  // Time until forks start, or until the slice ends, while none is evaluated: it says more than a 0, as in `Forks start
  // in 00:13`.
  figure: ({ out, ts, phase, forks: all }) => {
    const forked = all.filter(({ fate }) => fate !== 'none').length;
    if (out > 0) return { value: String(out), unit: `of ${forked} forks`, label: fateWord('judged', phase) };
    const next = followedBy(phase);
    return { value: COMING[next], unit: '', label: `in ${countdown(ts, nextPhase(next, ts))}` };
  },
  status: ({ ts, world, stopped, forks: all, phase }) => {
    const wild = unvetoedIncidents(world).find(({ missedVeto = ts, ended }) => missedVeto < ts && ts < ended);
    if (wild) return { tone: 'fault', word: `veto ${wild.watchdog ? 'removed' : 'delayed'}` };
    if (stopped) return { tone: 'warn', word: 'live state held' };
    const cutter = all.findLast(({ fate }) => fate === 'cut')?.corr;
    if (cutter) return { tone: 'warn', word: incidentNamed(world, cutter)?.watchdog ? 'cut' : 'vetoed' };
    return { tone: 'ok', word: `${phase} phase` };
  },
  loadScene: () => import('./scene').then((module) => module.createScene),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};

/** Forks as a show draws them: with words in place of ids, and with one incident larger if it is selected. */
export const showForks: Dashboard<ForksState> = {
  ...forks,
  loadScene: () => import('./scene-show').then((module) => module.createScene),
};
