import { useSession } from '../../session/use-session';
import type { Edit } from '../../sim/world/edits';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { forkWords } from '../../sim/world/incidents/what-if';
import { worldName } from '../../sim/world/world-name';
import { announce } from '../../ui/announcer';

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
    const isOfFork = edits.length === 0 && session.view.comparison?.kind === 'original';
    session.change({ fork: edits, incident, ...(isOfFork && { comparison: undefined }) });
    announce(edits.length === 0 ? 'Back in the original world' : forkWords(name));
  };
}
