import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { isDashboardId } from '../dashboards/ids';
import { Layout } from '../shell/layout';
import { Notices } from '../shell/notices';
import { Announcer } from '../ui/announcer';
import { useHydrated } from '../ui/hydrated';
import { useChoices } from './choices';
import type { RouteHandle } from './handle';
import { applyHead, headTags } from './head';

const AddressSync = lazy(() => import('./address-sync'));
const Solo = lazy(() => import('../pages/solo'));

/** After a navigation on the page: the head is the new page's, and focus stands on its heading. */
function usePageChange(): void {
  const { pathname, hash, search } = useLocation();
  const view = `${pathname} ${new URLSearchParams(search).get('panel') ?? ''}`;
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const arrived = useRef(view);
  useEffect(() => {
    if (handle) applyHead(headTags(handle));
  }, [handle]);
  useEffect(() => {
    if (arrived.current === view) return;
    arrived.current = view;
    if (hash) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [view, hash]);
}

/** Marks the document `data-ready` once the page answers to a visitor. */
function useReadySignal(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}

/** Around every page: the shell, or one panel alone where the URL asks for it with `?panel=`. */
export function Root() {
  usePageChange();
  useReadySignal();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const [arrival] = useState({ search, path: pathname });
  const { needed, chosen } = useChoices(search);
  const panel = new URLSearchParams(search).get('panel');
  const solo = hydrated && isDashboardId(panel) ? panel : undefined;
  return (
    <>
      {solo ? (
        <>
          <Notices />
          <Suspense>
            <Solo id={solo} />
          </Suspense>
        </>
      ) : (
        <Layout>
          <Outlet />
        </Layout>
      )}
      {needed && (
        <Suspense>
          <AddressSync arrival={arrival} chosen={chosen} />
        </Suspense>
      )}
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
