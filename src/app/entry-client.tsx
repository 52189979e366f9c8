import '../theme/fonts.css';
import '../theme/index.css';
import 'virtual:tokens.css';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { withViewTransitions } from '../compat/router';
import { loadWaitingParts } from '../loading/part';
import { exposeToScripts } from '../qa/expose';
import { readLink } from '../session/address/link';
import { remembered } from '../session/remember';
import { type Original, storeWorld } from '../session/storage/world';
import { SessionProvider } from '../session/use-session';
import { FIRST_VISIT } from '../session/view';
import { markReady } from '../ui/ready';
import { boot } from './boot';
import { canonicalPath } from './canonical-address';
import { isDecodable } from './decodable';
import { HistoryContext } from './history-context';
import { PageHistory } from './page-history';
import { isUnedited, rememberPlace } from './prerendered';
import { recoverableRoutes } from './recoverable-routes';
import type { RouteHandle } from './route-handle';
import { routerWindow } from './router-window';
import { ROUTES, routes } from './routes';

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

/**
 * Loads all that the page needs at once. Resolves with the function that brings it to life; rejects where some of it
 * cannot be loaded, and can be called again.
 */
export async function prepare(): Promise<() => void> {
  // The 404 page as the server sent it: its links work without a router.
  if (!isDecodable(location.pathname)) return markReady;
  const { pathname, search, hash, origin } = location;
  const { page } = document.getElementById('root')?.dataset ?? {};
  const path = canonicalPath(decodeURIComponent(pathname), page, import.meta.env.BASE_URL.slice(0, -1));
  if (path !== undefined) history.replaceState(history.state, '', origin + path + search + hash);
  const ownWorld = storeWorld();
  const matches = matchRoutes(routes, location, BASE);
  await resolveLazy(matches);
  return () => mount(ownWorld, matches?.at(-1)?.route.handle as RouteHandle | undefined);
}

function mount(ownWorld: Original, handle: RouteHandle | undefined): void {
  const root = document.getElementById('root') as HTMLElement;
  const page = handle?.canonicalPath;
  const link = readLink(location.search, ownWorld.seed);
  // The page is there already, and perhaps scrolled: without data of it the router would go to its top.
  const options = { basename: BASE, window: routerWindow(window), hydrationData: {} };
  const plain = createBrowserRouter(recoverableRoutes(routes), options);
  const router = withViewTransitions(plain);
  const { key } = router.state.location;
  // An entry that the router has made says all that was shown there.
  const kept = key === 'default' && !handle?.bare ? remembered(page) : FIRST_VISIT;
  const session = boot(ownWorld, link, page, kept);
  const pageHistory = new PageHistory(session, plain, Object.keys(kept).length > 0);
  router.subscribe(({ location: to, navigation }) => {
    if (to.key !== key || navigation.state !== 'idle') loadWaitingParts();
  });
  exposeToScripts(
    session,
    ROUTES.map(({ path }) => path),
    () => pageHistory.isCurrent,
  );
  const app = (
    <StrictMode>
      <SessionProvider session={session}>
        <HistoryContext value={pageHistory}>
          <RouterProvider router={router} />
        </HistoryContext>
      </SessionProvider>
    </StrictMode>
  );
  const goBack = rememberPlace(root);
  const prerendered = root.firstElementChild;
  const onRecoverableError = (error: unknown) => {
    // A part that is hydrated late may already be translated: React renders it again, which is no error.
    if (!root.querySelector('font')) reportError(error);
    if (!prerendered?.isConnected) goBack();
  };
  // A host may have answered with another page than the address names, or somebody has edited it; then there is nothing
  // to hydrate.
  if (root.dataset.page === (handle?.canonicalPath ?? '404') && isUnedited(root)) {
    // In a transition React hydrates in short slices, between which the page answers.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    root.dataset.edited = '';
    flushSync(() => createRoot(root).render(app));
    goBack();
  }
}
