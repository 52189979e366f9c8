import '../theme/fonts.css';
import './index.css';
import 'virtual:tokens.css';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { withViewTransitions } from '../compat/router';
import { loadWaitingParts } from '../loading/part';
import { exposeToScripts } from '../qa/expose';
import { readLink } from '../session/address/link';
import { rememberedView } from '../session/remember';
import { type OriginalWorld, storeWorld } from '../session/storage/stored-world';
import { SessionProvider } from '../session/use-session';
import { INITIAL_VIEW } from '../session/view';
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

/** The path under which the site is served, without a slash at its end, as the router takes it. */
const BASE = import.meta.env.BASE_URL.slice(0, -1) || '/';

/** Loads the code of the first page, so that it can be hydrated at once. */
async function resolveLazy(matches: ReturnType<typeof matchRoutes>): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

/**
 * Loads all code that the page needs. Resolves with the function that hydrates it; rejects if some code cannot be
 * loaded, and can then be called again.
 */
export async function prepare(): Promise<() => void> {
  // A 404 page stays as the server sent it: its links work without a router.
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

function mount(ownWorld: OriginalWorld, handle: RouteHandle | undefined): void {
  const root = document.getElementById('root') as HTMLElement;
  const page = handle?.canonicalPath;
  const link = readLink(location.search, ownWorld.seed);
  // The page is there already, and perhaps scrolled: without hydration data the router would scroll to its top.
  const options = { basename: BASE, window: routerWindow(window), hydrationData: {} };
  const plain = createBrowserRouter(recoverableRoutes(routes), options);
  const router = withViewTransitions(plain);
  const { key } = router.state.location;
  // Entries that the router made name everything shown there.
  const kept = key === 'default' && !handle?.isBare ? rememberedView(page) : INITIAL_VIEW;
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
    // A browser may have translated a part before it is hydrated: React then renders it again, which is no error.
    if (!root.querySelector('font')) reportError(error);
    if (!prerendered?.isConnected) goBack();
  };
  // The host may have answered with another page than the address names, or the page was edited; then it cannot be
  // hydrated.
  if (root.dataset.page === (handle?.canonicalPath ?? '404') && isUnedited(root)) {
    // In a transition React hydrates in short slices, between which the page responds.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    root.dataset.edited = '';
    flushSync(() => createRoot(root).render(app));
    goBack();
  }
}
