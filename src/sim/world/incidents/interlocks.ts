/** Names of the interlocks, by the kind of incident that they guard against. */
const GUARDS = {
  divergence: ['Fork agreement', 'State digest', 'Replay parity'],
  envelope: ['Speed envelope', 'Torque limit', 'Geofence'],
  staleness: ['Map age', 'Sensor freshness'],
  quorum: ['Quorum count', 'Split-vote hold'],
  thermal: ['Rack inlet', 'Battery pack'],
  link: ['Link heartbeat', 'Relay lease'],
  tampering: ['Ledger seal'],
} as const;

/**
 * Kind of incident: a fork that disagreed, a limit passed, a stale input, a split vote, heat, a lost link, a changed
 * record. The last is the rare one.
 */
export type IncidentKind = keyof typeof GUARDS;
/** Name of an interlock. */
export type InterlockName = (typeof GUARDS)[IncidentKind][number];
/** Kinds of incident, in the order in which their numbers are drawn. */
export const INCIDENT_KINDS = Object.keys(GUARDS) as readonly IncidentKind[];

/** Words for a fault of each kind: the kind alone would name the part that it befell, such as a quorum or a link. */
export const FAULTS: Readonly<Record<IncidentKind, string>> = {
  divergence: 'divergence',
  envelope: 'exceeded limit',
  staleness: 'stale input',
  quorum: 'split vote',
  thermal: 'overheating',
  link: 'lost link',
  tampering: 'altered record',
};

/**
 * Outage of GPUs: trays whose results differ from the others' go out of service, those that voted with the minority go
 * out of service, or those whose inlet reads too high get no work.
 */
export type OutageKind = 'differing' | 'outvoted' | 'hot';

/**
 * Outages by interlock; null if its faults take no GPU: they leave the power, the heat and the results of racks alone.
 */
const OUTAGES: Readonly<Record<InterlockName, OutageKind | null>> = {
  'Fork agreement': 'differing',
  'State digest': 'differing',
  // What cannot be proved is not committed, and no tray is at fault.
  'Replay parity': null,
  'Speed envelope': null,
  'Torque limit': null,
  Geofence: null,
  'Map age': null,
  'Sensor freshness': null,
  'Quorum count': 'outvoted',
  'Split-vote hold': 'outvoted',
  'Rack inlet': 'hot',
  'Battery pack': null,
  'Link heartbeat': null,
  'Relay lease': null,
  'Ledger seal': null,
};
/**
 * Interlocks whose incidents take batches of lanes down: those computed from doubtful results or old input, or of which
 * a part is lost.
 */
const TAKE_LANES: readonly InterlockName[] = [
  'Fork agreement',
  'State digest',
  ...GUARDS.quorum,
  ...GUARDS.staleness,
  ...GUARDS.link,
];

/**
 * Consequence for a machine that acts on a fault: it leaves its route, goes on where it had to stop, has no charge left
 * to go home, or has done something that nobody can prove, and stands until a person has confirmed it.
 */
export type Consequence = 'off route' | 'too far' | 'stranded' | 'unproven';

/** Consequences by interlock; null if no machine carries it. */
const CONSEQUENCES: Readonly<Record<InterlockName, Consequence | null>> = {
  'Fork agreement': 'off route',
  'State digest': 'off route',
  'Replay parity': 'unproven',
  'Speed envelope': 'too far',
  'Torque limit': 'off route',
  Geofence: 'off route',
  'Map age': 'off route',
  'Sensor freshness': 'too far',
  'Quorum count': null,
  'Split-vote hold': 'off route',
  'Rack inlet': null,
  'Battery pack': 'stranded',
  'Link heartbeat': 'too far',
  'Relay lease': 'too far',
  'Ledger seal': 'unproven',
};

/**
 * State in which a machine’s own interlock can trip: driven, since one that stands has no speed, torque or place to
 * exceed, or out of its dock, where its battery is isolated. All others trip in any state.
 */
const TRIPS_IN: Readonly<Partial<Record<InterlockName, 'motion' | 'patrol'>>> = {
  'Speed envelope': 'motion',
  'Torque limit': 'motion',
  Geofence: 'motion',
  'Battery pack': 'patrol',
};

/** Interlock, one of the named safeties. */
export interface Interlock {
  readonly name: InterlockName;
  readonly kind: IncidentKind;
  /** Parts that an incident of it takes down besides the forks of its socket. */
  readonly takes: { readonly racks: boolean; readonly lanes: boolean };
  /** Outage of the GPUs that it takes; null if it takes none. */
  readonly outage: OutageKind | null;
  /** Consequence for a machine without its veto; null if only a pod carries it. */
  readonly consequence: Consequence | null;
  /** State in which a machine’s own can trip. */
  readonly tripsIn: 'motion' | 'patrol' | 'any';
}

/** The interlocks, grouped by kind. */
export const INTERLOCKS: readonly Interlock[] = INCIDENT_KINDS.flatMap((kind) =>
  GUARDS[kind].map((name) => ({
    name,
    kind,
    takes: { racks: OUTAGES[name] !== null, lanes: TAKE_LANES.includes(name) },
    outage: OUTAGES[name],
    consequence: CONSEQUENCES[name],
    tripsIn: TRIPS_IN[name] ?? 'any',
  })),
);

/** Index of the first interlock of each kind, and their number. */
export const INTERLOCK_RANGES = Object.fromEntries(
  INCIDENT_KINDS.map((kind) => [
    kind,
    { first: INTERLOCKS.findIndex((interlock) => interlock.kind === kind), count: GUARDS[kind].length },
  ]),
) as Readonly<Record<IncidentKind, { readonly first: number; readonly count: number }>>;

/** Parts that an incident takes down, by its interlock. */
export const takenParts = ({ interlock }: { readonly interlock: number }): Interlock['takes'] =>
  (INTERLOCKS[interlock] as Interlock).takes;

/** Outage of the GPUs that an incident takes, by its interlock; null if it takes none. */
export const outageOf = ({ interlock }: { readonly interlock: number }): OutageKind | null =>
  (INTERLOCKS[interlock] as Interlock).outage;

/** Consequence for a machine that acts on an incident’s fault; null if no machine carries the interlock. */
export const consequenceOf = ({ interlock }: { readonly interlock: number }): Consequence | null =>
  (INTERLOCKS[interlock] as Interlock).consequence;
