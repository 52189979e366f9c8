import type { Edit } from '../sim/world/edits';
import { incidentNamed } from '../sim/world/incidents/incidents';
import { worldName } from '../sim/world/world-name';
import type { Session } from './session';
import type { View } from './view';

/**
 * Returns the change of the view that shows the fork that `edits` make of the original; without edits, the original. It
 * selects `wanted`, by default the incident selected now, if that exists there.
 */
export function forkChange(
  { original, view }: Pick<Session, 'original' | 'view'>,
  edits: readonly Edit[],
  wanted = view.incident,
): Pick<View, 'fork' | 'incident'> {
  const incident = wanted !== undefined && incidentNamed(worldName(original.seed, edits), wanted) ? wanted : undefined;
  return { fork: edits, incident };
}
