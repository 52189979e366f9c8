import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { TOPOLOGY } from '../topology';
import type { FalseTrip } from './gate';
import type { Incident } from './incidents';
import { consequenceOf } from './interlocks';

/** Machines on the proving ground, in the order in which they are drawn. */
export const MACHINE_NAMES = ['tern', 'heron', 'petrel'] as const;
/** Name of a machine, as in addresses and streams. */
export type MachineName = (typeof MACHINE_NAMES)[number];

/** Name of the stream whose draw `n` chooses the machine of incident `n`. */
export const DRILL_STREAM = 'machines/acting';

/** Machine on which an incident is a drill; null for an incident of an interlock that only a pod carries. */
export const drillMachine = (world: WorldName, incident: Pick<Incident, 'n' | 'interlock'>): MachineName | null =>
  consequenceOf(incident)
    ? (MACHINE_NAMES[stream(world, DRILL_STREAM).int(MACHINE_NAMES.length, incident.n)] as MachineName)
    : null;

/** Machine whose interlock trips falsely in a false trip; null if it is a pod's. */
export function trippedMachine(world: WorldName, trip: FalseTrip): MachineName | null {
  if (!consequenceOf(trip)) return null;
  const carrier = stream(world, 'machines/tripped').int(TOPOLOGY.pods + MACHINE_NAMES.length, trip.n);
  return MACHINE_NAMES[carrier] ?? null;
}
