import { isFork } from '../sim/math/seed-of';
import type { Edit } from '../sim/world/edits';
import { incidentNamed } from '../sim/world/incidents/incidents';
import { worldName } from '../sim/world/world-name';
import type { Session } from './session';
import type { View } from './view';

/** Comparisons that only a fork has: they are dropped on the way out of one, and on the way in from the original. */
const OF_FORKS: readonly (string | undefined)[] = ['original', 'none'];

/**
 * Returns the change of the view that shows the fork that `edits` make of the original; without edits, the original. It
 * selects `wanted`, by default the incident selected now, if that exists there.
 */
export function forkChange(
  { original, view, world }: Pick<Session, 'original' | 'view' | 'world'>,
  edits: readonly Edit[],
  wanted = view.incident,
): Pick<View, 'fork' | 'incident' | 'comparison'> {
  const incident = wanted !== undefined && incidentNamed(worldName(original.seed, edits), wanted) ? wanted : undefined;
  const isOutside = edits.length === 0 || !isFork(world.name);
  const isDropped = isOutside && OF_FORKS.includes(view.comparison?.kind);
  return { fork: edits, incident, ...(isDropped && { comparison: undefined }) };
}
