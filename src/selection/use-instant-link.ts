import { useContext } from 'react';
import { useWorld } from '../clock/world';
import { pageZone } from '../clock/zone';
import { PageContext } from '../link/address';
import { usePageLocation } from '../link/page-route';
import { addressOf, worldView } from '../link/write';
import { ComparisonContext } from './comparison';
import { useSelection } from './selection';

/** The link to this page, or to one panel of it alone, paused at an instant; everything else as it is shown. */
export function useInstantLink(): (t: number, panel: string | undefined) => string {
  const world = useWorld();
  const page = useContext(PageContext) ?? '/';
  const { search } = usePageLocation();
  const [incident] = useSelection();
  const comparison = useContext(ComparisonContext);
  return (t, panel) => {
    const instant = { at: t, rate: 0, anchor: undefined };
    return (
      location.origin +
      import.meta.env.BASE_URL.slice(0, -1) +
      addressOf(page, search, {
        ...worldView(world),
        ...instant,
        zone: pageZone.value,
        panel,
        incident,
        comparison: comparison.value,
      })
    );
  };
}
