import { useSession } from '../../session/use-session';
import { isFork } from '../../sim/math/seed-of';
import type { Edit } from '../../sim/world/edits';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { forkWords } from '../../sim/world/incidents/what-if';
import { worldName } from '../../sim/world/world-name';
import { announce } from '../../ui/announcer';

/** Comparisons that only a fork has: they are dropped on the way out of one, and on the way in from the original. */
const OF_FORKS: readonly (string | undefined)[] = ['original', 'none'];

/**
 * Returns a function that takes the page to the fork that `edits` make of the original, at the same instant, with time
 * running or paused as before; without edits, to the original. It selects `incident`, by default the one selected now,
 * if that exists there.
 */
export function useFork(): (edits: readonly Edit[], incident?: string) => void {
  const session = useSession();
  return (edits, wanted = session.view.incident) => {
    const name = worldName(session.original.seed, edits);
    const incident = wanted !== undefined && incidentNamed(name, wanted) ? wanted : undefined;
    const isOutside = edits.length === 0 || !isFork(session.world.name);
    const isDropped = isOutside && OF_FORKS.includes(session.view.comparison?.kind);
    session.change({ fork: edits, incident, ...(isDropped && { comparison: undefined }) });
    announce(edits.length === 0 ? 'Back in the original world' : forkWords(name));
  };
}
