import { cacheLast } from '../../math/cache-last';
import { min } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { falseTripsBetween, faultEnd } from '../incidents/gate';
import {
  type Incident,
  incidentNumbered,
  incidentsBetween,
  maxDuration,
  unvetoedIncidents,
  withoutVeto,
} from '../incidents/incidents';
import { consequenceOf, INTERLOCKS } from '../incidents/interlocks';
import type { Cut } from './cuts';
import { drillMachine, trippedMachine } from './drills';
import { MACHINE_NAMES, type MachineName } from './machine-names';
import { type MachineHold, type Motion, openMotion } from './motion';
import { DRIFTS, offAfter } from './off-route';
import { legAt, legOfPlaces, legStart, patrolEnd, stepFrom } from './rhythm';
import { SPECS } from './specs';

/**
 * Milliseconds after a veto was due that did not come until the watchdog of the machine itself acts: it finishes its
 * step and stands.
 */
export const MACHINE_WATCHDOG_MS = 10_000;
/**
 * Most metres that a machine’s Geofence lets it off its route. It closes the gate so early that the machine comes to
 * rest there.
 */
export const GEOFENCE_M = 1.5;
/** Milliseconds from the fault of a pack until its own limits stop the machine. */
const PACK_MS = 4_000;
/**
 * Milliseconds after the recovery until a person has restarted a machine that no veto stopped, with another battery if
 * it needs one, or has confirmed what it did.
 */
const PERSON_MS = 180_000;

/** Act of a machine on a fault, from the instant at which the veto was due. Milliseconds since the Unix epoch. */
export interface Act {
  readonly from: number;
  /** Instant at which its gate closes. */
  readonly until: number;
  /** Cause of its closing. */
  readonly by: 'veto' | 'watchdog' | 'Geofence' | 'battery';
  /** When its gate opens again; and whether that is a person’s to do. */
  readonly free: number;
  readonly person?: true;
  /** Metres by which it leaves its route on each metre. */
  readonly aside: number;
  /** Metres that it is off its route once it has come to rest, and until it may move again. */
  readonly off: number;
}

/** Milliseconds in which a machine whose gate closes has come to rest. */
const REST_MS = 30_000;

/**
 * Metres that a machine goes from `from`, where it began to act on the incident `id`, to its rest, if its gate closes
 * at `closes`.
 */
function wayToRest(world: WorldName, machine: MachineName, from: number, id: string, closes: number): number {
  const holds = (a: number, b: number) => [
    ...holdsBefore(world, machine, a, b, from).filter(({ corr }) => corr !== id),
    { from: closes, to: Number.POSITIVE_INFINITY, corr: id },
  ];
  const { at } = openMotion({ world, machine, cuts: [], holds }, legOfPlaces(machine, from));
  // A leg ends at rest, and a new patrol begins in its dock, on its route.
  const rest = min(closes + REST_MS, legStart(machine, legAt(machine, closes) + 1), patrolEnd(machine, from)) - 1;
  return at(rest).place - at(from).place;
}

/** Name of the machine’s own stop that ends an act, behind `its own`; undefined if a veto does, or without an act. */
export function ownStop(act: Act | undefined): string | undefined {
  if (act?.by === 'battery') return 'battery cut-off';
  return act?.by === 'veto' ? undefined : act?.by;
}

/** End of an act: its veto, the machine's Geofence, its battery or its watchdog, whichever comes first. */
function endOf(
  world: WorldName,
  incident: Incident,
  from: number,
  machine: MachineName,
): Pick<Act, 'until' | 'by' | 'aside' | 'off'> {
  const consequence = consequenceOf(incident);
  const ownEnd =
    consequence === 'stranded'
      ? ({ until: from + PACK_MS, by: 'battery' } as const)
      : ({ until: from + MACHINE_WATCHDOG_MS, by: 'watchdog' } as const);
  const end = incident.ended <= ownEnd.until ? ({ until: incident.ended, by: 'veto' } as const) : ownEnd;
  if (consequence !== 'off route') return { ...end, aside: 0, off: 0 };
  const { aside } = DRIFTS[machine];
  const restOff = (closes: number) => offAfter(machine, wayToRest(world, machine, from, incident.id, closes), aside);
  const last = min(end.until, patrolEnd(machine, from) - 1);
  const off = restOff(last);
  if (off <= GEOFENCE_M || INTERLOCKS[incident.interlock]?.name === 'Geofence') return { ...end, aside, off };
  // Its Geofence closes its gate at the last step from which it comes to rest within it.
  const { step } = SPECS[machine];
  let trip = stepFrom(machine, from);
  while (restOff(trip + step) <= GEOFENCE_M) trip += step;
  // It comes as far as its Geofence, which lies a part of a step further.
  return { until: trip, by: 'Geofence', aside: (aside * GEOFENCE_M) / restOff(trip), off: GEOFENCE_M };
}

function computeAct(world: WorldName, incident: Incident): Act | undefined {
  const { missedVeto: from, recovered } = incident;
  const [machine, consequence] = [drillMachine(world, incident), consequenceOf(incident)];
  if (from === undefined || machine === null || consequence === null) return undefined;
  const end = endOf(world, incident, from, machine);
  return end.by === 'veto' && consequence !== 'unproven'
    ? { from, ...end, free: recovered }
    : { from, ...end, free: recovered + PERSON_MS, person: true };
}

/** Last acts, of incidents as they are in their world and as they would be without a veto. */
const acts = cacheLast(4, (world: WorldName) =>
  cacheLast(16, (n: number) => {
    const incident = incidentNumbered(world, n) as Incident;
    return cacheLast(2, (ended: number) =>
      computeAct(world, incident.ended === ended ? incident : withoutVeto(world, incident)),
    );
  }),
);

/**
 * Act of the machine on which an incident is a drill; undefined if its veto came in time, or no machine carries its
 * interlock. The incident is one of the world, or the same without its veto.
 */
export const actOf = (world: WorldName, { n, ended, missedVeto }: Incident): Act | undefined =>
  missedVeto === undefined ? undefined : acts(world)(n)(ended);

/** The hold that follows an act. */
export const actHold = ({ until, free, off, person }: Act, corr: string): MachineHold => ({
  from: until,
  to: free,
  corr,
  off,
  ...(person && { person }),
});

/**
 * Holds of a machine that touch (from, to), but for those of incidents whose veto was due at `before` or later and did
 * not come: an act depends on earlier ones alone.
 */
function holdsBefore(world: WorldName, machine: MachineName, from: number, to: number, before: number): MachineHold[] {
  const drills = incidentsBetween(world, from - maxDuration(world), to)
    .filter((incident) => incident.missedVeto === undefined && drillMachine(world, incident) === machine)
    .map(({ id, ended, recovered }): MachineHold => ({ from: ended, to: recovered, corr: id }));
  const ends = unvetoedIncidents(world)
    .filter((incident) => (incident.missedVeto ?? before) < before && drillMachine(world, incident) === machine)
    .flatMap((incident): MachineHold[] => {
      const act = actOf(world, incident);
      return act ? [actHold(act, incident.id)] : [];
    });
  const trips = falseTripsBetween(world, from, to)
    .filter((trip) => trippedMachine(world, trip) === machine)
    .map((trip): MachineHold => ({ from: trip.onset, to: faultEnd(trip), corr: null, trips: trip.interlock }));
  return [...drills, ...ends, ...trips].filter((hold) => hold.from < to && hold.to > from);
}

/**
 * Holds of a machine that touch (from, to), in which its gate is closed: from the veto of a drill on it to recovery, or
 * from the end of its act on one that was not vetoed in time, and in false trips of its own.
 */
export const machineHolds = (world: WorldName, machine: MachineName, from: number, to: number): MachineHold[] =>
  holdsBefore(world, machine, from, to, Number.POSITIVE_INFINITY);

const motions = cacheLast(4, (world: WorldName) =>
  cacheLast(MACHINE_NAMES.length, (machine: MachineName) =>
    cacheLast(4, (cuts: string) =>
      openMotion({
        world,
        machine,
        cuts: JSON.parse(cuts),
        holds: (from, to) => machineHolds(world, machine, from, to),
      }),
    ),
  ),
);

/** Motion of a machine in `world`, whose power is cut as `cuts` say; those of other machines are ignored. */
export function motionOf(world: WorldName, machine: MachineName, cuts: readonly Cut[]): Motion {
  return motions(world)(machine)(JSON.stringify(cuts.filter((cut) => cut.machine === machine)));
}
