import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../clock/clock';
import { useWorld } from '../clock/world';
import type { Dashboard } from '../dashboards/contract';
import { useAddress } from '../link/address';
import { usePageSearch } from '../link/page-route';
import { choicesIn } from './feed/choices';
import { Feed } from './feed/feed';
import { type FeedStatus, INITIAL_STATUS } from './feed/feed-status';

const never = () => () => {};

interface FeedInUse {
  /** Undefined until the panel is on the page. */
  readonly feed: Feed | undefined;
  readonly status: FeedStatus;
}

/**
 * Feeds a panel for as long as it is on the page, with the settings and the display choices of the address, and of each entry that a visitor goes
 * back to. A panel that is paused stays so in a fork.
 */
export function useFeed(dashboard: Dashboard, host: RefObject<HTMLElement | null>): FeedInUse {
  const world = useWorld();
  const address = useAddress();
  const searchNow = useEffectEvent(usePageSearch());
  const [feed, setFeed] = useState<Feed>();
  /** When the panel was paused in the world that the page showed before, under this clock. */
  const paused = useRef<{ clock: Clock; at: number | undefined }>(undefined);
  useEffect(() => {
    const settingsIn = (search: string) => {
      const query = new URLSearchParams(search);
      return dashboard.settingsOfLink?.((name) => query.get(name));
    };
    const next = new Feed(dashboard, world);
    const search = searchNow();
    const linkSettings = settingsIn(search);
    if (linkSettings) next.change(linkSettings);
    next.choose(choicesIn(dashboard, search));
    setFeed(next);
    const leave = address.onRestore((search) => {
      if (dashboard.settingsOfLink) next.change(settingsIn(search) ?? dashboard.settings);
      next.choose(choicesIn(dashboard, search));
    });
    const stop = next.start(host.current as HTMLElement, dashboard.drawing ?? dashboard.id);
    const before = paused.current;
    if (before?.clock === world.clock && before.at !== undefined) next.pause(before.at);
    return () => {
      paused.current = { clock: world.clock, at: next.pausedAt };
      leave();
      stop();
    };
  }, [dashboard, world, address, host]);
  const status = useSyncExternalStore(
    feed?.subscribe ?? never,
    () => feed?.status ?? INITIAL_STATUS,
    () => INITIAL_STATUS,
  );
  return { feed, status };
}
