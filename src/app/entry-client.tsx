import '../theme/index.css';
import 'virtual:tokens.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { WorldContext } from '../clock/world';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { AddressContext } from '../link/address';
import type { Link } from '../link/link';
import { SelectionContext } from '../panel/selection';
import { NoticesContext } from '../shell/notices';
import { boot } from './boot';
import { fading } from './fading';
import type { RouteHandle } from './handle';
import { routes } from './routes';
import { offer } from './scripting';

/** Loads what the first page needs, so that it can be hydrated in one go. */
async function resolveLazy(matches: ReturnType<typeof matchRoutes>): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

/** False for an address with a broken percent sequence, which the router cannot match and warns of. */
function decodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** What the address asks for. A bare one does not need the code that reads it. */
async function linkOf(search: string): Promise<Partial<Link>> {
  if (search === '') return {};
  const { readLink } = await import('../link/link');
  return readLink(search, DASHBOARD_IDS);
}

async function start(): Promise<void> {
  if (!decodable(location.pathname)) return;
  const root = document.getElementById('root') as HTMLElement;
  const { world, address, selection, notices } = boot(await linkOf(location.search), location.pathname);
  offer(world);
  const matches = matchRoutes(routes, location);
  await resolveLazy(matches);
  const app = (
    <StrictMode>
      <WorldContext value={world}>
        <AddressContext value={address}>
          <SelectionContext value={selection}>
            <NoticesContext value={notices}>
              <RouterProvider router={fading(createBrowserRouter(routes))} />
            </NoticesContext>
          </SelectionContext>
        </AddressContext>
      </WorldContext>
    </StrictMode>
  );
  // A host may have answered with another page than the address names; then there is nothing to hydrate.
  const handle = matches?.at(-1)?.route.handle as RouteHandle | undefined;
  if (root.dataset.page === (handle?.canonicalPath ?? '404')) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

// Where the page's code cannot be loaded, the prerendered page stays as it is, readable and with plain links.
start().catch((error: unknown) => console.error('The page stays static.', error));
