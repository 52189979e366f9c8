import { min } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { unvetoedIncidents } from '../incidents/incidents';
import { consequenceOf } from '../incidents/interlocks';
import { type Act, actOf } from './acts';
import { drillMachine } from './drills';
import type { Motion } from './motion';
import { offAfter, offBack } from './off-route';
import { legAt, patrolStart } from './rhythm';

/** Deviation of a machine that is off its route because no interlock vetoed a bad proposal in time. */
export interface Deviation {
  /** Correlation id of the incident. */
  readonly corr: string;
  /** Metres from its route, to the left. */
  readonly off: number;
}

/** Metres from its route up to which a machine counts as on it: they would print as 0.00. */
const ON_ROUTE_M = 0.005;

/** Instant at which a machine may move again after an act, milliseconds since the Unix epoch: it is at rest by then. */
export const movesAgain = ({ machine, leg }: Motion, { until, free }: Act, corr: string): number =>
  leg(legAt(machine, until)).holds.find((hold) => hold.corr === corr)?.to ?? free;

/**
 * Distance of a machine from its route at `t` by its act on the incident `corr`, metres. It grows with each metre until
 * the machine is at rest, and falls on its way back. Less than 5 mm is 0: it is on its route.
 */
export function offAt(motion: Motion, act: Act, corr: string, t: number): number {
  const place = (at: number) => motion.at(at).place;
  const goesBack = movesAgain(motion, act, corr);
  const most = offAfter(motion.machine, place(min(t, goesBack)) - place(act.from), act.aside);
  const off = t < goesBack ? most : offBack(most, place(t) - place(goesBack));
  return off < ON_ROUTE_M ? 0 : off;
}

/** Deviation of a machine at `t`, with the instant at which it began to leave its route. */
function departureAt(motion: Motion, t: number): (Deviation & { readonly from: number }) | null {
  const { world, machine } = motion;
  const first = patrolStart(machine, t);
  for (const incident of unvetoedIncidents(world)) {
    if (consequenceOf(incident) !== 'off route' || drillMachine(world, incident) !== machine) continue;
    const act = actOf(world, incident);
    if (!act || act.from < first || act.from > t) continue;
    const off = offAt(motion, act, incident.id, t);
    if (off > 0) return { corr: incident.id, off, from: act.from };
  }
  return null;
}

/** Deviation of a machine at `t`; null on its route. Without edits no world has a machine that leaves it. */
export function deviationAt(motion: Motion, t: number): Deviation | null {
  const departure = departureAt(motion, t);
  return departure && { corr: departure.corr, off: departure.off };
}

/** Correlation id of the incident on whose fault a machine acts at `t`, because no interlock has vetoed it. */
export const actedOn = (world: WorldName, machine: Motion['machine'], t: number): string | undefined =>
  unvetoedIncidents(world).find((incident) => {
    if (drillMachine(world, incident) !== machine) return false;
    const act = actOf(world, incident);
    return act && act.from <= t && t < act.until;
  })?.id;

/** Point of a machine's path. Metres: along the patrol, and to the left of its route. */
export interface PathPoint {
  readonly place: number;
  readonly off: number;
}

/**
 * Path of a machine that is off its route at `t`, from where it left it, in `count` points at equal intervals of time;
 * null on its route.
 */
export function pathAt(motion: Motion, t: number, count: number): PathPoint[] | null {
  const departure = departureAt(motion, t);
  if (!departure) return null;
  return Array.from({ length: count }, (_, i) => {
    const at = departure.from + ((t - departure.from) * i) / (count - 1);
    return { place: motion.at(at).place, off: departureAt(motion, at)?.off ?? 0 };
  });
}
