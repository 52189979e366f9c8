import { forkChange } from '../../session/fork-change';
import { useSession } from '../../session/use-session';
import type { Edit } from '../../sim/world/edits';
import { forkWords } from '../../sim/world/incident-words/what-if';
import { announce } from '../../ui/announcer';

/**
 * Returns a function that takes the page to the fork that `edits` make of the original, at the same instant, with time
 * running or paused as before; without edits, to the original. It selects `incident`, by default the one selected now,
 * if that exists there.
 */
export function useFork(): (edits: readonly Edit[], incident?: string) => void {
  const session = useSession();
  return (edits, incident) => {
    session.change(forkChange(session, edits, incident));
    announce(edits.length === 0 ? 'Back in the original world' : forkWords(session.world.name));
  };
}
