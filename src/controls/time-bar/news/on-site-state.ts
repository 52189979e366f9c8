import { onBoundary } from '../../../session/boundaries';
import type { World } from '../../../session/world';
import { min } from '../../../sim/math/math';
import { nextSiteReading } from '../../../sim/world/site/site-reading';
import { type SiteState, siteStateAt } from '../../../sim/world/site/site-state';

/** Least milliseconds between two checks of the site's state, however fast the world runs. */
const LOOK_MS = 100;

/**
 * Calls back with the site's state and its instant, at once and whenever it may have changed or the site is read: an
 * incident spreads. The function returned stops it.
 */
export function onSiteState(
  { name: world, clock }: World,
  listener: (state: SiteState, t: number) => void,
): () => void {
  const look = (t: number) => {
    const state = siteStateAt(world, t);
    listener(state, t);
    return min(state.until, nextSiteReading(world, t));
  };
  return onBoundary(clock, look, LOOK_MS);
}
