import '../theme/fonts.css';
import '../theme/index.css';
import 'virtual:tokens.css';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { isNavigating, RouterContext, withViewTransitions } from '../compat/router';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { AddressContext } from '../link/address';
import type { Link } from '../link/link';
import { loadWaitingParts } from '../loading/part';
import { exposeToScripts } from '../scripting/expose';
import { ComparisonContext } from '../selection/comparison';
import { SelectionContext } from '../selection/selection';
import { NoticesContext } from '../shell/notices';
import { repairScrollPositions } from '../storage/scroll-positions';
import { type OwnWorld, storeWorld } from '../storage/world';
import { createStore } from '../store/store';
import { markReady } from '../ui/ready';
import { boot } from './boot';
import { canonicalPath } from './canonical-address';
import { isDecodable } from './decodable';
import { isUnedited, rememberPlace } from './prerendered';
import { recoverableRoutes } from './recoverable-routes';
import type { RouteHandle } from './route-handle';
import { routerWindow } from './router-window';
import { ROUTES, routes } from './routes';
import { isShownEntry, noteShownEntry } from './shown-entry';
import { ShownWorld } from './shown-world';

/** The path under which the site is served, without the slash at its end, as the router takes it. */
const BASE = import.meta.env.BASE_URL.slice(0, -1) || '/';

/** Loads what the first page needs, so that it can be hydrated in one go. */
async function resolveLazy(matches: ReturnType<typeof matchRoutes>): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

/** What the address asks for. A bare one does not need the code that reads it. */
async function linkOf(search: string, world: string): Promise<Partial<Link>> {
  if (search === '') return {};
  const { readLink } = await import('../link/link');
  return readLink(search, { panels: DASHBOARD_IDS, world });
}

/**
 * Loads all that the page needs at once. Resolves with the function that brings it to life; rejects where some of it cannot be loaded,
 * and can be called again.
 */
export async function prepare(): Promise<() => void> {
  // The 404 page as the server sent it: its links work without a router.
  if (!isDecodable(location.pathname)) return markReady;
  const { pathname, search, hash, origin } = location;
  const { page } = document.getElementById('root')?.dataset ?? {};
  const path = canonicalPath(decodeURIComponent(pathname), page, import.meta.env.BASE_URL.slice(0, -1));
  if (path !== undefined) history.replaceState(history.state, '', origin + path + search + hash);
  const own = storeWorld();
  const matches = matchRoutes(routes, location, BASE);
  const [link] = await Promise.all([linkOf(location.search, own.seed), resolveLazy(matches)]);
  return () => mount(own, link, matches?.at(-1)?.route.handle as RouteHandle | undefined);
}

function mount(own: OwnWorld, link: Partial<Link>, handle: RouteHandle | undefined): void {
  const root = document.getElementById('root') as HTMLElement;
  const { world, address, selection, comparison, notices } = boot(
    own,
    link,
    location.pathname.slice(import.meta.env.BASE_URL.length - 1) || '/',
  );
  const shown = createStore(world);
  repairScrollPositions();
  // The page is there already, and perhaps scrolled: without data of it the router would go to its top.
  const options = { basename: BASE, window: routerWindow(window), hydrationData: {} };
  const router = withViewTransitions(createBrowserRouter(recoverableRoutes(routes), options));
  const { key } = router.state.location;
  noteShownEntry(router.state.location);
  router.subscribe(({ location: to, navigation }) => {
    if (to.key !== key || navigation.state !== 'idle') loadWaitingParts();
  });
  exposeToScripts(
    shown,
    ROUTES.map(({ path }) => path),
    async (name) => {
      const { shownSearch, timeParameters } = await import('../link/write');
      const { clock, cycleDays } = shown.value;
      const search = shownSearch(
        location.search,
        timeParameters(clock.setting),
        { name, cycleDays },
        address.arrival.namesWorld,
      );
      shown.set({ ...shown.value, name });
      await router.navigate({ search }, { preventScrollReset: true });
    },
    () => !isNavigating(router) && isShownEntry(router.state.location),
  );
  const app = (
    <StrictMode>
      <ShownWorld shown={shown}>
        <AddressContext value={address}>
          <SelectionContext value={selection}>
            <ComparisonContext value={comparison}>
              <NoticesContext value={notices}>
                <RouterContext value={router}>
                  <RouterProvider router={router} />
                </RouterContext>
              </NoticesContext>
            </ComparisonContext>
          </SelectionContext>
        </AddressContext>
      </ShownWorld>
    </StrictMode>
  );
  const goBack = rememberPlace(root);
  const prerendered = root.firstElementChild;
  const onRecoverableError = (error: unknown) => {
    // What is hydrated late may be translated by then: React makes it anew, and nothing is wrong.
    if (!root.querySelector('font')) reportError(error);
    if (!prerendered?.isConnected) goBack();
  };
  // A host may have answered with another page than the address names, or somebody has edited it; then there is nothing to hydrate.
  if (root.dataset.page === (handle?.canonicalPath ?? '404') && isUnedited(root)) {
    // In a transition React hydrates in short slices, between which the page answers.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    root.dataset.edited = '';
    flushSync(() => createRoot(root).render(app));
    goBack();
  }
}
