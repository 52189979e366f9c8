import { useState } from 'react';
import { useSession } from '../../session/use-session';
import { worldName } from '../../sim/world/world-name';
import { useFork } from './use-fork';

/**
 * Returns a function that takes the page back to the fork that it shows at the first call, with the same comparison and
 * selection; nothing happens if that is the original, or if another original is shown by now.
 */
export function useForkFound(): () => void {
  const session = useSession();
  const fork = useFork();
  const [{ original, view }] = useState({ original: session.original, view: session.view });
  const { fork: edits = [], comparison, incident } = view;
  return () => {
    if (edits.length === 0 || session.original.seed !== original.seed) return;
    if (worldName(original.seed, edits) !== session.world.name) fork(edits);
    // On the ways between two worlds a comparison may have been dropped, and another incident selected.
    session.change({ comparison, incident });
  };
}
