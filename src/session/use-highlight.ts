import { type RefObject, useEffect } from 'react';
import type { Highlight } from '../plot/grammar/highlight';
import type { Place } from '../plot/grammar/rect';
import type { WorldName } from '../sim/math/seed-of';
import { incidentNamed } from '../sim/world/incidents/incidents';
import { useSession } from './use-session';

/** A drawing that can highlight what the visitor looks at, and knows the instants it draws. */
interface Marked {
  highlight(highlight: Highlight): void;
  /** Undefined where there is none. */
  instantAt(client: Place): number | undefined;
}

/**
 * Highlights in a panel’s stage the instant and the incident that the visitor points at or selected anywhere on the
 * page, and shares the instant under the pointer inside `host`. React renders for none of it.
 */
export function useHighlight(feed: Marked | undefined, world: WorldName, host: RefObject<HTMLElement | null>): void {
  const session = useSession();
  const { pointed } = session;
  useEffect(() => {
    if (!feed) return undefined;
    const follow = () => {
      const id = session.view.incident;
      feed.highlight({
        instant: pointed.value,
        selected: id === undefined ? undefined : incidentNamed(world, id),
      });
    };
    follow();
    const leave = [pointed.subscribe(follow), session.subscribe(follow)];
    return () => {
      for (const each of leave) each();
    };
  }, [feed, world, pointed, session]);
  useEffect(() => {
    const element = host.current;
    if (!feed || !element) return undefined;
    const over = ({ clientX: x, clientY: y }: PointerEvent) => pointed.point('pointer', feed.instantAt({ x, y }));
    const out = () => pointed.point('pointer', undefined);
    element.addEventListener('pointermove', over);
    element.addEventListener('pointerleave', out);
    return () => {
      element.removeEventListener('pointermove', over);
      element.removeEventListener('pointerleave', out);
      out();
    };
  }, [feed, host, pointed]);
}
