import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { resolvePath } from 'react-router-dom';
import { Clock } from '../../../clock/clock';
import type { RealTime } from '../../../clock/time-source';
import { forgetRecorder } from '../../../records/snapshots/recorder';
import { linkValues } from '../../../session/address/link';
import { PageContext, type PageRoute, PageRouteContext } from '../../../session/address/page-route';
import { type PagePath, searchWith } from '../../../session/address/write';
import type { Session } from '../../../session/session';
import { SessionProvider, useSession } from '../../../session/use-session';
import { INITIAL_VIEW, pageValues, type View } from '../../../session/view';
import { useWorld } from '../../../session/world';
import { isShallowEqual } from '../../../sim/math/shallow-equality';
import { elementOfHash } from '../../../ui/element-of-hash';
import { visitStart } from '../../time';
import { carryChoices, createPageSession } from './page-session';

/** Scrolls to the section that a hash names. */
export const showSection = (hash: string) => elementOfHash(hash)?.scrollIntoView();

/**
 * Returns the session that `create` makes of the surrounding one and of `causes`: a new one if that session, `create`
 * or one of the causes changes, and never otherwise; the surrounding world is a cause like any other. A `create`
 * defined inside a component is another at each render, at the second of which React throws. Snapshots under a clock of
 * its own end with it.
 */
export function useChildSession<C extends object>(create: (parent: Session, causes: C) => Session, causes: C): Session {
  const parent = useSession();
  const origin = { ...causes, parent, create };
  const [child, setChild] = useState(() => ({ origin, session: create(parent, causes) }));
  // One of another origin is never returned.
  const current = isShallowEqual(child.origin, origin) ? child : { origin, session: create(parent, causes) };
  if (current !== child) setChild(current);
  const { session } = current;
  useEffect(() => (session.clock === parent.clock ? undefined : () => forgetRecorder(session)), [session, parent]);
  return session;
}

/**
 * A visitor's own session, whose clock reads `time`. It begins as a copy of the show's and ends with this element:
 * visitors cannot move the show itself, and the next visitor finds nothing.
 */
export function VisitSessionProvider({ time, children }: { time: RealTime; children: ReactNode }) {
  const parent = useSession();
  const [session] = useState(() => parent.child({ clock: new Clock(time, visitStart(parent.clock)) }));
  useEffect(() => () => forgetRecorder(session), [session]);
  return <SessionProvider session={session}>{children}</SessionProvider>;
}

interface PageSessionProps {
  readonly path: PagePath;
  /** Query of the page. Begins with `?` or is empty. */
  readonly search: string;
  readonly hash?: string | undefined;
  /** Further choices that its panels show. */
  readonly view?: View | undefined;
  /** Instant of the surrounding world at which the page was opened. */
  readonly start: number;
  /** True for a visitor's page: its carried choices go along to the next page. */
  readonly isVisited?: boolean;
  readonly children: ReactNode;
}

/**
 * The session of a page inside the show, with an address of its own. Values that this address names hold inside, and
 * choices made there, such as a filter or a tab, are written into it. The address of the show stays unchanged. Once a
 * page of a running show has left the screen, nothing takes snapshots behind the next one.
 */
export function PageSessionProvider(props: PageSessionProps) {
  const { path, search, hash = '', view = INITIAL_VIEW, start, isVisited = false, children } = props;
  const parent = useSession();
  const world = useWorld();
  // A visitor's world comes from the page itself: it must not renew the session in which it was chosen.
  const session = useChildSession(createPageSession, {
    search,
    path,
    view,
    start,
    world: isVisited ? undefined : world,
  });
  useEffect(() => {
    // A visitor's recorder ends with the visit, and that of a reader who previews a show goes on.
    const isOfShow = !isVisited && 'kiosk' in document.documentElement.dataset;
    return isOfShow ? () => forgetRecorder(session) : undefined;
  }, [isVisited, session]);
  const [place, setPlace] = useState({ search, hash });
  const sessionView = useSyncExternalStore(session.subscribe, () => session.view);
  const route = useMemo(
    (): PageRoute => ({
      address: {
        search: searchWith(place.search, pageValues(sessionView)),
        hash: place.hash,
        state: null,
        key: 'default',
      },
      navigate(to, options) {
        const next = resolvePath(to, path);
        setPlace({ search: next.search, hash: next.hash });
        if (next.hash && !options?.preventScrollReset) showSection(next.hash);
      },
    }),
    [place, sessionView, path],
  );
  useEffect(() => {
    if (!isVisited) return undefined;
    const isElsewhere = linkValues(search).seed !== undefined;
    return session.subscribe(() => carryChoices(session, parent, isElsewhere));
  }, [isVisited, session, parent, search]);
  return (
    <PageRouteContext value={route}>
      <PageContext value={path}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </PageContext>
    </PageRouteContext>
  );
}
