import { cacheLast } from '../../math/cache-last';
import { clamp, min, smoothCubic } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { drillMachine, type MachineName, machineHolds } from '../incidents/drills';
import { type Incident, incidentNumbered, unvetoedIncidents, withoutVeto } from '../incidents/incidents';
import { isAtRest, type Motion, openMotion } from './motion';
import { legAt, legInPatrol, legStart, legsOf, patrolStart } from './rhythm';

/**
 * Metres by which a machine leaves its route on each metre that it goes on a bad proposal, and the metres in which it
 * turns.
 */
const ASIDE = 0.12;
const TURN_M = 1.5;
/** Metres in which it comes back to its route, for each metre that it is off. */
const RETURN = 9;

/** Smallest departure in metres: a smaller one would print as 0.0 m. */
const LEAST_M = 0.05;

/** A machine that acts on a bad proposal which no interlock vetoed in time. */
export interface Deviation {
  /** Correlation id of the incident. */
  readonly corr: string;
  /** Metres from its route, to the left. */
  readonly off: number;
}

/**
 * How far a machine is off its route after it has gone `travelled` metres on the bad proposal, and `back` metres since.
 */
function offAfter(travelled: number, back: number): number {
  const off = travelled < TURN_M ? (ASIDE * travelled * travelled) / (2 * TURN_M) : ASIDE * (travelled - TURN_M / 2);
  const u = off > 0 ? clamp(back / (RETURN * off), 0, 1) : 1;
  return off * (1 - smoothCubic(u));
}

/** A machine that is off its route at `t`, with the instant at which it began to leave it. */
function departureAt(motion: Motion, t: number): (Deviation & { readonly from: number }) | null {
  const { world, machine } = motion;
  const first = patrolStart(machine, t);
  for (const incident of unvetoedIncidents(world)) {
    const { id, missedVeto, vetoed } = incident;
    if (missedVeto === undefined || missedVeto < first || missedVeto > t || drillMachine(world, incident) !== machine)
      continue;
    const from = motion.at(missedVeto).place;
    const acted = motion.at(min(t, vetoed)).place;
    const off = offAfter(acted - from, motion.at(t).place - acted);
    if (off > 0) return { corr: id, off, from: missedVeto };
  }
  return null;
}

/** How far a machine is off its route at `t`; null on it. No world without edits has a machine that leaves it. */
export function deviationAt(motion: Motion, t: number): Deviation | null {
  const departure = departureAt(motion, t);
  return departure && { corr: departure.corr, off: departure.off };
}

/** How a machine leaves its route while it acts on the bad proposal of an incident, if its current is not cut. */
export interface Departure {
  readonly machine: MachineName;
  /** It stands when the veto is due: without the veto it sets off. */
  readonly isFromRest: boolean;
  /** Metres off its route at `t`, until the veto comes: it then goes back. */
  offAt(t: number): number;
  /** The most of these. */
  readonly metres: number;
}

function computeDeparture(world: WorldName, incident: Incident): Departure | undefined {
  const { id, missedVeto, vetoed, recovered } = incident;
  const machine = drillMachine(world, incident);
  if (missedVeto === undefined || machine === null) return undefined;
  const first = legAt(machine, missedVeto);
  const holds = (from: number, to: number) => [
    ...machineHolds(world, machine, from, to).filter(({ corr }) => corr !== id),
    { from: vetoed, to: recovered, corr: id },
  ];
  const motion = openMotion({ world, machine, cuts: [], holds }, first);
  // A new patrol begins at its base.
  const ends = legStart(machine, first - legInPatrol(machine, first) + legsOf(machine)) - 1;
  const { place: from, speed } = motion.at(missedVeto);
  const offAt = (t: number) => (t < missedVeto ? 0 : offAfter(motion.at(min(t, vetoed, ends)).place - from, 0));
  const metres = offAt(vetoed);
  return metres >= LEAST_M ? { machine, isFromRest: isAtRest(speed), offAt, metres } : undefined;
}

/** The last departures, of incidents as they are in their world and as they would be without a veto. */
const departures = cacheLast(4, (world: WorldName) =>
  cacheLast(4, (n: number) => {
    const incident = incidentNumbered(world, n) as Incident;
    return cacheLast(2, (vetoed: number) =>
      computeDeparture(world, incident.vetoed === vetoed ? incident : withoutVeto(world, incident)),
    );
  }),
);

/**
 * How the machine that an incident is a drill on leaves its route; undefined if it stays on it, to the decimetre. The
 * incident is one of the world, or the same without its veto.
 */
export const departureOf = (world: WorldName, { n, vetoed }: Incident): Departure | undefined =>
  departures(world)(n)(vetoed);

/** A point of a machine's path. Metres: along the patrol, and to the left of its route. */
export interface PathPoint {
  readonly place: number;
  readonly off: number;
}

/**
 * The path of a machine that is off its route at `t`, from where it left it, in `count` points at equal intervals of
 * time; null on its route.
 */
export function pathAt(motion: Motion, t: number, count: number): PathPoint[] | null {
  const departure = departureAt(motion, t);
  if (!departure) return null;
  return Array.from({ length: count }, (_, i) => {
    const at = departure.from + ((t - departure.from) * i) / (count - 1);
    return { place: motion.at(at).place, off: departureAt(motion, at)?.off ?? 0 };
  });
}
