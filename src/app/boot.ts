import { Clock } from '../clock/clock';
import { browserTime } from '../clock/source';
import type { World } from '../clock/world';
import { setZone } from '../clock/zone';
import { Address } from '../link/address';
import type { Link } from '../link/link';
import { Selection } from '../panel/selection';
import { DEFAULT_WORLD, keepWorld } from '../storage/world';

/** What the page starts from. */
export interface Boot {
  readonly world: World;
  readonly address: Address;
  readonly selection: Selection;
  /** One sentence for each part of the URL that could not be used. */
  readonly notices: readonly string[];
}

/**
 * Reads the visitor's own world, once, and starts the world to show: the one that the `link` of a page at `path` names, which is
 * the same for everybody who follows it and is not stored, or else the visitor's own.
 */
export function boot(link: Partial<Link>, path: string): Boot {
  const { whole = false, seed, cycleDays = DEFAULT_WORLD.cycleDays, at, rate, zone, incident, notices = [] } = link;
  const own = keepWorld();
  const world = seed === undefined ? own : { seed, cycleDays };
  if (zone) setZone(zone);
  return {
    world: { ...world, clock: new Clock(browserTime, { at, rate }) },
    address: new Address({ path, whole, seed: seed !== undefined }),
    selection: new Selection(incident),
    notices,
  };
}
