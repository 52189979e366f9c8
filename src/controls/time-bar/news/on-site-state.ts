import { onBoundary } from '../../../session/boundaries';
import type { World } from '../../../session/world';
import { type SiteState, siteStateAt } from '../../../sim/world/site/site-state';

/** Least milliseconds between two checks of the site's state, however fast the world runs. */
const LOOK_MS = 100;

/** Calls back with the site's state, at once and whenever it may have changed. The function returned stops it. */
export function onSiteState({ name: world, clock }: World, listener: (state: SiteState) => void): () => void {
  const look = (t: number) => {
    const state = siteStateAt(world, t);
    listener(state);
    return state.until;
  };
  return onBoundary(clock, look, LOOK_MS);
}
