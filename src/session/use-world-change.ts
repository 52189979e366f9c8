import { DEFAULT_WORLD, type OriginalWorld, storedWorld } from './storage/stored-world';
import { useSession } from './use-session';
import { useWorld, type World } from './world';

/**
 * Returns the world shown, and a function that changes it at the same instant. The change is stored as the visitor's
 * own world.
 */
export function useWorldChange(): { readonly world: World; change(next: Partial<OriginalWorld>): void } {
  const world = useWorld();
  const session = useSession();
  const change = (next: Partial<OriginalWorld>) => {
    const isKept = storedWorld.write({ ...(storedWorld.read() ?? DEFAULT_WORLD), ...next });
    session.changeWorld({ ...session.original, ...next }, !isKept || session.namesWorld);
  };
  return { world, change };
}
