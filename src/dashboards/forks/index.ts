import { counted } from '../../sim/words/sentences';
import { countdown } from '../../sim/words/units';
import { followedBy, nextPhase, type Phase } from '../../sim/world/cores/scenario';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import { FORKS_READING_MS, type ForksState, forksAt } from './sim';
import { FORKS } from './sim-slice';
import { cutIn, forksDifferences, forksSentence, forksTable } from './table';

/** What is waited for while no fork is judged, by the phase that comes next. */
const COMING: Readonly<Record<Phase, string>> = {
  ingest: 'Next slice',
  fork: 'Forks start',
  eval: 'Judging starts',
  rollback: 'Rollback',
};

/** The forks of the slice in progress: which are being judged, which an incident cut, and the best one so far. */
export const forks: Dashboard<ForksState> = {
  id: 'forks',
  title: 'Forks',
  unit: 'one proposal tried on copies',
  version: 6,
  cadence: FORKS_READING_MS,
  controls: ['incident'],
  settings: {},
  state: forksAt,
  table: forksTable,
  sentence: forksSentence,
  comparison: {
    differences: forksDifferences,
    shows: (other) => (cutIn(other) > 0 ? `${counted(cutIn(other), 'fork')} cut` : ''),
  },
  // Where none is judged, the time until some are, or until all is over, says more than a 0: `Forks start in 00:13`.
  figure: ({ out, ts, phase }) =>
    out > 0
      ? { value: String(out), unit: `of ${FORKS} forks`, label: 'being judged' }
      : {
          value: COMING[followedBy(phase)],
          unit: '',
          label: `in ${countdown(ts, nextPhase(followedBy(phase), ts))}`,
        },
  status: ({ stopped, forks: all, phase }) => {
    if (stopped) return { tone: 'warn', word: 'live state held' };
    if (all.some(({ fate }) => fate === 'cut')) return { tone: 'warn', word: 'vetoed' };
    return { tone: 'ok', word: phase };
  },
  draw: () => import('./stage').then((module) => module.createScene),
  legend: () => import('./legend'),
  explain: () => import('./why'),
  cases,
};

/** The forks as a show draws them: with words in place of ids, and one incident larger where it is told. */
export const showForks: Dashboard<ForksState> = {
  ...forks,
  draw: () => import('./stage-show').then((module) => module.createScene),
};
