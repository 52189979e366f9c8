import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../clock/clock';
import type { Dashboard } from '../dashboards/contract';
import { useSession } from '../session/use-session';
import { useWorld } from '../session/world';
import { Feed } from './feed/feed';
import { type FeedStatus, INITIAL_STATUS } from './feed/feed-status';

const never = () => () => {};

interface FeedInUse {
  /** Undefined until the panel is on the page. */
  readonly feed: Feed | undefined;
  readonly status: FeedStatus;
}

/** Runs a panel's feed while the panel is on the page, by the session's view. A paused panel stays paused in a fork. */
export function useFeed(dashboard: Dashboard, host: RefObject<HTMLElement | null>): FeedInUse {
  const world = useWorld();
  const session = useSession();
  const [feed, setFeed] = useState<Feed>();
  /** The instant at which the panel was paused in the world shown before, under the same clock. */
  const lastPause = useRef<{ clock: Clock; at: number | undefined }>(undefined);
  useEffect(() => {
    const next = new Feed(dashboard, world, session);
    setFeed(next);
    const stop = next.start(host.current as HTMLElement);
    const before = lastPause.current;
    if (before?.clock === world.clock && before.at !== undefined) next.pause(before.at);
    return () => {
      lastPause.current = { clock: world.clock, at: next.pausedAt };
      stop();
    };
  }, [dashboard, world, session, host]);
  const status = useSyncExternalStore(
    feed?.subscribe ?? never,
    () => feed?.status ?? INITIAL_STATUS,
    () => INITIAL_STATUS,
  );
  return { feed, status };
}
