import type { WorldName } from '../../math/seed-of';
import { type Incident, nextRollback } from './incidents';

/**
 * Returns `nextRollback` for instants that mostly follow each other, as those of a clock do: an incident is looked up
 * only once the one known has been vetoed, or when time jumps back or the world changes.
 */
export function followRollbacks(): (world: WorldName, t: number) => Incident {
  let known: { readonly world: WorldName; readonly from: number; readonly incident: Incident } | undefined;
  return (world, t) => {
    if (!known || known.world !== world || t < known.from || t >= known.incident.ended) {
      known = { world, from: t, incident: nextRollback(world, t) };
    }
    return known.incident;
  };
}
