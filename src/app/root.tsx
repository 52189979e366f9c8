import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { isDashboardId } from '../dashboards/ids';
import { PageContext } from '../link/address';
import { visitOf } from '../link/page-route';
import { Layout } from '../shell/layout';
import { Notices } from '../shell/notices';
import { SCROLL_POSITIONS } from '../storage/scroll-positions';
import { Shortcuts } from '../time-bar/shortcuts';
import { Announcer } from '../ui/announcer';
import { useHydrated } from '../ui/hydrated';
import { markReady } from '../ui/ready';
import { ForkBand } from '../what-if/fork-band';
import { useAddressNeeded } from './address-needed';
import { applyHead, headTags } from './head';
import { LazyAddressSync } from './lazy-address-sync';
import { PendingPage } from './pending-page';
import type { RouteHandle } from './route-handle';
import { noteShownEntry } from './shown-entry';
import { SoloPanel } from './solo-panel';

/** The shell around the page: one element, so that React skips it when only what is around it changes. */
const SHELL = (
  <Layout>
    <Outlet />
  </Layout>
);

/** What the route of the page says of it. */
const usePage = () => useMatches().at(-1)?.handle as RouteHandle | undefined;

/** After a navigation on the page: the head is the new page's, and focus stands on its heading. */
function usePageChange(): void {
  const { pathname, hash, search } = useLocation();
  const view = `${pathname} ${new URLSearchParams(search).get('panel') ?? ''}`;
  const handle = usePage();
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

/** Marks the document as ready; a panel alone does it by itself, once its content is there. */
function useReadySignal(here: boolean): void {
  useEffect(() => {
    if (here) markReady();
  }, [here]);
}

/** Around every page: the shell, or one panel alone where the URL asks for it with `?panel=`. */
export function Root() {
  usePageChange();
  const hydrated = useHydrated();
  const { pathname, search, key } = useLocation();
  const [arrival] = useState({ search, path: pathname });
  const { needed, chosenAt } = useAddressNeeded();
  const panel = new URLSearchParams(search).get('panel');
  // The page of an address that no route has shows nothing else, and is linked to by nothing.
  const { canonicalPath: page, bare = false } = usePage() ?? {};
  useEffect(() => {
    // Any other is read by the code that keeps the address up to date, which the show does without.
    if (bare || (search === '' && !needed)) noteShownEntry({ key, search });
  }, [key, search, needed, bare]);
  const requested = page && !bare && isDashboardId(panel) ? panel : undefined;
  const solo = hydrated ? requested : undefined;
  useReadySignal(requested === undefined);
  if (bare) {
    return (
      <PageContext value={page}>
        <Outlet />
        <Announcer />
      </PageContext>
    );
  }
  return (
    <PageContext value={page}>
      <Shortcuts>
        {solo ? (
          <>
            <ForkBand />
            <Notices />
            <SoloPanel id={solo} />
          </>
        ) : (
          SHELL
        )}
      </Shortcuts>
      {needed && <LazyAddressSync arrival={arrival} chosenAt={chosenAt} />}
      <PendingPage />
      <Announcer />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} getKey={visitOf} />
    </PageContext>
  );
}
