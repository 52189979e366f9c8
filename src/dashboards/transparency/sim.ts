import { cacheLast } from '../../sim/math/cache-last';
import { cacheSequence } from '../../sim/math/cache-sequence';
import { contentHash, flatHash } from '../../sim/math/canonical';
import { floor } from '../../sim/math/math';
import { type Stream, stream } from '../../sim/math/random';
import { itemAt, newestItem, type Schedule, type Scheduled } from '../../sim/math/schedule';
import { type EntryType, TYPES } from '../../sim/words/log-filters';
import { INCIDENT_PERIOD_MS, type Incident, incidentsBetween, MAX_DURATION_MS } from '../../sim/world/incidents';
import { INTERLOCKS } from '../../sim/world/interlocks';
import { SCENARIOS, sliceAt } from '../../sim/world/scenario';
import { PODS } from '../../sim/world/topology';

/** Entries a minute on average. */
export const PER_MINUTE = 28;
/** The feed never holds more entries than this. */
export const MAX_ENTRIES = 80;
/** Milliseconds between readings. */
export const REFRESH_MS = 250;

const MINUTE_MS = 60_000;
/** Entries that an incident brings: one of each type. What is left of the rate is routine. */
const INCIDENT_ENTRIES = TYPES.length;
const ROUTINE_PER_MINUTE = PER_MINUTE - (INCIDENT_ENTRIES * MINUTE_MS) / INCIDENT_PERIOD_MS;
const ROUTINE_TYPES = ['SNAP', 'TRACE', 'HASH', 'ATTEST'] as const;
type RoutineType = (typeof ROUTINE_TYPES)[number];
/** Milliseconds in which there are always more entries than the feed holds. */
const REACH_MS = 240_000;
/** Routine entries remembered: as many as are shown, and those of another instant. */
const REMEMBERED = 2 * MAX_ENTRIES;
/** Digits of a hash that a detail prints. */
const HASH_DIGITS = 16;

export interface Entry {
  /** `tl-` and its number in base 36. */
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly ts: number;
  readonly type: EntryType;
  /** What was recorded; names the incident's correlation id where there is one. */
  readonly detail: string;
  /** Rises by one, without gaps. */
  readonly seq: number;
}

export interface TransparencyState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The newest 80 entries, oldest first. */
  readonly entries: readonly Entry[];
}

type Draft = Pick<Entry, 'ts' | 'type' | 'detail'>;

function routineDetail(seed: string, draws: Stream, type: RoutineType, { n, ts }: Scheduled): string {
  const { index, scenario } = sliceAt(seed, ts);
  const slice = `Slice ${index}, ${SCENARIOS[scenario]}`;
  switch (type) {
    case 'SNAP':
      return `${slice}: state kept, ${200 + draws.int(5_000, n, 1)} objects`;
    case 'TRACE':
      return `${slice}: decision trace filed, ${12 + draws.int(180, n, 1)} steps`;
    case 'HASH':
      return `${slice}: digest ${flatHash({ entry: n, seed, slice: index }).slice(0, HASH_DIGITS)} published`;
    case 'ATTEST':
      return `Pod ${PODS[draws.int(PODS.length, n, 1)]}: boot chain and firmware attested`;
  }
}

/** The routine entries of a world: when they fall, and each of them by its number. */
const openRoutine = cacheLast(4, (seed: string) => {
  const schedule: Schedule = { period: MINUTE_MS / ROUTINE_PER_MINUTE, jitter: stream(seed, 'transparency/instant') };
  const draws = stream(seed, 'transparency/detail');
  const entry = cacheSequence(REMEMBERED, (n): Draft => {
    const item = itemAt(schedule, n);
    const type = ROUTINE_TYPES[draws.int(ROUTINE_TYPES.length, n)] as RoutineType;
    return { ts: item.ts, type, detail: routineDetail(seed, draws, type, item) };
  });
  return { newest: (t: number) => newestItem(schedule, t).n, entry };
});

/**
 * The five entries of an incident, in order: kept when detected, vetoed, traced when rolled back, hashed, attested at recovery. The hash is
 * that of the three before it, of `ts`, `type` and `detail` each, so that it can be computed from the log.
 */
function incidentEntries(incident: Incident): Draft[] {
  const { id, kind, lane, interlock, detected, vetoed, rolledBack, recovered } = incident;
  const hashed = floor((rolledBack + recovered) / 2);
  const told: Draft[] = [
    { ts: detected, type: 'SNAP', detail: `${id}: last good state of lane ${lane} kept` },
    { ts: vetoed, type: 'VETO', detail: `${id}: ${kind} vetoed by ${INTERLOCKS[interlock]?.name}` },
    {
      ts: rolledBack,
      type: 'TRACE',
      detail: `${id}: forks rolled back ${rolledBack - vetoed} ms after the veto, trace filed`,
    },
  ];
  return [
    ...told,
    {
      ts: hashed,
      type: 'HASH',
      detail: `${id}: its SNAP, VETO and TRACE have the digest ${contentHash(told).slice(0, HASH_DIGITS)}`,
    },
    {
      ts: recovered,
      type: 'ATTEST',
      detail: `${id}: recovered after ${recovered - incident.onset} ms, state attested`,
    },
  ];
}

/** The feed at the newest reading at or before `t`. */
export function transparencyAt(seed: string, t: number): TransparencyState {
  const ts = floor(t / REFRESH_MS) * REFRESH_MS;
  const routine = openRoutine(seed);
  const newest = routine.newest(ts);
  const incidents = incidentsBetween(seed, ts - REACH_MS - MAX_DURATION_MS, ts);
  const affected = incidents.flatMap(incidentEntries).filter((entry) => entry.ts <= ts);
  const drafts = [
    ...Array.from({ length: MAX_ENTRIES }, (_, i) => routine.entry(newest - MAX_ENTRIES + 1 + i)),
    ...affected.filter((entry) => entry.ts > ts - REACH_MS),
  ].sort((a, b) => a.ts - b.ts);

  // Every entry so far: the routine ones are numbered from 0, and all incidents before those looked at are over.
  const sofar = newest + 1 + (incidents[0]?.n ?? 0) * INCIDENT_ENTRIES + affected.length;
  const kept = drafts.slice(-MAX_ENTRIES);
  return {
    ts,
    entries: kept.map((draft, i) => {
      const seq = sofar - kept.length + i;
      return { id: `tl-${seq.toString(36)}`, ...draft, seq };
    }),
  };
}
