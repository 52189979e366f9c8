import { type RefObject, useContext, useEffect } from 'react';
import { useWorld } from '../../clock/world';
import { SelectionContext } from '../../selection/selection';
import type { Feed } from '../feed/feed';
import { dragThroughTime } from './drag-through-time';

/**
 * Lets a visitor drag a panel’s drawing through time with the page’s clock. A click on an incident selects or deselects it. React renders
 * for none of it.
 */
export function useDragThroughTime(feed: Feed | undefined, host: RefObject<HTMLElement | null>): void {
  const { clock } = useWorld();
  const selection = useContext(SelectionContext);
  useEffect(() => {
    const element = host.current;
    if (!feed || !element) return undefined;
    return dragThroughTime(element, feed, clock, (id) => selection.set(selection.value === id ? undefined : id));
  }, [feed, host, clock, selection]);
}
