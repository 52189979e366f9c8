import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { countWord } from '../../sim/words/sentences';
import { CORE_READING_MS, OCCUPANCY, PHASE_LAG_MS, sandboxWork } from '../../sim/world/cores/cores';
import { PHASES, type Phase, phaseStart, SCENARIOS, SLICE_MS } from '../../sim/world/cores/scenario';
import {
  chanceCause,
  endedWords,
  incidentCause,
  incidentCauses,
  incidentEffects,
  instantStep,
  phaseCauses,
  spreadCauses,
} from '../../sim/world/explanation/causes';
import {
  corePlace,
  forkScenarioCause,
  forkScenarioDraw,
  utilisationEquation,
} from '../../sim/world/explanation/core-terms';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import { numberText } from '../../sim/world/explanation/number-text';
import {
  drawTerm,
  initialTerm,
  instantTerm,
  pickTerms,
  quantileTerms,
  roundTerm,
  term,
} from '../../sim/world/explanation/terms';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { type Fork, type ForkFate, type ForksState, fateWord } from './sim';
import type { ForkRun } from './sim-runs';
import { type ForkSlice, forkSlice, offeredActions, SCORES, type SliceFork } from './sim-slice';

/** Fork at an instant, with the data of its explanation. */
interface Place {
  readonly world: WorldName;
  readonly ts: number;
  readonly slice: ForkSlice;
  readonly fork: SliceFork;
  readonly row: number;
  readonly phase: Phase;
  /** Fork as the table shows it. */
  readonly outcome: Fork;
  /** Run that began last. */
  readonly run: ForkRun | undefined;
  /** Run after it. */
  readonly next: ForkRun | undefined;
}

/** Start and end of a fork's fate, and the next one. */
function spanOf({ slice, outcome, run, next }: Place): {
  since: number;
  until: number;
  becomes: ForkFate | undefined;
} {
  const end = slice.start + SLICE_MS;
  switch (outcome.fate) {
    case 'none':
      return { since: slice.start, until: end, becomes: undefined };
    case 'waiting':
      return { since: slice.start, until: next?.from ?? end, becomes: 'judged' };
    case 'judged':
      return { since: run?.from ?? 0, until: run?.to ?? end, becomes: run?.corr === null ? 'returning' : 'cut' };
    case 'cut':
      return { since: run?.to ?? 0, until: (next ? next.from : run?.back) ?? end, becomes: next ? 'judged' : 'back' };
    case 'returning':
      return { since: run?.to ?? 0, until: run?.back ?? end, becomes: 'back' };
    case 'back':
      return { since: run?.back ?? 0, until: end, becomes: undefined };
  }
}

/** Clause about a fork's coming to its next fate. */
function becomesWords(becomes: ForkFate, { fork, run }: Place): string {
  switch (becomes) {
    case 'none':
      return 'the core has no fork';
    case 'waiting':
      return 'the fork waits';
    case 'judged':
      return `${run ? 'a new' : 'the'} fork leaves the live state`;
    case 'cut':
      return 'the fork is cut and is rolled back';
    case 'returning':
      return `core ${fork.core} enters rollback, and so does its fork`;
    case 'back':
      return 'the fork is rolled back to the live state';
  }
}

/** Clause about the beginning of the fork's present fate. */
function sinceWords({ world, outcome, run }: Place): string {
  const incident = run?.corr ? incidentNamed(world, run.corr) : undefined;
  switch (outcome.fate) {
    case 'none':
    case 'waiting':
      return 'the slice began';
    case 'judged':
      return 'it was forked';
    case 'cut':
      return incident ? endedWords(incident) : 'it was cut';
    case 'returning':
      return 'its evaluation ended';
    case 'back':
      return 'it was rolled back to the live state';
  }
}

function fateEquation(place: Place): Equation {
  const { world, ts, slice, fork, outcome, phase } = place;
  const { since, until } = spanOf(place);
  const column = { what: 'State', column: 'fate' };
  if (outcome.fate === 'none') {
    const draw = { stream: 'cores/busy', index: slice.index, channel: fork.core };
    const least = OCCUPANCY[PHASES.indexOf('eval')] as number;
    const text = `drawn at random: a core idles through ${numberText((1 - least) * 100)}% of slices, without a fork.`;
    const busy = drawTerm(world, draw);
    return {
      ...column,
      value: busy.value,
      as: { word: fateWord('none', phase), from: least, to: 1 },
      terms: [busy],
      text,
    };
  }
  const terms = [instantTerm('is', ts, 'now'), instantTerm('-', since, sinceWords(place))];
  return {
    ...column,
    value: ts - since,
    unit: 'ms',
    as: { word: fateWord(outcome.fate, phase), from: 0, to: until - since },
    terms,
  };
}

/** Equation of a fork's scenario: the draw of its socket. */
const scenarioEquation = ({ world, slice, fork, outcome }: Place): Equation => ({
  what: 'Scenario',
  value: fork.scenario,
  column: 'scenario',
  as: { word: outcome.scenario, from: fork.scenario, to: fork.scenario + 1 },
  terms: pickTerms(world, forkScenarioDraw(slice.index, fork.socket), SCENARIOS.length, 'scenarios'),
});

const scoreEquation = ({ world, slice, row }: Place, value: number): Equation => ({
  what: 'Score',
  value,
  column: 'score',
  terms: [
    ...quantileTerms(world, { stream: 'forks/score', index: slice.index, channel: row }, SCORES, ['forks', 'score']),
    roundTerm(1),
  ],
});

/**
 * Causes of a fork's leaving the live line: its socket recovered from an incident, or its core has come to the phase.
 */
function leaveCauses({ world, slice, fork, run }: Place): ExplanationStep[] {
  const from = run?.from ?? 0;
  const recovered = slice.vetoes.find((veto) => veto.recovered === from && veto.sockets.includes(fork.socket));
  if (recovered) return incidentCauses(world, recovered, 'recovered');
  const phase = from - slice.start >= phaseStart('eval') && workLate(slice, from, 'eval') ? 'eval' : 'fork';
  return phaseCauses(
    world,
    slice.index,
    phase,
    `core ${fork.core} enters ${phase}`,
    from - slice.start - phaseStart(phase),
  );
}

/** True if a core that begins at `from` begins that phase: a core is late by less than `PHASE_LAG_MS`. */
const workLate = (slice: ForkSlice, from: number, phase: 'eval') => {
  const late = from - slice.start - phaseStart(phase);
  return late >= 0 && late < PHASE_LAG_MS;
};

function fateCauses(place: Place): ExplanationStep[] {
  const { world, ts, slice, fork, row, outcome, run } = place;
  const incident = run?.corr ? incidentNamed(world, run.corr) : undefined;
  const lag = chanceCause(world, slice.start, `the core’s delay is random, at most ${PHASE_LAG_MS / 1_000} s`, {
    stream: 'cores/lag',
    index: slice.index,
    channel: fork.core,
  });
  const drawn = forkScenarioCause(world, slice.index, fork.socket, fork.scenario);
  if (outcome.fate === 'none') {
    const draw = { stream: 'cores/busy', index: slice.index, channel: fork.core };
    return [
      chanceCause(world, slice.start, 'by chance the core gets no fork in this slice', draw),
      ...phaseCauses(world, slice.index, 'ingest', ''),
    ];
  }
  if (outcome.fate === 'waiting') {
    const start = sandboxWork(world, slice.index)[row]?.hours?.from ?? ts;
    const holder = slice.vetoes.find(
      ({ recovered, sockets }) => sockets.includes(fork.socket) && recovered === place.next?.from,
    );
    const isHeld = holder !== undefined && start <= ts;
    return [
      ...(isHeld ? incidentCauses(world, holder, 'ended') : []),
      ...phaseCauses(world, slice.index, 'ingest', ''),
      drawn,
      lag,
    ];
  }
  if (incident && outcome.fate !== 'judged') {
    const [veto, ...before] = incidentCauses(world, incident, 'ended');
    return [...(veto ? [veto] : []), ...spreadCauses(world, incident, 'socket', fork.socket), ...before];
  }
  const late = (run?.to ?? 0) - slice.start - phaseStart('rollback');
  const back =
    outcome.fate === 'judged'
      ? []
      : phaseCauses(world, slice.index, 'rollback', `core ${fork.core} enters rollback`, late).slice(0, 1);
  return [...back, ...leaveCauses(place), drawn, lag];
}

/**
 * Explains why a fork tried no more actions than it did, of those offered to it; `when` ends the clause of the others.
 */
function triedText(offered: number, missed: number, when: string): string {
  if (offered === 0) return '';
  if (missed === 0) return offered === 1 ? 'the only one offered.' : 'all that were offered.';
  if (missed === offered) return `${['', 'the only one', 'both'][offered] ?? 'all'} offered came ${when}.`;
  const others = missed === 1 ? 'the other' : `the other ${countWord(missed)}`;
  return `of the ${countWord(offered)} offered; ${others} came ${when}.`;
}

/** Explains a fork's state, and its next step. */
export function explain(world: WorldName, state: ForksState, key: string): Explanation | undefined {
  const { ts, best, phase } = state;
  const slice = forkSlice(world, state.slice);
  const row = state.forks.findIndex(({ core }) => String(core) === key);
  const [fork, outcome] = [slice.forks[row], state.forks[row]];
  if (!fork || !outcome) return undefined;
  const at = fork.runs.findLastIndex(({ from }) => from <= ts);
  const place: Place = { world, ts, slice, fork, row, phase, outcome, run: fork.runs[at], next: fork.runs[at + 1] };
  const offered = offeredActions(world, slice.start).filter((action) => action.fork === row && action.ts <= ts);
  const early = offered.filter((action) => action.ts < (fork.runs[0]?.from ?? Number.POSITIVE_INFINITY)).length;
  const missed = offered.length - outcome.actions;
  const { until, becomes } = spanOf(place);
  const cut = outcome.corr === null ? undefined : incidentNamed(world, outcome.corr);
  const causes = fateCauses(place);
  const named = causes.some(({ source }) => source.of === 'incident' && source.id === outcome.corr);
  const isBest = fork.core === best;
  const since = slice.bests.findLast(({ from }) => from <= ts)?.from ?? ts;
  return {
    at: ts,
    equations: [
      { ...fateEquation(place) },
      ...(outcome.score === null ? [] : [scoreEquation(place, outcome.score)]),
      {
        what: 'Actions tried',
        value: outcome.actions,
        column: 'actions',
        terms: [initialTerm(offered.length, ''), term('-', missed)],
        text: triedText(offered.length, missed, missed > early ? 'when there was no fork' : 'before it was forked'),
      },
      {
        ...utilisationEquation(corePlace(world, floor(ts / CORE_READING_MS), fork.core), 'Utilisation'),
        column: 'utilisation',
      },
      scenarioEquation(place),
    ],
    causes: [
      ...(isBest ? [instantStep(since, 'it has the best score of the forks not vetoed', 'best')] : []),
      ...causes,
      ...(cut && !named ? incidentCause(world, cut) : []),
    ],
    effects: [
      ...(becomes ? [instantStep(until, becomesWords(becomes, place), `fate ${becomes}`)] : []),
      ...(cut && named ? incidentEffects(world, cut, ts) : []),
    ],
  };
}
