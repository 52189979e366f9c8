import { useEffect } from 'react';
import { browserTime } from '../clock/time-source';
import { recoveryAnnouncement, rollbackAnnouncement } from '../controls/time-bar/news/announcements';
import { onSiteState } from '../controls/time-bar/news/on-site-state';
import { useWorld } from '../session/world';
import { announce } from '../ui/announcer';

/** Least milliseconds between two incidents that are announced. */
const SPEAK_MS = 5_000;

/**
 * Announces an incident in the page's status region when its rollback begins and when it is over, once each and only
 * while the world runs.
 */
export function useIncidentAnnouncements(): void {
  const world = useWorld();
  useEffect(() => {
    let spoken: { readonly id: string; readonly at: number } | undefined;
    /** The incident whose recovery is still to be announced. */
    let open: string | undefined;
    return onSiteState(world, (state) => {
      const { incident, phase } = state;
      if (!incident || world.clock.state.rate === 0) return;
      const { id } = incident;
      if (phase === 'recovered' && id === open) {
        open = undefined;
        announce(recoveryAnnouncement(incident));
      }
      const words = rollbackAnnouncement(world.name, state);
      const now = browserTime.monotonic();
      if (!words || (spoken && (spoken.id === id || now - spoken.at < SPEAK_MS))) return;
      spoken = { id, at: now };
      open = id;
      announce(words);
    });
  }, [world]);
}
