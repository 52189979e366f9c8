/** The kinds of incident, and the names of the 15 interlocks that guard against them. */
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
 * Kinds of incident: a fork that disagreed, a limit passed, a stale input, a split vote, heat, a lost link, a changed
 * record. The last is the rare one.
 */
export type IncidentKind = keyof typeof GUARDS;
export const INCIDENT_KINDS = Object.keys(GUARDS) as readonly IncidentKind[];

export interface Interlock {
  readonly name: string;
  readonly kind: IncidentKind;
}

/** The 15 interlocks, grouped by kind. */
export const INTERLOCKS: readonly Interlock[] = INCIDENT_KINDS.flatMap((kind) =>
  GUARDS[kind].map((name) => ({ name, kind })),
);

/** Index of the first interlock of each kind, and how many there are. */
export const INTERLOCK_RANGES = Object.fromEntries(
  INCIDENT_KINDS.map((kind) => [
    kind,
    { first: INTERLOCKS.findIndex((interlock) => interlock.kind === kind), count: GUARDS[kind].length },
  ]),
) as Readonly<Record<IncidentKind, { readonly first: number; readonly count: number }>>;
