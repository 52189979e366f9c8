import { useContext } from 'react';
import { useWorld } from '../clock/world';
import { ZoneContext } from '../clock/zone';
import { PageContext } from '../link/address';
import { usePageLocation } from '../link/page-route';
import { addressOf, worldView } from '../link/write';
import { ComparisonContext } from './comparison';
import { useSelection } from './selection';

/** The link to this page, or to one panel of it alone, paused at an instant; everything else as it is shown. It leads to the site at `site`, an origin and a base. */
export function useInstantLink(site?: string): (t: number, panel: string | undefined) => string {
  const world = useWorld();
  const page = useContext(PageContext) ?? '/';
  const { search } = usePageLocation();
  const zone = useContext(ZoneContext);
  const [incident] = useSelection();
  const comparison = useContext(ComparisonContext);
  return (t, panel) => {
    const instant = { at: t, rate: 0, anchor: undefined };
    return (
      (site ?? location.origin + import.meta.env.BASE_URL.slice(0, -1)) +
      addressOf(page, search, {
        ...worldView(world),
        ...instant,
        zone: zone.value,
        panel,
        incident,
        comparison: comparison.value,
      })
    );
  };
}
