import { floor } from '../../sim/math/math';
import { type Stream, stream } from '../../sim/math/random';
import { itemsBetween, type Schedule, type Scheduled } from '../../sim/math/schedule';
import type { WorldName } from '../../sim/math/seed-of';
import type { Level } from '../../sim/tables/log-filters';
import { listText } from '../../sim/words/sentences';
import { CORES, SOCKET_CORES } from '../../sim/world/cores/cores';
import { AUDIT_MS, PHASES, phaseStart, SCENARIOS, SLICE_MS, type Slice, sliceAt } from '../../sim/world/cores/scenario';
import { endText, isOnLiveState, rollbackText } from '../../sim/world/incident-words/incident-trail';
import { type Incident, incidentsBetween, maxDuration } from '../../sim/world/incidents/incidents';
import { FAULTS } from '../../sim/world/incidents/interlocks';
import { socketsReached } from '../../sim/world/incidents/reach';

/** Milliseconds of the log that are kept. */
export const WINDOW_MS = 300_000;
/** Milliseconds between readings. */
export const CADENCE_MS = 250;
/** Mean lines a minute about a single core's routine work. */
const ROUTINE_PER_MINUTE = 24;

/** Line of the core log. */
export interface LogLine {
  /** Unique in the world. */
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly ts: number;
  readonly level: Level;
  /** Source of the line: `core 17`, `socket 2`, `scheduler` or `audit`. */
  readonly source: string;
  readonly msg: string;
  /** Correlation id of the incident that the line belongs to, if any. */
  readonly corr: string | null;
}

/** State of the core log: the lines of the last five minutes. */
export interface CorelogState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The last five minutes, oldest first. */
  readonly lines: readonly LogLine[];
}

const line = (id: string, ts: number, level: Level, source: string, msg: string): LogLine => ({
  id,
  ts,
  level,
  source,
  msg,
  corr: null,
});

/** Random number of a report: one of `count` values from `least` on, each divided by `parts` of its unit. */
export interface ReportNumber {
  readonly what: string;
  readonly unit: string;
  readonly least: number;
  readonly count: number;
  readonly parts?: number;
}

/** Kind of report of one core. Number `i` in it is drawn in channel `2 + i`. */
interface Report {
  readonly numbers: readonly ReportNumber[];
  say(...numbers: number[]): string;
}

/** Reports of one core's routine work. */
export const ROUTINE: readonly Report[] = [
  {
    numbers: [
      { what: 'Context', unit: 'MiB', least: 1, count: 48 },
      { what: 'Time to restore', unit: 'µs', least: 20, count: 400 },
    ],
    say: (size, us) => `context of ${size} MiB restored in ${us} µs`,
  },
  {
    numbers: [
      { what: 'Queue depth', unit: '', least: 1, count: 6 },
      { what: 'Behind by', unit: 'µs', least: 0, count: 900 },
    ],
    say: (depth, us) => `run queue ${depth} deep, ${us} µs behind`,
  },
  {
    numbers: [{ what: 'Off by', unit: 'µs', least: 0, count: 90, parts: 10 }],
    say: (tenths = 0) => `clock disciplined, ${(tenths / 10).toFixed(1)} µs off`,
  },
  { numbers: [{ what: 'Held', unit: 'µs', least: 1, count: 60 }], say: (us) => `page fence held ${us} µs` },
  {
    numbers: [{ what: 'Compared', unit: 'steps', least: 1_000, count: 9_000 }],
    say: (steps) => `state digest matched after ${steps} steps`,
  },
];
/** Channel of the first number of a report. */
export const NUMBERS_CHANNEL = 2;
/** Number of records of an audit export: `count` values from `least` on. */
export const AUDIT_RECORDS = { what: 'Exported', unit: 'records', least: 1_790, count: 21 } as const;

function routine(draws: Stream, { n, ts }: Scheduled): LogLine {
  const { numbers, say } = ROUTINE[draws.int(ROUTINE.length, n, 0)] as Report;
  return line(
    `core-${n.toString(36)}`,
    ts,
    'DEBUG',
    `core ${draws.int(CORES, n, 1)}`,
    say(...numbers.map(({ least, count }, i) => least + draws.int(count, n, NUMBERS_CHANNEL + i))),
  );
}

/** Lines of a slice's phases. They say nothing of the forks: each core reaches a phase some time after it begins. */
const ofSlice = ({ index, scenario, start }: Slice): LogLine[] =>
  PHASES.map((phase) =>
    line(
      `slice-${index}-${phase}`,
      start + phaseStart(phase),
      'INFO',
      'scheduler',
      `slice ${index}, ${SCENARIOS[scenario]}: ${phase} begins`,
    ),
  );

/** Words for the cores of sockets in ascending order, such as `cores 8 to 23 and 40 to 47`. */
function coresText(ofSockets: readonly number[]): string {
  const firsts = ofSockets.filter((socket) => !ofSockets.includes(socket - 1));
  const lasts = ofSockets.filter((socket) => !ofSockets.includes(socket + 1));
  const ranges = firsts.map((first, i) => {
    const last = lasts[i] ?? first;
    return `${first * SOCKET_CORES} to ${last * SOCKET_CORES + SOCKET_CORES - 1}`;
  });
  return `cores ${listText(ranges)}`;
}

/** Words for what the cores of all sockets that an incident has reached do once it has ended. */
function endedCoresText(world: WorldName, incident: Incident): string {
  const reached = socketsReached(world, incident);
  const holding = reached.filter((socket) => isOnLiveState({ socket }));
  const rolling = reached.filter((socket) => !isOnLiveState({ socket }));
  const parts = [];
  if (rolling.length > 0) parts.push(`${coresText(rolling)} roll back`);
  if (holding.length > 0) parts.push(`${coresText(holding)} hold the live state`);
  return parts.join(', ');
}

/** Lines of an incident's socket: detected, vetoed, rolled back, recovered. */
function incidentLines(world: WorldName, incident: Incident): LogLine[] {
  const { id, kind, socket, onset, detected, ended, rolledBack, recovered } = incident;
  const source = `socket ${socket}`;
  return [
    line(`${id}-detected`, detected, 'WARN', source, `${FAULTS[kind]} detected ${detected - onset} ms after onset`),
    line(`${id}-vetoed`, ended, 'ERROR', source, `${endText(incident)}, ${endedCoresText(world, incident)}`),
    line(`${id}-rolled-back`, rolledBack, 'WARN', source, rollbackText(incident)),
    line(`${id}-recovered`, recovered, 'INFO', source, `recovered ${recovered - onset} ms after onset`),
  ].map((each) => ({ ...each, corr: id }));
}

/** The numbers n for which n * period lies in (from, to]. */
function multiples(period: number, from: number, to: number): number[] {
  const first = floor(from / period) + 1;
  const count = floor(to / period) - first + 1;
  return Array.from({ length: count }, (_, i) => first + i);
}

/** Lines in (from, to], oldest first. */
export function linesBetween(world: WorldName, from: number, to: number): LogLine[] {
  const schedule: Schedule = { period: 60_000 / ROUTINE_PER_MINUTE, jitter: stream(world, 'corelog/instant') };
  const draws = stream(world, 'corelog/routine');
  const exports = stream(world, 'corelog/audit');
  return [
    ...multiples(SLICE_MS, from - SLICE_MS, to).flatMap((n) => ofSlice(sliceAt(world, n * SLICE_MS))),
    ...multiples(AUDIT_MS, from, to).map((n) =>
      line(
        `audit-${n}`,
        n * AUDIT_MS,
        'INFO',
        'audit',
        `export ${n} written, ${AUDIT_RECORDS.least + exports.int(AUDIT_RECORDS.count, n)} records`,
      ),
    ),
    ...incidentsBetween(world, from - maxDuration(world), to).flatMap((incident) => incidentLines(world, incident)),
    ...itemsBetween(schedule, from, to).map((item) => routine(draws, item)),
  ]
    .filter(({ ts }) => ts > from && ts <= to)
    .sort((a, b) => a.ts - b.ts);
}

/** Log at the newest reading at or before `t`. */
export function corelogAt(world: WorldName, t: number): CorelogState {
  const ts = floor(t / CADENCE_MS) * CADENCE_MS;
  return { ts, lines: linesBetween(world, ts - WINDOW_MS, ts) };
}
