import { cacheLast } from '../math/cache-last';
import { floor } from '../math/math';
import { type Stream, stream } from '../math/random';
import { itemAt, itemsBetween, newestNumber, type Schedule, type Scheduled } from '../math/schedule';
import { INCIDENT_KINDS, INTERLOCK_RANGES, type IncidentKind } from './interlocks';
import { TOPOLOGY } from './topology';

/** Mean milliseconds between incidents. */
export const INCIDENT_PERIOD_MS = 40_000;
/** One incident in this many is a tampering with the record. */
const TAMPERING_EVERY = 48;
/** Shortest and longest duration in milliseconds of each stage at severity 1. The severity multiplies them. */
const STAGES_MS = {
  detected: [40, 180],
  vetoed: [120, 650],
  rolledBack: [400, 1_600],
  recovered: [900, 3_200],
} as const;
const STAGES = [STAGES_MS.detected, STAGES_MS.vetoed, STAGES_MS.rolledBack, STAGES_MS.recovered] as const;
/** The lanes of their draws. */
const STAGE_LANES = [1, 2, 3, 4] as const;
/** Severities, and the share of incidents that are at least that severe. */
const SEVERITY_SHARES = [1, 0.4, 0.1] as const;
const MAX_SEVERITY = 3;
/** Milliseconds within which every incident has recovered. */
export const MAX_DURATION_MS = MAX_SEVERITY * (180 + 650 + 1_600 + 3_200);

/** One incident as every model reads it. All instants are milliseconds since the Unix epoch, in this order. */
export interface Incident {
  /**
   * The correlation id in every record of it: `inc-`, its number in base 36, and two hexadecimal digits drawn for it.
   */
  readonly id: string;
  /** Number since the Unix epoch. */
  readonly n: number;
  readonly kind: IncidentKind;
  /** 1 to 3. */
  readonly severity: number;
  readonly onset: number;
  readonly detected: number;
  readonly vetoed: number;
  readonly rolledBack: number;
  readonly recovered: number;
  /** The parts it affects, counted from 0. The rack counts within its pod; the interlock guards against its kind. */
  readonly pod: number;
  readonly rack: number;
  readonly socket: number;
  readonly lane: number;
  readonly interlock: number;
}

/** The streams from which a world's incidents are drawn: one for onsets, one for everything else. */
const open = cacheLast(4, (seed: string): { schedule: Schedule; draws: Stream } => ({
  schedule: { period: INCIDENT_PERIOD_MS, jitter: stream(seed, 'incidents/onset') },
  draws: stream(seed, 'incidents/detail'),
}));

/** 1 to 3. */
function severityOf(draws: Stream, n: number): number {
  const rank = draws.unit(n, 0);
  let severity = 1;
  while (rank < (SEVERITY_SHARES[severity] ?? 0)) severity++;
  return severity;
}

/** Duration in milliseconds of a stage of incident `n`. The stage's number is the lane of the draw. */
function stageOf(draws: Stream, n: number, lane: (typeof STAGE_LANES)[number], severity: number): number {
  const [shortest, longest] = STAGES[lane - 1] as readonly [number, number];
  return floor((shortest + (longest - shortest) * draws.unit(n, lane)) * severity);
}

/** Whether incident `n` with onset `ts` is still open at `t`. Cheaper than computing the whole incident. */
function isOpen(draws: Stream, { n, ts }: Scheduled, t: number): boolean {
  const severity = severityOf(draws, n);
  let end = ts;
  for (const lane of STAGE_LANES) end += stageOf(draws, n, lane, severity);
  return end > t;
}

/** Everything about the incident that the schedule has placed. */
function incidentOf(draws: Stream, { n, ts }: Scheduled): Incident {
  const severity = severityOf(draws, n);
  const detected = ts + stageOf(draws, n, 1, severity);
  const vetoed = detected + stageOf(draws, n, 2, severity);
  const rolledBack = vetoed + stageOf(draws, n, 3, severity);
  const ordinary = INCIDENT_KINDS.length - 1;
  const rare = draws.int(TAMPERING_EVERY, n, 5) === 0;
  const kind = INCIDENT_KINDS[rare ? ordinary : draws.int(ordinary, n, 6)] as IncidentKind;
  const guards = INTERLOCK_RANGES[kind];
  return {
    id: `inc-${n.toString(36)}-${draws.int(256, n, 7).toString(16).padStart(2, '0')}`,
    n,
    kind,
    severity,
    onset: ts,
    detected,
    vetoed,
    rolledBack,
    recovered: rolledBack + stageOf(draws, n, 4, severity),
    pod: draws.int(TOPOLOGY.pods, n, 8),
    rack: draws.int(TOPOLOGY.racksPerPod, n, 9),
    socket: draws.int(TOPOLOGY.sockets, n, 10),
    lane: draws.int(TOPOLOGY.lanes, n, 11),
    interlock: guards.first + draws.int(guards.count, n, 12),
  };
}

/** The incidents whose onset lies in (from, to], oldest first. */
export function incidentsBetween(seed: string, from: number, to: number): Incident[] {
  const { schedule, draws } = open(seed);
  return itemsBetween(schedule, from, to).map((item) => incidentOf(draws, item));
}

/**
 * Calls back with number and severity of each incident whose onset is in (from, to], oldest first. Cheaper than
 * computing whole incidents.
 */
export function eachSeverityBetween(
  seed: string,
  from: number,
  to: number,
  take: (n: number, severity: number) => void,
): void {
  const { schedule, draws } = open(seed);
  const last = newestNumber(schedule, to);
  for (let n = newestNumber(schedule, from) + 1; n <= last; n++) take(n, severityOf(draws, n));
}

/** The tamperings whose onset lies in (from, to], oldest first: the rare kind, one incident in 48. */
export function tamperingsBetween(seed: string, from: number, to: number): Scheduled[] {
  const { schedule, draws } = open(seed);
  return itemsBetween(schedule, from, to).filter(({ n }) => draws.int(TAMPERING_EVERY, n, 5) === 0);
}

/** The first incident whose onset is after `t`. */
export function nextIncident(seed: string, t: number): Incident {
  const { schedule, draws } = open(seed);
  return incidentOf(draws, itemAt(schedule, newestNumber(schedule, t) + 1));
}

/** The incidents that have begun by `t` and not yet recovered, oldest first. */
export function openIncidents(seed: string, t: number): Incident[] {
  const { schedule, draws } = open(seed);
  const incidents: Incident[] = [];
  const last = newestNumber(schedule, t);
  for (let n = newestNumber(schedule, t - MAX_DURATION_MS) + 1; n <= last; n++) {
    const item = itemAt(schedule, n);
    if (isOpen(draws, item, t)) incidents.push(incidentOf(draws, item));
  }
  return incidents;
}

const ID = /^inc-([0-9a-z]{1,8})-[0-9a-f]{2}$/;

/** The incident with this correlation id in this world; undefined if there is none. */
export function incidentNamed(seed: string, id: string): Incident | undefined {
  const digits = ID.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const { schedule, draws } = open(seed);
  const incident = incidentOf(draws, itemAt(schedule, Number.parseInt(digits, 36)));
  return incident.id === id ? incident : undefined;
}

/** The incident with the first veto after `t`, at which its rollback begins. */
export function nextRollback(seed: string, t: number): Incident {
  const near = incidentsBetween(seed, t - MAX_DURATION_MS, t + 2 * INCIDENT_PERIOD_MS);
  return near.filter(({ vetoed }) => vetoed > t).reduce((a, b) => (b.vetoed < a.vetoed ? b : a));
}

/** The incident with the last veto before `t`, at which its rollback began. */
export function rollbackBefore(seed: string, t: number): Incident {
  const near = incidentsBetween(seed, t - MAX_DURATION_MS - 2 * INCIDENT_PERIOD_MS, t);
  return near.filter(({ vetoed }) => vetoed < t).reduce((a, b) => (b.vetoed > a.vetoed ? b : a));
}
