import { type RefObject, useEffect } from 'react';
import { useSession } from '../../session/use-session';
import { useWorld } from '../../session/world';
import type { Feed } from '../feed/feed';
import { dragThroughTime } from './drag-through-time';

/**
 * Lets a visitor drag a panel's drawing through time with the page's clock. A click on an incident selects or deselects
 * it. None of it renders React.
 */
export function useDragThroughTime(feed: Feed | undefined, host: RefObject<HTMLElement | null>): void {
  const { clock } = useWorld();
  const session = useSession();
  useEffect(() => {
    const element = host.current;
    if (!feed || !element) return undefined;
    const select = (id: string | undefined) =>
      session.change({ incident: session.view.incident === id ? undefined : id });
    return dragThroughTime(element, feed, clock, select);
  }, [feed, host, clock, session]);
}
