import { DEFAULT_WORLD, type OwnWorld, storedWorld } from './storage/world';
import { useSession } from './use-session';
import { useWorld, type World } from './world';

/** The world that is shown, and the function that changes it at the same instant. The change is kept as the visitor's own. */
export function useWorldChange(): { readonly world: World; change(next: Partial<OwnWorld>): void } {
  const world = useWorld();
  const session = useSession();
  const change = (next: Partial<OwnWorld>) => {
    const isKept = storedWorld.write({ ...(storedWorld.read() ?? DEFAULT_WORLD), ...next });
    const { name, cycleDays } = session.original;
    const original = { name: next.seed ?? name, cycleDays: next.cycleDays ?? cycleDays };
    session.changeWorld(original, !isKept || session.namesWorld);
  };
  return { world, change };
}
