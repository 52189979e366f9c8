import { cacheLast } from '../../math/cache-last';
import { ceil, min } from '../../math/math';
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
import { offAfter } from './off-route';
import { legAt, legOfPlaces, legStart, patrolEnd } from './rhythm';
import { SPECS } from './specs';

/**
 * Milliseconds after the last commit that all interlocks passed until the watchdog of the machine itself acts: it
 * finishes its step and stands.
 */
export const MACHINE_WATCHDOG_MS = 10_000;
/** Most metres that a machine’s Geofence lets it off its route; there it closes the gate. */
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
  /** Metres that it is off its route at `until`, and until it may move again. */
  readonly off: number;
  /** Most that it can be: infinity where its Geofence has failed. */
  readonly most: number;
}

/** How far a machine is off its route at an instant after it began to act on a fault, if its act ends at `end`. */
function offDuring(world: WorldName, machine: MachineName, from: number, id: string, end: number, most: number) {
  const first = legOfPlaces(machine, from);
  const holds = (a: number, b: number) => [
    ...holdsBefore(world, machine, a, b, from).filter(({ corr }) => corr !== id),
    { from: end, to: Number.POSITIVE_INFINITY, corr: id },
  ];
  const motion = openMotion({ world, machine, cuts: [], holds }, first);
  const { place } = motion.at(from);
  return (t: number) => offAfter(motion.at(t).place - place, most);
}

/** The first committed step from `from` on at whose beginning a machine is at its Geofence; undefined if none is. */
function fenceTrip(machine: MachineName, from: number, last: number, offAt: (t: number) => number): number | undefined {
  const { step } = SPECS[machine];
  const start = legStart(machine, legAt(machine, from));
  for (let t = start + ceil((from - start) / step) * step; t < last; t += step) {
    if (offAt(t) >= GEOFENCE_M) return t;
  }
  return undefined;
}

/** End of an act: its veto, the machine's Geofence, its battery or its watchdog, whichever comes first. */
function endOf(
  world: WorldName,
  incident: Incident,
  from: number,
  machine: MachineName,
): Pick<Act, 'until' | 'by' | 'off' | 'most'> {
  const consequence = consequenceOf(incident);
  const ownEnd =
    consequence === 'stranded'
      ? ({ until: from + PACK_MS, by: 'battery' } as const)
      : ({ until: from + MACHINE_WATCHDOG_MS, by: 'watchdog' } as const);
  const end = incident.ended <= ownEnd.until ? ({ until: incident.ended, by: 'veto' } as const) : ownEnd;
  const hasFence = INTERLOCKS[incident.interlock]?.name !== 'Geofence';
  const most = hasFence ? GEOFENCE_M : Number.POSITIVE_INFINITY;
  if (consequence !== 'off route') return { ...end, off: 0, most };
  const offAt = offDuring(world, machine, from, incident.id, end.until, most);
  // A new patrol begins in its dock, on its route.
  const last = min(end.until, patrolEnd(machine, from) - 1);
  const trip = hasFence ? fenceTrip(machine, from, last, offAt) : undefined;
  return trip === undefined ? { ...end, off: offAt(last), most } : { until: trip, by: 'Geofence', off: most, most };
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
