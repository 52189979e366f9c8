import { type RefObject, useContext, useEffect } from 'react';
import { incidentNamed } from '../sim/incidents';
import { useCrosshair } from './crosshair';
import type { Feed } from './feed';
import { SelectionContext } from './selection';

/**
 * Has a panel's stage mark the instant and the incident that the visitor looks at anywhere on the page, and tells the page the
 * instant under the pointer inside `host`. React renders for none of it.
 */
export function useAttention(feed: Feed | undefined, seed: string, host: RefObject<HTMLElement | null>): void {
  const crosshair = useCrosshair();
  const selection = useContext(SelectionContext);
  useEffect(() => {
    if (!feed) return undefined;
    const follow = () => {
      const { id } = selection;
      feed.attend({
        instant: crosshair.instant,
        incident: id === undefined ? undefined : incidentNamed(seed, id),
      });
    };
    follow();
    const leave = [crosshair.subscribe(follow), selection.subscribe(follow)];
    return () => {
      for (const each of leave) each();
    };
  }, [feed, seed, crosshair, selection]);
  useEffect(() => {
    const element = host.current;
    if (!feed || !element) return undefined;
    const over = ({ clientX, clientY }: PointerEvent) => crosshair.point(feed.instantAt(clientX, clientY));
    const out = () => crosshair.point(undefined);
    element.addEventListener('pointermove', over);
    element.addEventListener('pointerleave', out);
    return () => {
      element.removeEventListener('pointermove', over);
      element.removeEventListener('pointerleave', out);
      out();
    };
  }, [feed, host, crosshair]);
}
