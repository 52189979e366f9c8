import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { resolvePath } from 'react-router-dom';
import { Clock } from '../../clock/clock';
import type { WallTime } from '../../clock/time-source';
import { forgetRecorder } from '../../records/snapshots/recorder';
import { type Link, readLink } from '../../session/address/link';
import { PageContext, type PageRoute, PageRouteContext } from '../../session/address/page-route';
import { originalIn } from '../../session/address/world-in';
import { type PagePath, searchWith } from '../../session/address/write';
import { remembered } from '../../session/remember';
import { Session } from '../../session/session';
import { SessionProvider, useSession } from '../../session/use-session';
import { carriedView, changedView, FIRST_VISIT, pageValues, type View, viewOf } from '../../session/view';
import { useWorld } from '../../session/world';

/** Scrolls to the section that a hash names. */
export const showSection = (hash: string) => document.getElementById(hash.slice(1))?.scrollIntoView();

/**
 * Provides a session inside another. With its clock, if that is its own, ends what was recorded
 * under it.
 */
export function ChildSession({ session, children }: { session: Session; children: ReactNode }) {
  const around = useSession();
  useEffect(() => {
    return session.clock === around.clock ? undefined : () => forgetRecorder(session);
  }, [session, around]);
  return <SessionProvider session={session}>{children}</SessionProvider>;
}

/**
 * A visitor's own session, whose clock reads `time`. It begins as the show's, and whatever is done
 * to it ends with this element: the show itself cannot be moved, and the next visitor finds
 * nothing.
 */
export function Visit({ time, children }: { time: WallTime; children: ReactNode }) {
  const around = useSession();
  const [session] = useState(() => {
    const clock = new Clock(time, around.clock.setting ?? {});
    const { original, view, page } = around;
    return new Session({ original, clock, view, page, isSeekable: false });
  });
  return <ChildSession session={session}>{children}</ChildSession>;
}

/**
 * A session like the one around it, but for `changes` of its view and perhaps a clock of its own;
 * both are the same objects between renders.
 */
export function useSceneSession(changes: View, clock?: Clock): Session {
  const around = useSession();
  const world = useWorld();
  return useMemo(() => {
    const { original, view, page } = around;
    const sceneView = changedView(view, changes);
    return new Session({ original, clock: clock ?? world.clock, view: sceneView, page, isSeekable: false });
  }, [changes, clock, world, around]);
}

/**
 * The clock of a link inside `around`, which is its real time: where that is moved or paused, so is
 * this. It was opened at the instant `start` of `around`.
 */
function clockOf({ at, rate }: Link, around: Clock, start: number): Clock {
  if (at === undefined && rate === undefined) return around;
  return new Clock({ wall: () => around.now() }, { at: at ?? start, rate, anchor: start });
}

interface PageSessionProps {
  readonly path: PagePath;
  /** The page's query. Begins with `?` or is empty. */
  readonly search: string;
  readonly hash?: string | undefined;
  /** What else its panels show. */
  readonly view?: View | undefined;
  /** Instant of the world around it at which the page was opened. */
  readonly start: number;
  /** It is a visitor's: what is carried to the next page is. */
  readonly isVisited?: boolean;
  readonly children: ReactNode;
}

/**
 * The session of a page with an address of its own: what the address names of a world, an instant,
 * a zone, a selection and a comparison holds inside, and what is chosen there, a filter or a tab,
 * is written into it. The show's own address stays as it is.
 */
export function PageSession(props: PageSessionProps) {
  const { path, search, hash = '', view = FIRST_VISIT, start, isVisited = false, children } = props;
  const around = useSession();
  const aroundWorld = useWorld();
  const session = useMemo(() => {
    const link = readLink(search, aroundWorld.name);
    const kept = link.complete ? FIRST_VISIT : remembered(path);
    const before = { ...carriedView(around.view), ...kept, ...view };
    return new Session({
      original: originalIn({ cycleDays: aroundWorld.cycleDays, ...link }, around.original),
      clock: clockOf(link, aroundWorld.clock, start),
      // What no address of a page names is as in the show.
      view: viewOf({ ...link, complete: undefined }, before),
      page: path,
      namesWorld: link.seed !== undefined,
      isSeekable: false,
    });
  }, [search, path, view, around, aroundWorld, start]);
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
    return session.subscribe(() => {
      const { zone, incident, comparison } = session.view;
      around.change({ zone, incident, comparison });
    });
  }, [isVisited, session, around]);
  return (
    <PageRouteContext value={route}>
      <PageContext value={path}>
        <ChildSession session={session}>{children}</ChildSession>
      </PageContext>
    </PageRouteContext>
  );
}
