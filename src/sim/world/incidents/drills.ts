import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { TOPOLOGY } from '../topology';
import { falseTripsBetween, faultEnd } from './gate';
import { type Incident, incidentsBetween, maxDuration } from './incidents';
import { INTERLOCKS } from './interlocks';

/** The machines on the proving ground, in the order in which they are drawn. */
export const MACHINE_NAMES = ['tern', 'heron', 'petrel'] as const;
/** The name of a machine, as addresses and streams have it. */
export type MachineName = (typeof MACHINE_NAMES)[number];

/** The interlocks that only a pod carries. A machine carries the other 13. */
const OF_PODS: readonly string[] = ['Rack inlet', 'Quorum count'];
/** By number, whether a machine carries the interlock. */
const CARRIED_BY_MACHINES: readonly boolean[] = INTERLOCKS.map(({ name }) => !OF_PODS.includes(name));

/** The stream whose draw `n` names the machine of incident `n`. */
export const DRILL_STREAM = 'machines/acting';

/** The machine on which an incident is a drill; null for an incident of an interlock that only a pod carries. */
export const drillMachine = (world: WorldName, { n, interlock }: Incident): MachineName | null =>
  CARRIED_BY_MACHINES[interlock]
    ? (MACHINE_NAMES[stream(world, DRILL_STREAM).int(MACHINE_NAMES.length, n)] as MachineName)
    : null;

/** The machine whose interlock trips falsely in false trip `n`; null where it is a pod's. */
function trippedMachine(world: WorldName, n: number, interlock: number): MachineName | null {
  if (!CARRIED_BY_MACHINES[interlock]) return null;
  const carrier = stream(world, 'machines/tripped').int(TOPOLOGY.pods + MACHINE_NAMES.length, n);
  return MACHINE_NAMES[carrier] ?? null;
}

/** A time in which a machine's gate is closed, milliseconds since the Unix epoch. */
export interface Hold {
  readonly from: number;
  readonly to: number;
  /** Correlation id of the drill; null for a false trip. */
  readonly corr: string | null;
}

/**
 * The times that touch (from, to) in which the gate of a machine is closed: from the veto of a drill on it to recovery,
 * and in false trips of its own.
 */
export function machineHolds(world: WorldName, machine: MachineName, from: number, to: number): Hold[] {
  const drills = incidentsBetween(world, from - maxDuration(world), to)
    .filter(
      (incident) => incident.vetoed < to && incident.recovered > from && drillMachine(world, incident) === machine,
    )
    .map(({ id, vetoed, recovered }): Hold => ({ from: vetoed, to: recovered, corr: id }));
  const trips = falseTripsBetween(world, from, to)
    .filter((trip) => trippedMachine(world, trip.n, trip.interlock) === machine)
    .map((trip): Hold => ({ from: trip.onset, to: faultEnd(trip), corr: null }));
  return [...drills, ...trips];
}

/** What holds a machine at `t`, a drill before a false trip; undefined while its gate is open. */
export const holdAt = (world: WorldName, machine: MachineName, t: number): Hold | undefined =>
  machineHolds(world, machine, t, t + 1)
    .filter(({ from, to }) => from <= t && t < to)
    .sort((a, b) => Number(a.corr === null) - Number(b.corr === null) || b.from - a.from)[0];
