import { type RefObject, useEffect } from 'react';
import type { Highlight } from '../plot/grammar/highlight';
import type { Place } from '../plot/grammar/rect';
import type { WorldName } from '../sim/math/seed-of';
import { incidentNamed } from '../sim/world/incidents/incidents';
import { pointerPlace } from '../theme/picture-turn';
import { useSession } from './use-session';

/** A drawing with highlights, which knows the instants that it draws. */
interface HighlightedDrawing {
  highlight(highlight: Highlight): void;
  /** Returns the instant at a place of the picture; undefined where there is none. */
  instantAt(client: Place): number | undefined;
}

/**
 * Highlights in a panel's drawing the instant and the incident that a visitor points at or has selected anywhere on the
 * page, and shares the instant under the pointer inside `host`. None of it renders React.
 */
export function useHighlight(
  feed: HighlightedDrawing | undefined,
  world: WorldName,
  host: RefObject<HTMLElement | null>,
): void {
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
    const unsubscribePointed = pointed.subscribe(follow);
    const unsubscribeSession = session.subscribe(follow);
    return () => {
      unsubscribePointed();
      unsubscribeSession();
    };
  }, [feed, world, pointed, session]);
  useEffect(() => {
    const element = host.current;
    if (!feed || !element) return undefined;
    const over = (event: PointerEvent) => pointed.point('pointer', feed.instantAt(pointerPlace(event)));
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
