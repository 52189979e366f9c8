import type { WorldName } from '../../../../sim/math/seed-of';
import { type Incident, withoutVeto } from '../../../../sim/world/incidents/incidents';
import { GHOST } from '../../inks';
import { type ForkSlice, unvetoedSlice } from '../../sim-slice';
import { swingsOf } from '../lines/swing';

/** Ghost: a fork as it would have gone on if no interlock had vetoed the incident. */
export interface Ghost {
  /** Index of its fork. */
  readonly fork: number;
  /** Light: 1 in the socket that the veto rolled back, GHOST.light in those that it saved. */
  readonly light: number;
  /** Milliseconds from the slice's start to the veto that prevented it. */
  readonly vetoed: number;
  /** Milliseconds from the slice's start to the moment at which it begins to fall or wind back. */
  readonly falls: number;
  /** Milliseconds from the slice's start and height, alternating. It begins where it leaves the actual course. */
  readonly points: readonly number[];
}

/**
 * Futures in a slice that the veto of an incident prevented: each fork that the incident would have reached, from where
 * it leaves the actual course to its return to the live line, after the pod’s watchdog has ended the incident and the
 * site has recovered. `end` is the height, in the unit of the forks, at which the drawing ends.
 */
export function ghostsOf(world: WorldName, slice: ForkSlice, incident: Incident, end: number): Ghost[] {
  const { ended, missedVeto: due = ended } = incident;
  const vetoed = ended - slice.start;
  const other = unvetoedSlice(world, slice.index, incident);
  return swingsOf(world, other, withoutVeto(world, incident), due, end).flatMap(({ fork, run, isOwn, points }) => {
    const first = points.findIndex((ms, i) => i % 2 === 0 && ms >= vetoed);
    const light = isOwn ? 1 : GHOST.light;
    return first < 0 ? [] : [{ fork, light, vetoed, falls: run.to - slice.start, points: points.slice(first) }];
  });
}

/**
 * Futures that the vetoes of a slice prevent, later vetoes included: of all that leave marks or, if one incident is
 * told, of that one alone, even if it cut no fork.
 */
export function ghostsIn(world: WorldName, slice: ForkSlice, focus: Incident | undefined, end: number): Ghost[] {
  const isFocus = ({ id, ended }: Incident) => id === focus?.id && ended >= slice.start;
  const vetoes = focus ? slice.vetoes.filter(isFocus) : slice.marks;
  return vetoes.flatMap((incident) => (incident.watchdog ? [] : ghostsOf(world, slice, incident, end)));
}
