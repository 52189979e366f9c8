import { siteRoot } from './address/site-root';
import { useSession } from './use-session';

/**
 * The link to this page, or to one panel of it alone, paused at an instant; everything else as it is shown. It leads to
 * the site at `site`, an origin and a base.
 */
export function useInstantLink(site?: string): (t: number, panel: string | undefined) => string {
  const session = useSession();
  return (t, panel) => (site ?? siteRoot()) + session.addressWith({ at: t, rate: 0, anchor: undefined, panel });
}
