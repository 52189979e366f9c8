import { onBoundary } from '../clock/boundaries';
import type { World } from '../clock/world';
import { type SiteState, siteStateAt } from '../sim/world/site-state';

/** Least milliseconds between two looks at the site's state, however fast the world runs. */
const LOOK_MS = 100;

/** Calls back with the site’s state, at once and whenever it has changed. The function returned stops it. */
export function onSiteState({ name: world, clock }: World, listener: (state: SiteState) => void): () => void {
  /** The newest state, and an instant from which it holds. */
  let found: { readonly from: number; readonly state: SiteState } | undefined;
  let told: SiteState | undefined;
  const stateAt = (t: number): SiteState => {
    if (!found || t < found.from || t >= found.state.until) found = { from: t, state: siteStateAt(world, t) };
    return found.state;
  };
  const tell = (t: number) => {
    const state = stateAt(t);
    if (state === told) return;
    told = state;
    listener(state);
  };
  return onBoundary(clock, (t) => stateAt(t).until, tell, LOOK_MS);
}
