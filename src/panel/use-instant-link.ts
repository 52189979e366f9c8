import { useLocation } from 'react-router-dom';
import { useWorld } from '../clock/world';
import { zoneNow } from '../clock/zone';
import { rewrite } from '../link/link';
import { CYCLE_DAYS } from '../sim/cycle';
import { useSelection } from './selection';

/** The link to this page, or to one panel of it alone, standing still at an instant; everything else as it is shown. */
export function useInstantLink(): (t: number, panel: string | undefined) => string {
  const { seed, cycleDays } = useWorld();
  const { pathname, search } = useLocation();
  const [incident] = useSelection();
  return (t, panel) => {
    const url = new URL(pathname, location.origin);
    url.search = rewrite(search, {
      seed,
      cycle: cycleDays === CYCLE_DAYS ? undefined : String(cycleDays),
      at: String(t),
      speed: '0',
      zone: zoneNow() === 'local' ? 'local' : undefined,
      panel,
      incident,
    });
    return url.href;
  };
}
