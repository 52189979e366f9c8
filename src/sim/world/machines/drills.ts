import { cacheLast } from '../../math/cache-last';
import { cacheSequence } from '../../math/cache-sequence';
import { floor, max } from '../../math/math';
import { stream } from '../../math/random';
import { seedOf, type WorldName } from '../../math/seed-of';
import { type FalseTrip, falseTripsBetween, faultEnd } from '../incidents/gate';
import { isAdded } from '../incidents/incident-numbers';
import { type Incident, incidentNumbered, incidentsBetween } from '../incidents/incidents';
import { consequenceOf, INTERLOCKS } from '../incidents/interlocks';
import { TOPOLOGY } from '../topology';
import { MACHINE_NAMES, type MachineName } from './machine-names';
import { isMoving, legAt, legInPatrol, legStart, legsOf, rhythmOf } from './rhythm';
import { SPECS, WARNING_MS } from './specs';

/** Name of the stream whose draw `n` chooses the machine of incident `n`. */
export const DRILL_STREAM = 'machines/acting';

/** Fault of an interlock on a machine, from its beginning to its trip. Milliseconds since the Unix epoch. */
interface Trip {
  readonly interlock: number;
  readonly from: number;
  readonly to: number;
}

/** Most milliseconds from the trip before which a machine has been held and still stands. */
const STILL_MS = 60_000;
/** Committed steps in which a machine that is held has come to rest. */
const STOP_STEPS = 6;
/** Committed steps after its warning in which it moves again. */
const START_STEPS = 2;

/** True if the rhythm of a machine has it going one committed step before `t`, so that it moves at `t` unless held. */
function goesAt(world: WorldName, machine: MachineName, t: number): boolean {
  const { step } = SPECS[machine];
  const leg = legAt(machine, t - step);
  return isMoving(rhythmOf(world, machine, leg).doing(floor((t - step - legStart(machine, leg)) / step)));
}

/** True if a hold before a trip still has the machine stand, or slow down, when the fault begins. */
function isStill(world: WorldName, machine: MachineName, { from, to }: Trip): boolean {
  const { step } = SPECS[machine];
  const lasts = (trip: number, opens: number) =>
    trip < to && max(opens, trip + STOP_STEPS * step) + WARNING_MS + START_STEPS * step > from;
  return (
    incidentsBetween(world, to - STILL_MS, to).some(
      (each) => lasts(each.ended, each.recovered) && drillMachine(world, each) === machine,
    ) ||
    falseTripsBetween(world, to - STILL_MS, to).some(
      (each) => lasts(each.onset, faultEnd(each)) && trippedMachine(world, each) === machine,
    )
  );
}

/**
 * True if an interlock of a machine can trip in its state, which is that in a world without edits, so that an edit
 * moves no other drill. In the last leg of a patrol a machine may be in its dock.
 */
function canTrip(world: WorldName, machine: MachineName, trip: Trip): boolean {
  const { tripsIn } = INTERLOCKS[trip.interlock] as (typeof INTERLOCKS)[number];
  if (tripsIn === 'any') return true;
  const leg = legInPatrol(machine, legAt(machine, trip.to));
  if (leg === legsOf(machine) - 1) return false;
  if (tripsIn === 'patrol') return leg > 0 || goesAt(world, machine, trip.from);
  return goesAt(world, machine, trip.from) && goesAt(world, machine, trip.to) && !isStill(world, machine, trip);
}

/** The first of the machines, from one drawn at random on, on which an incident’s interlock can trip. */
function firstMachine(world: WorldName, { n, interlock, onset, missedVeto, ended }: Incident): MachineName | null {
  const first = stream(world, DRILL_STREAM).int(MACHINE_NAMES.length, n);
  const order = [...MACHINE_NAMES, ...MACHINE_NAMES].slice(first);
  const trip = { interlock, from: onset, to: missedVeto ?? ended };
  return order.find((machine) => canTrip(seedOf(world), machine, trip)) ?? null;
}

/** Last machines of the incidents of a world without edits. */
const machinesOf = cacheLast(4, (seed: WorldName) =>
  cacheSequence(64, (n) => firstMachine(seed, incidentNumbered(seed, n) as Incident)),
);

/**
 * Machine on which an incident is a drill; null for an incident of an interlock that only a pod carries, and where none
 * of the machines is in a state in which its interlock can trip.
 */
export function drillMachine(world: WorldName, incident: Incident): MachineName | null {
  if (!consequenceOf(incident)) return null;
  return isAdded(incident.n) ? firstMachine(world, incident) : machinesOf(seedOf(world))(incident.n);
}

/**
 * Machine whose interlock trips falsely in a false trip; null if it is a pod's, as it is where the machine’s could not
 * trip.
 */
export function trippedMachine(world: WorldName, trip: FalseTrip): MachineName | null {
  if (!consequenceOf(trip)) return null;
  const { n, interlock, onset } = trip;
  const carrier = MACHINE_NAMES[stream(world, 'machines/tripped').int(TOPOLOGY.pods + MACHINE_NAMES.length, n)];
  const isAble = carrier && canTrip(seedOf(world), carrier, { interlock, from: onset, to: onset });
  return isAble ? carrier : null;
}
