import { onBoundary } from '../../../session/boundaries';
import type { World } from '../../../session/world';
import { min } from '../../../sim/math/math';
import { type SiteState, siteStateAt } from '../../../sim/world/site/site-state';
import { drillHolds } from './site-news-text';

/** Least milliseconds between two checks of the site's state, however fast the world runs. */
const LOOK_MS = 100;

/**
 * Calls back with the site’s state and its time, at once and whenever it or what drills hold may have changed. The
 * function returned stops it.
 */
export function onSiteState(
  { name: world, clock }: World,
  listener: (state: SiteState, t: number) => void,
): () => void {
  const look = (t: number) => {
    const state = siteStateAt(world, t);
    listener(state, t);
    return min(state.until, ...drillHolds(world, t).map(({ to }) => to));
  };
  return onBoundary(clock, look, LOOK_MS);
}
