import { floor } from '../../sim/math/math';
import { type Stream, stream } from '../../sim/math/random';
import { itemsBetween, type Schedule, type Scheduled } from '../../sim/math/schedule';
import type { Level } from '../../sim/words/log-filters';
import { CORES, SOCKET_CORES } from '../../sim/world/cores';
import { endedBy, rollbackCause } from '../../sim/world/incident-trail';
import { type Incident, incidentsBetween, maxDuration } from '../../sim/world/incidents';
import {
  AUDIT_MS,
  PHASES,
  type Phase,
  phaseStart,
  SCENARIOS,
  SLICE_MS,
  type Slice,
  sliceAt,
} from '../../sim/world/scenario';

/** Milliseconds of the log that are kept. */
export const WINDOW_MS = 300_000;
/** Milliseconds between readings. */
export const REFRESH_MS = 250;
/** Lines a minute on average that only one core has to tell. */
export const ROUTINE_PER_MINUTE = 24;

export interface Line {
  /** Unique in the world. */
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly ts: number;
  readonly level: Level;
  /** What speaks: `core 17`, `socket 2`, `scheduler` or `audit`. */
  readonly source: string;
  readonly msg: string;
  /** Correlation id of the incident that the line belongs to, if any. */
  readonly corr: string | null;
}

export interface CorelogState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The last five minutes, oldest first. */
  readonly lines: readonly Line[];
}

const line = (id: string, ts: number, level: Level, source: string, msg: string): Line => ({
  id,
  ts,
  level,
  source,
  msg,
  corr: null,
});

/** What one core reports of its work. */
const ROUTINE: readonly ((u: (lane: number) => number) => string)[] = [
  (u) => `context of ${1 + floor(u(2) * 48)} MiB restored in ${20 + floor(u(3) * 400)} µs`,
  (u) => `run queue ${floor(u(2) * 7)} deep, ${floor(u(3) * 900)} µs behind`,
  (u) => `clock disciplined, ${(floor(u(2) * 90) / 10).toFixed(1)} µs off`,
  (u) => `page fence held ${1 + floor(u(2) * 60)} µs`,
  (u) => `state digest matched after ${1_000 + floor(u(2) * 9_000)} steps`,
];

function routine(draws: Stream, { n, ts }: Scheduled): Line {
  const say = ROUTINE[draws.int(ROUTINE.length, n, 0)] as (typeof ROUTINE)[number];
  return line(
    `core-${n.toString(36)}`,
    ts,
    'DEBUG',
    `core ${draws.int(CORES, n, 1)}`,
    say((lane) => draws.unit(n, lane)),
  );
}

const PHASE_WORDS: Record<Phase, string> = {
  ingest: 'inputs taken in',
  fork: 'sandboxes forked',
  eval: 'forks under evaluation',
  rollback: 'forks rolled back',
};

const ofSlice = ({ index, scenario, start }: Slice): Line[] =>
  PHASES.map((phase) =>
    line(
      `slice-${index}-${phase}`,
      start + phaseStart(phase),
      'INFO',
      'scheduler',
      `slice ${index}, ${SCENARIOS[scenario]}: ${phase}, ${PHASE_WORDS[phase]}`,
    ),
  );

/** What an incident makes its socket say: detected, vetoed, rolled back, recovered. */
function incidentLines({ id, kind, socket, onset, detected, vetoed, rolledBack, recovered, ...by }: Incident): Line[] {
  const source = `socket ${socket}`;
  const cores = `cores ${socket * SOCKET_CORES} to ${socket * SOCKET_CORES + SOCKET_CORES - 1}`;
  return [
    line(`${id}-detected`, detected, 'WARN', source, `${kind} detected ${detected - onset} ms after onset`),
    line(`${id}-vetoed`, vetoed, 'ERROR', source, `${endedBy(by)}, ${cores} roll back`),
    line(
      `${id}-rolled-back`,
      rolledBack,
      'WARN',
      source,
      `forks rolled back ${rolledBack - vetoed} ms after ${rollbackCause(by)}`,
    ),
    line(`${id}-recovered`, recovered, 'INFO', source, `recovered ${recovered - onset} ms after onset`),
  ].map((each) => ({ ...each, corr: id }));
}

/** The numbers n for which n * period lies in (from, to]. */
function multiples(period: number, from: number, to: number): number[] {
  const first = floor(from / period) + 1;
  const count = floor(to / period) - first + 1;
  return Array.from({ length: count }, (_, i) => first + i);
}

/** The lines in (from, to], oldest first. */
export function linesBetween(seed: string, from: number, to: number): Line[] {
  const schedule: Schedule = { period: 60_000 / ROUTINE_PER_MINUTE, jitter: stream(seed, 'corelog/instant') };
  const draws = stream(seed, 'corelog/routine');
  const exports = stream(seed, 'corelog/audit');
  return [
    ...multiples(SLICE_MS, from - SLICE_MS, to).flatMap((n) => ofSlice(sliceAt(seed, n * SLICE_MS))),
    ...multiples(AUDIT_MS, from, to).map((n) =>
      line(`audit-${n}`, n * AUDIT_MS, 'INFO', 'audit', `export ${n} written, ${1_790 + exports.int(21, n)} records`),
    ),
    ...incidentsBetween(seed, from - maxDuration(seed), to).flatMap(incidentLines),
    ...itemsBetween(schedule, from, to).map((item) => routine(draws, item)),
  ]
    .filter(({ ts }) => ts > from && ts <= to)
    .sort((a, b) => a.ts - b.ts);
}

/** The log at the newest reading at or before `t`. */
export function corelogAt(seed: string, t: number): CorelogState {
  const ts = floor(t / REFRESH_MS) * REFRESH_MS;
  return { ts, lines: linesBetween(seed, ts - WINDOW_MS, ts) };
}
