import { useMemo } from 'react';
import { type LinkContents, readLink } from '../../../session/address/link';
import { useWorld } from '../../../session/world';
import { type KioskAddress, readKiosk } from '../../address';
import type { SitePages } from './site-pages';

/** A kiosk's address that was read. */
export interface KioskLink {
  /** Parameters of the show. */
  readonly address: KioskAddress;
  /** Parameters of every link: world, instant, speed, zone. */
  readonly link: LinkContents;
  /** Names of the parameters that could not be used. */
  readonly unread: readonly string[];
  /** One sentence for each problem. */
  readonly problems: readonly string[];
}

/** Returns the query of a kiosk's page, read: the same object until the query or the world changes. */
export function useKioskLink(search: string, site: SitePages): KioskLink {
  const { name: world } = useWorld();
  return useMemo(() => {
    const show = readKiosk(search, site.paths);
    const link = readLink(search, world);
    return {
      address: show.address,
      link,
      unread: [...show.unread, ...link.unread],
      problems: [...show.problems.map(({ name, why }) => `${name}: ${why}`), ...link.notices],
    };
  }, [search, site, world]);
}
