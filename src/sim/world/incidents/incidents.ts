import { cacheLast } from '../../math/cache-last';
import { cacheSequence } from '../../math/cache-sequence';
import { floor, min } from '../../math/math';
import type { Stream } from '../../math/random';
import { itemAt, newestNumber, type Scheduled } from '../../math/schedule';
import type { WorldName } from '../../math/seed-of';
import { TOPOLOGY } from '../topology';
import { isAdded } from './incident-numbers';
import { type IncidentSource, onsetsBetween, openSource } from './incident-source';
import { INCIDENT_KINDS, INTERLOCK_RANGES, type IncidentKind } from './interlocks';
import { rollbackAfter, WATCHDOG_MS } from './spread';

/** Number of incidents of which, on average, one tampers with the record. */
const TAMPERING_EVERY = 48;
/** Shortest and longest duration in milliseconds of each stage at severity 1. The severity multiplies them. */
const STAGES_MS = {
  detected: [40, 180],
  ended: [120, 650],
  rolledBack: [400, 1_600],
  recovered: [900, 3_200],
} as const;
const STAGES = [STAGES_MS.detected, STAGES_MS.ended, STAGES_MS.rolledBack, STAGES_MS.recovered] as const;
/** Channels of the stages' draws. */
const STAGE_CHANNELS = [1, 2, 3, 4] as const;
/** Share of incidents with at least each severity, 1 to 3. */
const SEVERITY_SHARES = [1, 0.4, 0.1] as const;
/** Highest severity of an incident; the lowest is 1. */
export const MAX_SEVERITY = 3;
/** Milliseconds within which every incident has recovered, if each veto comes when it is due. */
const MAX_DURATION_MS = MAX_SEVERITY * STAGES.reduce((sum, [, longest]) => sum + longest, 0);
/** Incidents of a world that are cached: those of ten minutes. */
const REMEMBERED = 16;
/** Milliseconds within which every incident has recovered, if its veto comes later or never. */
const MAX_UNVETOED_MS =
  WATCHDOG_MS +
  rollbackAfter(MAX_SEVERITY * STAGES_MS.rolledBack[1], WATCHDOG_MS) +
  MAX_SEVERITY * STAGES_MS.recovered[1];

/** Incident as every model reads it. All instants are milliseconds since the Unix epoch, in this order. */
export interface Incident {
  /** Correlation id in every record of it: `inc-`, its number in base 36, and two hexadecimal digits drawn for it. */
  readonly id: string;
  /** Number since the Unix epoch. */
  readonly n: number;
  readonly kind: IncidentKind;
  /** Severity, 1 to 3. */
  readonly severity: number;
  readonly onset: number;
  readonly detected: number;
  /** Instant at which its interlock’s veto, or else the pod’s watchdog, ends its fault; the rollback begins. */
  readonly ended: number;
  readonly rolledBack: number;
  readonly recovered: number;
  /** Places that it affects, counted from 0: the rack within its pod; the interlock guards against its kind. */
  readonly pod: number;
  readonly rack: number;
  readonly socket: number;
  readonly lane: number;
  readonly interlock: number;
  /** Instant at which the veto was due, if an edit of the world delays or removes it. Absent otherwise. */
  readonly missedVeto?: number;
  /** True if no interlock vetoes it: the pod’s watchdog ends it. Absent otherwise. */
  readonly watchdog?: true;
}

function severityOf({ draws, changes }: IncidentSource, n: number): number {
  const changed = changes.get(n)?.severity;
  if (changed !== undefined) return changed;
  const rank = draws.unit(n, 0);
  let severity = 1;
  while (rank < (SEVERITY_SHARES[severity] ?? 0)) severity++;
  return severity;
}

/** Duration in milliseconds of a stage of incident `n`. The stage's number is the channel of the draw. */
function stageOf(draws: Stream, n: number, channel: (typeof STAGE_CHANNELS)[number], severity: number): number {
  const [shortest, longest] = STAGES[channel - 1] as readonly [number, number];
  return floor((shortest + (longest - shortest) * draws.unit(n, channel)) * severity);
}

function kindOf({ draws, changes }: IncidentSource, n: number): IncidentKind {
  const ordinary = INCIDENT_KINDS.length - 1;
  const rare = draws.int(TAMPERING_EVERY, n, 5) === 0;
  return changes.get(n)?.kind ?? (INCIDENT_KINDS[rare ? ordinary : draws.int(ordinary, n, 6)] as IncidentKind);
}

/**
 * Stages of incident `n` with onset `ts`. `late` is the delay of its veto in milliseconds, infinite without one;
 * undefined for a veto on time.
 */
function timesOf(source: IncidentSource, { n, ts }: Scheduled, late: number | undefined) {
  const { draws } = source;
  const severity = severityOf(source, n);
  const detected = ts + stageOf(draws, n, 1, severity);
  const plannedVeto = detected + stageOf(draws, n, 2, severity);
  const rollback = stageOf(draws, n, 3, severity);
  const recovery = stageOf(draws, n, 4, severity);
  if (late === undefined) {
    const rolledBack = plannedVeto + rollback;
    return { severity, detected, ended: plannedVeto, rolledBack, recovered: rolledBack + recovery };
  }
  const ended = min(plannedVeto + late, ts + WATCHDOG_MS);
  const rolledBack = ended + rollbackAfter(rollback, ended - plannedVeto);
  const watchdog = plannedVeto + late > ended || late === Number.POSITIVE_INFINITY;
  return {
    severity,
    detected,
    ended,
    rolledBack,
    recovered: rolledBack + recovery,
    missedVeto: plannedVeto,
    ...(watchdog ? { watchdog } : {}),
  };
}

/** True if incident `n` with onset `ts` is still open at `t`. Cheaper than computing the whole incident. */
function isOpen(source: IncidentSource, { n, ts }: Scheduled, t: number): boolean {
  const late = source.changes.get(n)?.late;
  if (late !== undefined) return timesOf(source, { n, ts }, late).recovered > t;
  const severity = severityOf(source, n);
  let end = ts;
  for (const channel of STAGE_CHANNELS) end += stageOf(source.draws, n, channel, severity);
  return end > t;
}

/** Incident at a place of the schedule, with its draws and with what the world's edits change of them. */
function incidentOf(source: IncidentSource, item: Scheduled, late = source.changes.get(item.n)?.late): Incident {
  const { draws, changes } = source;
  const { n, ts } = item;
  const kind = kindOf(source, n);
  const guards = INTERLOCK_RANGES[kind];
  return {
    id: `inc-${n.toString(36)}-${draws.int(256, n, 7).toString(16).padStart(2, '0')}`,
    n,
    kind,
    onset: ts,
    ...timesOf(source, item, late),
    pod: changes.get(n)?.pod ?? draws.int(TOPOLOGY.pods, n, 8),
    rack: changes.get(n)?.rack ?? draws.int(TOPOLOGY.racksPerPod, n, 9),
    socket: draws.int(TOPOLOGY.sockets, n, 10),
    lane: draws.int(TOPOLOGY.lanes, n, 11),
    interlock: guards.first + draws.int(guards.count, n, 12),
  };
}

/** Milliseconds within which every incident of a world has recovered. */
export const maxDuration = (world: WorldName): number =>
  openSource(world).hasUnvetoed ? MAX_UNVETOED_MS : MAX_DURATION_MS;

/** Same incident if no interlock had vetoed it. */
export const withoutVeto = (world: WorldName, { n, onset }: Incident): Incident =>
  incidentOf(openSource(world), { n, ts: onset }, Number.POSITIVE_INFINITY);

/** True if an edit of the world adds or changes this incident. */
export const isEdited = (world: WorldName, { n }: Incident): boolean => openSource(world).changes.has(n);

/**
 * Milliseconds by which an edit of the world delays the veto of an incident; null if the edit removes the veto, or
 * delays it beyond the watchdog's end.
 */
export const vetoDelay = (world: WorldName, { n, watchdog }: Incident): number | null =>
  watchdog ? null : (openSource(world).changes.get(n)?.late ?? 0);

/**
 * Incidents of a world by their numbers, cached because a model reads the same few again and again, in a fork those of
 * a minute.
 */
const incidentsOf = cacheLast(4, (world: WorldName) => {
  const source = openSource(world);
  return cacheSequence(REMEMBERED, (n) => incidentOf(source, itemOf(source, n) as Scheduled));
});

/** Incidents whose onset lies in (from, to], oldest first. */
export function incidentsBetween(world: WorldName, from: number, to: number): Incident[] {
  const numbered = incidentsOf(world);
  return onsetsBetween(openSource(world), from, to).map(({ n }) => numbered(n));
}

/**
 * Calls back with number and severity of each incident whose onset is in (from, to], oldest first. Cheaper than
 * computing whole incidents.
 */
export function eachSeverityBetween(
  world: WorldName,
  from: number,
  to: number,
  visit: (n: number, severity: number) => void,
): void {
  const source = openSource(world);
  for (const { n } of onsetsBetween(source, from, to)) visit(n, severityOf(source, n));
}

/** Tamperings whose onset lies in (from, to], oldest first: the rare kind, one incident in 48. */
export function tamperingsBetween(world: WorldName, from: number, to: number): Scheduled[] {
  const source = openSource(world);
  return onsetsBetween(source, from, to).filter(({ n }) => kindOf(source, n) === 'tampering');
}

/** First incident whose onset is after `t`. */
export function nextIncident(world: WorldName, t: number): Incident {
  const source = openSource(world);
  const { schedule, changes, gap } = source;
  const first =
    changes.size === 0 ? itemAt(schedule, newestNumber(schedule, t) + 1) : onsetsBetween(source, t, t + gap)[0];
  return incidentOf(source, first as Scheduled);
}

/** Incidents that have begun by `t` and not yet recovered, oldest first. */
export function openIncidents(world: WorldName, t: number): Incident[] {
  const source = openSource(world);
  const incidents: Incident[] = [];
  for (const item of onsetsBetween(source, t - maxDuration(world), t)) {
    if (isOpen(source, item, t)) incidents.push(incidentOf(source, item));
  }
  return incidents;
}

/** Number and onset of incident `n`; undefined if only other worlds' edits add it. */
const itemOf = ({ schedule, added }: IncidentSource, n: number): Scheduled | undefined =>
  isAdded(n) ? added.find((item) => item.n === n) : itemAt(schedule, n);

/** Incidents of a world whose veto comes later than due or never: those of its edits, and none in a world without. */
export const unvetoedIncidents = cacheLast(4, (world: WorldName): readonly Incident[] => {
  const source = openSource(world);
  return [...source.changes]
    .filter(([, { late }]) => late !== undefined)
    .map(([n]) => incidentOf(source, itemOf(source, n) as Scheduled));
});

/** Incident number `n` of a world, even if an edit removes it; undefined if no edit adds it. */
export function incidentNumbered(world: WorldName, n: number): Incident | undefined {
  const source = openSource(world);
  const item = itemOf(source, n);
  return item && incidentOf(source, item);
}

const ID = /^inc-([0-9a-z]{1,9})-[0-9a-f]{2}$/;

/** The incident with this correlation id in this world; undefined if there is none. */
export function incidentNamed(world: WorldName, id: string): Incident | undefined {
  const digits = ID.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const source = openSource(world);
  const n = Number.parseInt(digits, 36);
  const item = itemOf(source, n);
  if (!item || source.changes.get(n)?.removed) return undefined;
  const incident = incidentOf(source, item);
  return incident.id === id ? incident : undefined;
}

/** Incident with the first veto after `t`, at which its rollback begins. */
export function nextRollback(world: WorldName, t: number): Incident {
  const near = incidentsBetween(world, t - maxDuration(world), t + openSource(world).gap);
  return near.filter(({ ended }) => ended > t).reduce((a, b) => (b.ended < a.ended ? b : a));
}

/** Incident with the last veto before `t`, at which its rollback began. */
export function rollbackBefore(world: WorldName, t: number): Incident {
  const near = incidentsBetween(world, t - maxDuration(world) - openSource(world).gap, t);
  return near.filter(({ ended }) => ended < t).reduce((a, b) => (b.ended > a.ended ? b : a));
}
