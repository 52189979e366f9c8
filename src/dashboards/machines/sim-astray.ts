import { clamp, min, smoothCubic } from '../../sim/math/math';
import { drillMachine } from '../../sim/world/drills';
import { unvetoedIncidents } from '../../sim/world/incidents';
import type { Motion } from './sim-leg';
import { patrolStart } from './sim-rhythm';

/** Metres by which a machine leaves its track on each metre that it goes on a bad proposal, and the metres in which it turns. */
const ASIDE = 0.12;
const TURN_M = 1.5;
/** Metres in which it comes back to its track, for each metre that it is off. */
const RETURN = 9;

/** A machine that acts on a bad proposal which no interlock vetoed in time. */
export interface Astray {
  /** Correlation id of the incident. */
  readonly corr: string;
  /** Metres from its track, to the left. */
  readonly off: number;
}

/** How far a machine is off its track after it has gone `travelled` metres on the bad proposal, and `back` metres since. */
function offAfter(travelled: number, back: number): number {
  const off = travelled < TURN_M ? (ASIDE * travelled * travelled) / (2 * TURN_M) : ASIDE * (travelled - TURN_M / 2);
  const u = off > 0 ? clamp(back / (RETURN * off), 0, 1) : 1;
  return off * (1 - smoothCubic(u));
}

/** A machine that is off its track at `t`, with the instant at which it began to leave it. */
function departureAt(motion: Motion, t: number): (Astray & { readonly from: number }) | null {
  const { world, machine } = motion;
  const first = patrolStart(machine, t);
  for (const incident of unvetoedIncidents(world)) {
    const { id, due, vetoed } = incident;
    if (due === undefined || due < first || due > t || drillMachine(world, incident) !== machine) continue;
    const from = motion.at(due).place;
    const acted = motion.at(min(t, vetoed)).place;
    const off = offAfter(acted - from, motion.at(t).place - acted);
    if (off > 0) return { corr: id, off, from: due };
  }
  return null;
}

/** How far a machine is off its track at `t`; null on it. No world without edits has a machine that leaves it. */
export function astrayAt(motion: Motion, t: number): Astray | null {
  const departure = departureAt(motion, t);
  return departure && { corr: departure.corr, off: departure.off };
}

/** A point of a machine's path. Metres: along the patrol, and to the left of its track. */
export interface PathPoint {
  readonly place: number;
  readonly off: number;
}

/** The path of a machine that is off its track at `t`, from where it left it, in `count` points at equal intervals of time; null on its track. */
export function pathAt(motion: Motion, t: number, count: number): PathPoint[] | null {
  const departure = departureAt(motion, t);
  if (!departure) return null;
  return Array.from({ length: count }, (_, i) => {
    const at = departure.from + ((t - departure.from) * i) / (count - 1);
    return { place: motion.at(at).place, off: departureAt(motion, at)?.off ?? 0 };
  });
}
