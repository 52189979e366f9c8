import { sameVisit, usePageLocation, usePageNavigate } from './address/page-route';
import { DEFAULT_WORLD, type OwnWorld, storedWorld } from './storage/world';
import { useSession } from './use-session';
import { searchOf, viewOfWorlds } from './view';
import { useWorld, type World } from './world';

/**
 * The world that is shown, and the function that changes it. The change is kept as the visitor's own, and the page is loaded again at the
 * same instant. If the address names anything, it names the new world in a new entry of the history.
 */
export function useWorldChange(): { readonly world: World; change(next: Partial<OwnWorld>): void } {
  const world = useWorld();
  const session = useSession();
  const go = usePageNavigate();
  const location = usePageLocation();
  const change = (next: Partial<OwnWorld>) => {
    const isKept = storedWorld.write({ ...(storedWorld.read() ?? DEFAULT_WORLD), ...next });
    const shown = { name: next.seed ?? world.name, cycleDays: next.cycleDays ?? world.cycleDays };
    const view = shown.name === world.name ? session.view.value : viewOfWorlds(session.view.value);
    const search = searchOf(view, shown, !isKept || session.namesWorld);
    if (!search.startsWith('?v=')) return globalThis.location.reload();
    void Promise.resolve(
      go({ search, hash: location.hash }, { preventScrollReset: true, state: sameVisit(location) }),
    ).then(() => globalThis.location.reload());
  };
  return { world, change };
}
