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

/**
 * Feeds a panel for as long as it is on the page, as the session's view has it. A panel that is paused stays so in a
 * fork.
 */
export function useFeed(dashboard: Dashboard, host: RefObject<HTMLElement | null>): FeedInUse {
  const world = useWorld();
  const session = useSession();
  const [feed, setFeed] = useState<Feed>();
  /** When the panel was paused in the world that the page showed before, under this clock. */
  const paused = useRef<{ clock: Clock; at: number | undefined }>(undefined);
  useEffect(() => {
    const next = new Feed(dashboard, world, session);
    setFeed(next);
    const stop = next.start(host.current as HTMLElement);
    const before = paused.current;
    if (before?.clock === world.clock && before.at !== undefined) next.pause(before.at);
    return () => {
      paused.current = { clock: world.clock, at: next.pausedAt };
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
