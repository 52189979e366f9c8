import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { Shortcuts } from '../controls/time-bar/shortcuts/shortcuts';
import { ForkBand } from '../controls/what-if/fork-band';
import { panelIn } from '../session/address/link';
import { PageContext } from '../session/address/page-route';
import { Layout } from '../shell/layout';
import { Notices } from '../shell/notices';
import { Announcer } from '../ui/announcer';
import { useHydrated } from '../ui/hydrated';
import { markReady } from '../ui/ready';
import { applyHead, headTags } from './head';
import { HistoryContext } from './history-context';
import { PendingPage } from './pending-page';
import type { RouteHandle } from './route-handle';
import { SoloPanel } from './solo-panel';

/** The shell around the page: a constant element, so that React skips it when only things around it change. */
const SHELL = (
  <Layout>
    <Outlet />
  </Layout>
);

/** Returns the handle of the page's route. */
const usePage = () => useMatches().at(-1)?.handle as RouteHandle | undefined;

/** After a navigation, updates the head and focuses the new page's heading. */
function usePageChange(): void {
  const { pathname, hash, search } = useLocation();
  const view = `${pathname} ${panelIn(search) ?? ''}`;
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

/** Marks the document as ready. A panel alone does so by itself, once its content is there. */
function useReadySignal(here: boolean): void {
  useEffect(() => {
    if (here) markReady();
  }, [here]);
}

/** The root of every page: the shell, or one panel alone if the URL asks for it with `?panel=`. */
export function Root() {
  usePageChange();
  const hydrated = useHydrated();
  const location = useLocation();
  const action = useNavigationType();
  const history = useContext(HistoryContext);
  // `page` is undefined on the 404 page, which shows no single panel.
  const { canonicalPath: page, isBare = false } = usePage() ?? {};
  // After each render: a quick step back brings the location of before the entry that React never rendered.
  useLayoutEffect(() => history?.arrive({ location, action, page, isBare }));
  const requested = page && !isBare ? panelIn(location.search) : undefined;
  const solo = hydrated ? requested : undefined;
  useReadySignal(requested === undefined);
  if (isBare) {
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
      <PendingPage />
      <Announcer />
    </PageContext>
  );
}
