import { Clock } from '../clock/clock';
import { browserTime } from '../clock/time-source';
import type { World } from '../clock/world';
import { pageZone } from '../clock/zone';
import { Address } from '../link/address';
import type { Comparison } from '../link/comparison';
import type { Link } from '../link/link';
import { namedWorld, worldIn } from '../link/world-in';
import type { OwnWorld } from '../storage/world';
import { createStore, type Store } from '../store/store';

/** What the page starts from. */
export interface Boot {
  readonly world: World;
  readonly address: Address;
  /** The correlation id that is selected. */
  readonly selection: Store<string | undefined>;
  /** What panels are compared with, as a visitor chose it. */
  readonly comparison: Store<Comparison | undefined>;
  /** One sentence for each part of the URL that could not be used. */
  readonly notices: readonly string[];
}

/**
 * Starts the world to show: the one that the `link` of a page at `path` names, which is the same for everybody who follows it and
 * is not stored, or else the visitor's `own`.
 */
export function boot(own: OwnWorld, link: Partial<Link>, path: string): Boot {
  const { complete, seed, at, rate, anchor, zone, incident, comparison, notices = [] } = link;
  if (zone) pageZone.set(zone);
  return {
    world: { ...worldIn(link, namedWorld(own)), clock: new Clock(browserTime, { at, rate, anchor }) },
    address: new Address({ path, complete: complete === true, namesWorld: seed !== undefined }),
    selection: createStore(incident),
    comparison: createStore(comparison),
    notices,
  };
}
