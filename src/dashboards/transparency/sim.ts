import { cacheLast } from '../../sim/math/cache-last';
import { cacheSequence } from '../../sim/math/cache-sequence';
import { contentHash, flatHash } from '../../sim/math/canonical';
import { floor } from '../../sim/math/math';
import { type Stream, stream } from '../../sim/math/random';
import { itemAt, newestItem, type Schedule, type Scheduled } from '../../sim/math/schedule';
import { seedOf, type WorldName } from '../../sim/math/seed-of';
import { type EntryType, TYPES } from '../../sim/tables/log-filters';
import { MINUTE_MS } from '../../sim/words/time';
import { CORES } from '../../sim/world/cores/cores';
import { SCENARIOS, SLICE_MS, sliceAt } from '../../sim/world/cores/scenario';
import { endText, rollbackText } from '../../sim/world/incident-words/incident-trail';
import { INCIDENT_PERIOD_MS, isAdded } from '../../sim/world/incidents/incident-numbers';
import { type Incident, incidentNumbered, incidentsBetween, maxDuration } from '../../sim/world/incidents/incidents';
import { FAULTS } from '../../sim/world/incidents/interlocks';
import { PODS, TOPOLOGY } from '../../sim/world/topology';

/** Entries a minute on average. */
export const PER_MINUTE = 28;
/** Most entries that the feed holds. */
export const MAX_ENTRIES = 80;
/** Milliseconds between readings. */
export const CADENCE_MS = 250;

/** Entries of an incident: one of each type. */
const INCIDENT_ENTRIES = TYPES.length;
/** Routine entries a minute: the rest of the rate. */
const ROUTINE_PER_MINUTE = PER_MINUTE - (INCIDENT_ENTRIES * MINUTE_MS) / INCIDENT_PERIOD_MS;
/** Types of routine entries: all but vetoes. */
export const ROUTINE_TYPES = ['SNAP', 'TRACE', 'HASH', 'ATTEST'] as const;
type RoutineType = (typeof ROUTINE_TYPES)[number];
/** Milliseconds in which there are always more entries than the feed holds. */
const REACH_MS = 240_000;
/** Routine entries remembered: as many as are shown, and those of another instant. */
const REMEMBERED = 2 * MAX_ENTRIES;
/** Objects of a routine snapshot: `count` numbers from `least` on. */
export const OBJECTS = { least: 200, count: 5_000 } as const;
/** Steps of a routine trace, likewise. */
export const STEPS = { least: 12, count: 180 } as const;
/** Nodes of a rack, with two accelerators each. */
const RACK_NODES = TOPOLOGY.gpusPerRack / 2;
/** Nodes of the site. */
const NODES = TOPOLOGY.pods * TOPOLOGY.racksPerPod * RACK_NODES;
/** Step from one attested node to the next, coprime to their number, so that each is met once. */
const NODE_STRIDE = 325;
/** Digits of a hash that a detail prints. */
const HASH_DIGITS = 16;

export interface TransparencyEntry {
  /** Id: `tl-` and in base 36 its number in the original world, where it may come earlier: the same in every fork. */
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly ts: number;
  readonly type: EntryType;
  /** Text of the record; names the incident's correlation id if there is one. */
  readonly detail: string;
  /**
   * Number, which rises by one, without gaps. In a fork those of an incident that does not happen are missing, and
   * those of one that only the fork has come after all others.
   */
  readonly seq: number;
}

/** State of the transparency log: its newest entries. */
export interface TransparencyState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Newest 80 entries, oldest first. */
  readonly entries: readonly TransparencyEntry[];
}

/**
 * Entry without its number. `n` is the number of its incident, or that of a routine entry; `stage` is its place in the
 * incident.
 */
interface Draft extends Pick<TransparencyEntry, 'ts' | 'type' | 'detail'> {
  readonly n: number;
  readonly stage?: number;
}

/**
 * Detail of a routine entry. A trace or a digest is of one core in the slice before, which is complete. Cores take
 * turns, and a slice has fewer entries than cores, so that no core is named twice. Nodes take turns too, far apart.
 */
function routineDetail(world: WorldName, draws: Stream, type: RoutineType, { n, ts }: Scheduled): string {
  const { index, scenario } = sliceAt(world, ts);
  const before = sliceAt(world, (index - 1) * SLICE_MS);
  const core = inTurn(n, CORES);
  const complete = `Slice ${before.index}, ${SCENARIOS[before.scenario]}`;
  switch (type) {
    case 'SNAP':
      return `Slice ${index}, ${SCENARIOS[scenario]}: state kept, ${OBJECTS.least + draws.int(OBJECTS.count, n, 1)} objects`;
    case 'TRACE':
      return `${complete}: trace of core ${core} filed, ${STEPS.least + draws.int(STEPS.count, n, 1)} steps`;
    case 'HASH':
      return `${complete}: core ${core} has the digest ${flatHash({ core, seed: seedOf(world), slice: before.index }).slice(0, HASH_DIGITS)}`;
    case 'ATTEST':
      return `Node ${nodeName(inTurn(n * NODE_STRIDE, NODES))}: boot chain and firmware attested`;
  }
}

/** Remainder of `n` by `of`, never negative. */
const inTurn = (n: number, of: number) => n - floor(n / of) * of;

/** Name of a node by its number, such as `US 3-12`: its rack, and its place there from 1. */
const nodeName = (node: number) => {
  const rack = floor(node / RACK_NODES);
  return `${PODS[floor(rack / TOPOLOGY.racksPerPod)]} ${(rack % TOPOLOGY.racksPerPod) + 1}-${(node % RACK_NODES) + 1}`;
};

/** Routine entries of a world: their instants, and each of them by its number. */
export const openRoutine = cacheLast(4, (world: WorldName) => {
  const schedule: Schedule = { period: MINUTE_MS / ROUTINE_PER_MINUTE, jitter: stream(world, 'transparency/instant') };
  const draws = stream(world, 'transparency/detail');
  const entry = cacheSequence(REMEMBERED, (n): Draft => {
    const item = itemAt(schedule, n);
    const type = ROUTINE_TYPES[draws.int(ROUTINE_TYPES.length, n)] as RoutineType;
    return { n, ts: item.ts, type, detail: routineDetail(world, draws, type, item) };
  });
  return { newest: (t: number) => newestItem(schedule, t).n, entry };
});

/** Instants of an incident's five entries. */
export const instantsOf = ({ detected, ended, rolledBack, recovered }: Incident) =>
  [detected, ended, rolledBack, floor((rolledBack + recovered) / 2), recovered] as const;

/**
 * Entries of an incident, in order: kept when detected, vetoed, traced when rolled back, hashed, attested at recovery.
 * Where no interlock vetoes it, there is no veto to record: the end by the pod's watchdog is traced. The hash is that
 * of the three before it, of `ts`, `type` and `detail` each, so that it can be computed from the log.
 */
function incidentEntries(incident: Incident): Draft[] {
  const { id, n, kind, socket, onset, watchdog } = incident;
  const [detected, ended, rolledBack, hashed, recovered] = instantsOf(incident);
  const drafts: Pick<TransparencyEntry, 'ts' | 'type' | 'detail'>[] = [
    { ts: detected, type: 'SNAP', detail: `${id}: last good state of socket ${socket} kept` },
    {
      ts: ended,
      type: watchdog ? 'TRACE' : 'VETO',
      detail: `${id}: ${FAULTS[kind]}, ${watchdog ? 'no veto, ' : ''}${endText(incident)}`,
    },
    {
      ts: rolledBack,
      type: 'TRACE',
      detail: `${id}: ${rollbackText(incident)}, trace filed`,
    },
  ];
  const digest = contentHash(drafts).slice(0, HASH_DIGITS);
  const three = watchdog ? 'SNAP and both TRACE entries' : 'SNAP, VETO and TRACE';
  drafts.push(
    { ts: hashed, type: 'HASH', detail: `${id}: its ${three} have the digest ${digest}` },
    { ts: recovered, type: 'ATTEST', detail: `${id}: recovered after ${recovered - onset} ms, state attested` },
  );
  return drafts.map((entry, stage) => ({ ...entry, n, stage }));
}

/**
 * Numbers entries by their order in `world`, around the instants (from, to]. A number is the sum of the routine entries
 * before, the entries of earlier incidents, and those of the incidents around it. Incidents that an edit removes keep
 * their numbers free, so that what comes after has the same in every fork.
 */
function numbering(world: WorldName, from: number, to: number) {
  const { newest } = openRoutine(world);
  const natives = incidentsBetween(seedOf(world), from - maxDuration(world), to);
  const incidents = natives.map(({ n }) => incidentNumbered(world, n) as Incident);
  const entries = incidents
    .flatMap((incident) => instantsOf(incident).map((ts, stage) => ({ n: incident.n, stage, ts })))
    .sort((a, b) => a.ts - b.ts);
  // Incidents before those looked at are all over.
  const before = (incidents[0]?.n ?? 0) * INCIDENT_ENTRIES;
  return ({ n, stage, ts }: Pick<Draft, 'n' | 'stage' | 'ts'>): readonly [number, number, number] => {
    if (stage === undefined) return [n, before, entries.filter((entry) => entry.ts < ts).length];
    if (isAdded(n)) return [0, n * INCIDENT_ENTRIES, stage];
    const place = entries.findIndex((entry) => entry.n === n && entry.stage === stage);
    return [newest(entries[place]?.ts ?? ts) + 1, before, place];
  };
}

/** Parts of an entry's number. */
export const numberParts = (
  world: WorldName,
  entry: Pick<Draft, 'n' | 'stage' | 'ts'>,
): readonly [number, number, number] => {
  const longest = maxDuration(world);
  return numbering(world, entry.ts - REACH_MS - longest, entry.ts + longest)(entry);
};

const sum = ([routine, incidents, among]: readonly [number, number, number]) => routine + incidents + among;

/** Log at the newest reading at or before `t`. */
export function transparencyAt(world: WorldName, t: number): TransparencyState {
  const ts = floor(t / CADENCE_MS) * CADENCE_MS;
  const routine = openRoutine(world);
  const newest = routine.newest(ts);
  const longest = maxDuration(world);
  const affected = incidentsBetween(world, ts - REACH_MS - longest, ts).flatMap(incidentEntries);
  const drafts = [
    ...Array.from({ length: MAX_ENTRIES }, (_, i) => routine.entry(newest - MAX_ENTRIES + 1 + i)),
    ...affected.filter((entry) => entry.ts > ts - REACH_MS && entry.ts <= ts),
  ].sort((a, b) => a.ts - b.ts);
  const around = [ts - REACH_MS - longest, ts + longest] as const;
  const partsOf = numbering(world, ...around);
  const originalPartsOf = numbering(seedOf(world), ...around);
  return {
    ts,
    entries: drafts.slice(-MAX_ENTRIES).map((draft) => {
      const [seq, original] = [sum(partsOf(draft)), sum(originalPartsOf(draft))];
      return { id: `tl-${original.toString(36)}`, ts: draft.ts, type: draft.type, detail: draft.detail, seq };
    }),
  };
}
