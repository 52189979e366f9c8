import { siteRoot } from './address/site-root';
import { useSession } from './use-session';

/**
 * Returns a function that builds the link to this page, or to one of its panels alone, paused at an instant; everything
 * else stays as shown. The link leads to `site`, an origin with a base path.
 */
export function useInstantLink(site?: string): (t: number, panel: string | undefined) => string {
  const session = useSession();
  return (t, panel) => (site ?? siteRoot()) + session.addressWith({ at: t, rate: 0, anchor: undefined, panel });
}
