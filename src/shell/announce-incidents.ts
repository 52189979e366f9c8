import { useEffect } from 'react';
import { browserTime } from '../clock/time-source';
import { onSiteState } from '../controls/time-bar/on-site-state';
import { announcement } from '../controls/time-bar/site-news-text';
import { useWorld } from '../session/world';
import { announce } from '../ui/announcer';

/** Least milliseconds between two incidents that are spoken of. */
const SPEAK_MS = 5_000;

/** Announces each incident once in the page’s status region when its rollback begins, while the world runs. */
export function useIncidentAnnouncements(): void {
  const world = useWorld();
  useEffect(() => {
    let spoken: { readonly id: string; readonly at: number } | undefined;
    return onSiteState(world, (state) => {
      const words = announcement(state);
      const now = browserTime.monotonic();
      const { id } = state.incident ?? {};
      if (!words || !id || world.clock.state.rate === 0) return;
      if (spoken && (spoken.id === id || now - spoken.at < SPEAK_MS)) return;
      spoken = { id, at: now };
      announce(words);
    });
  }, [world]);
}
