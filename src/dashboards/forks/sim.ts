import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { CORE_READING_MS, readCores } from '../../sim/world/cores/cores';
import { type Phase, SCENARIOS, sliceAt } from '../../sim/world/cores/scenario';
import { nextRollback } from '../../sim/world/incidents/incidents';
import type { Veto } from './sim-runs';
import { bestAt, forkSlice, type SliceFork, vetoedBy } from './sim-slice';

/** Milliseconds between readings: half of a reading of the cores, less than the shortest rollback of an incident. */
export const FORKS_READING_MS = CORE_READING_MS / 2;

/**
 * Fates of a fork, in the order of its life: its core has none in the slice; it has not left yet; it is judged; an
 * incident cut it, and it is rolled back until it leaves again; it is rolled back with its slice; it is rolled back.
 */
export const FORK_FATES = ['none', 'waiting', 'judged', 'cut', 'returning', 'back'] as const;
export type ForkFate = (typeof FORK_FATES)[number];

/** Words for a fate: `evaluated` alone would read as finished, and `none` beside a score of none as a fault. */
const FATE_WORDS: Readonly<Record<ForkFate, string>> = {
  none: 'no fork',
  waiting: 'waiting',
  judged: 'being evaluated',
  cut: 'cut',
  returning: 'being rolled back',
  back: 'rolled back',
};

/**
 * Returns the words for a fork's fate in a phase, such as `being rolled back`: until `eval` a fork has only started.
 */
export const fateWord = (fate: ForkFate, phase: Phase): string =>
  fate === 'judged' && phase === 'fork' ? 'started' : FATE_WORDS[fate];

/** Fork at a reading. */
export interface Fork {
  /** 8 to 47. */
  readonly core: number;
  /** 1 to 5. */
  readonly socket: number;
  /** Place in the bundle, from 0 at the top to 39. */
  readonly rank: number;
  /** Scenario of its socket, under which it is judged all through the slice. */
  readonly scenario: string;
  readonly fate: ForkFate;
  /** Evaluation score, 0 to 100, to one decimal; null before the evaluation and until the fork has tried an action. */
  readonly score: number | null;
  /** Candidate actions tried so far in this slice. */
  readonly actions: number;
  /** Utilisation of its core, whole per cent, 0 to 100. */
  readonly utilisation: number;
  /** Correlation id of the incident that last cut it in this slice, if any. */
  readonly corr: string | null;
}

interface CutForks {
  readonly id: string;
  /** Number of the socket, 0 to 5; an incident on socket 0 stops the live state itself. */
  readonly socket: number;
  /** Instant of the veto, milliseconds since the Unix epoch. */
  readonly vetoed: number;
  /** Instant at which its sockets are rolled back, milliseconds since the Unix epoch. */
  readonly rolledBack: number;
  /** Instant of its recovery, milliseconds since the Unix epoch. */
  readonly recovered: number;
  /** Milliseconds from the onset to the veto. */
  readonly ms: number;
  readonly forks: number;
}

/** State of the forks of the slice in progress. */
export interface ForksState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** World, whose slices before and after this one the drawing shows too. */
  readonly world: WorldName;
  /** Number of the slice since the Unix epoch. */
  readonly slice: number;
  readonly scenario: string;
  readonly phase: Phase;
  /** Start of the slice, milliseconds since the Unix epoch. */
  readonly start: number;
  /** Number of forks that are judged at `ts`. */
  readonly out: number;
  /**
   * Core of the fork that would be committed: the best score that no interlock has vetoed. Null before the evaluation.
   */
  readonly best: number | null;
  /** Correlation id of the newest incident for which the live line is stopped, if any: that of its cores. */
  readonly stopped: string | null;
  /** Incidents that have rolled a socket back since the slice began, in the order of their vetoes. */
  readonly cuts: readonly CutForks[];
  /** Next veto after `ts`. */
  readonly next: { readonly id: string; readonly vetoed: number };
  /** The 40 forks, by core. */
  readonly forks: readonly Fork[];
}

/** The incident that began last. */
const newestOf = (vetoes: readonly Veto[]) => [...vetoes].sort((a, b) => a.onset - b.onset).at(-1);

/** Fate of a fork at `t`. */
export function fateAt({ runs }: SliceFork, t: number): ForkFate {
  const run = runs.findLast(({ from }) => from <= t);
  if (!run) return runs.length > 0 ? 'waiting' : 'none';
  if (t < run.to) return 'judged';
  if (run.corr !== null && run !== runs.at(-1)) return 'cut';
  if (t >= run.back) return 'back';
  return run.corr === null ? 'returning' : 'cut';
}

/** Forks of the slice that runs at the newest reading at or before `t`. */
export function forksAt(world: WorldName, t: number): ForksState {
  const ts = floor(t / FORKS_READING_MS) * FORKS_READING_MS;
  const { index, scenario, phase, start } = sliceAt(world, ts);
  const slice = forkSlice(world, index);
  const readings = readCores(world, floor(ts / CORE_READING_MS));
  const tried = new Array<number>(slice.forks.length).fill(0);
  for (const { fork, ts: at } of slice.actions) if (at <= ts) tried[fork] = (tried[fork] as number) + 1;
  const forks = slice.forks.map((fork, i): Fork => {
    const { core, socket, rank, score } = fork;
    return {
      core,
      socket,
      rank,
      scenario: SCENARIOS[fork.scenario] as string,
      fate: fateAt(fork, ts),
      score: fork.scored <= ts ? score : null,
      actions: tried[i] as number,
      utilisation: readings[core]?.utilisation ?? 0,
      corr: vetoedBy(fork, ts),
    };
  });
  const past = slice.vetoes.filter(({ ended }) => ended <= ts);
  const best = bestAt(slice, ts);
  const { id, ended } = nextRollback(world, ts);
  return {
    ts,
    world,
    slice: index,
    scenario: SCENARIOS[scenario] as string,
    phase,
    start,
    out: forks.filter(({ fate }) => fate === 'judged').length,
    best: best === null ? null : (slice.forks[best] as SliceFork).core,
    stopped: newestOf(past.filter(({ sockets, recovered }) => sockets.includes(0) && recovered > ts))?.id ?? null,
    cuts: past.map((incident) => ({
      id: incident.id,
      socket: incident.socket,
      vetoed: incident.ended,
      rolledBack: incident.rolledBack,
      recovered: incident.recovered,
      ms: incident.ended - incident.onset,
      forks: slice.forks.filter(({ runs }) => runs.some(({ corr }) => corr === incident.id)).length,
    })),
    next: { id, vetoed: ended },
    forks,
  };
}
