import { type OriginalWorld, storedWorld } from './storage/stored-world';
import { useSession } from './use-session';
import { useWorld, type World } from './world';

/**
 * Returns the world shown, and a function that changes it at the same instant. The new world is stored as the visitor's
 * own, but not a world of a link whose seed is kept.
 */
export function useWorldChange(): { readonly world: World; change(next: Partial<OriginalWorld>): void } {
  const world = useWorld();
  const session = useSession();
  const change = (next: Partial<OriginalWorld>) => {
    const original = { ...session.original, ...next };
    const isOwn = next.seed !== undefined || !session.namesWorld;
    const isStored = isOwn && storedWorld.write(original);
    session.changeWorld(original, !isStored || session.namesWorld);
  };
  return { world, change };
}
