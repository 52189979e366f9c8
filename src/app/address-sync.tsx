import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { debounce } from '../clock/debounce';
import { useWorld } from '../clock/world';
import { onZone, setZone, zoneNow } from '../clock/zone';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { PageContext, useAddress } from '../link/address';
import { readLink, worldQuery } from '../link/link';
import { searchOf } from '../link/write';
import { SelectionContext } from '../selection/selection';

/** Milliseconds without another change after which the address is written: browsers refuse many changes in a row. */
const SETTLE_MS = 200;

/** A query that was written or followed, and the path of the page that it was for. */
interface Followed {
  readonly search: string;
  readonly path: string;
}

/**
 * Keeps the address in step with the screen, so that a copy of it shows the same: the clock, the zone, the selection
 * and the logs’ filters are written into it and carried to the next page. Going back, or following a link to another
 * instant, moves the clock. `arrival` is the query the world started with, which may be of an earlier page. `chosen` is
 * true if the visitor made choices before this code had loaded.
 */
export default function AddressSync({ arrival, chosen }: { arrival: Followed; chosen: boolean }) {
  const world = useWorld();
  const address = useAddress();
  const selection = useContext(SelectionContext);
  const page = useContext(PageContext);
  const location = useLocation();
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  /** The last of them. */
  const known = useRef(arrival);

  const asking = useRef<() => void>(() => {});
  const write = useEffectEvent(() => {
    // On the way to another address the browser's is already that, or the router still loads what it needs.
    const there = globalThis.location;
    const path = there.pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
    const moving = path !== location.pathname || there.search !== location.search;
    // What React shows of the router may be older: to write the address then would take a visitor's step back.
    if (moving || router?.state.navigation.state !== 'idle') return asking.current();
    const view = {
      course: world.clock.course,
      zone: zoneNow(),
      incident: selection.id,
      choices: address.take(),
      world: undefined,
    };
    // The version stands first in whatever names something.
    const named = address.arrival.seed || searchOf(location.search, view).startsWith('?v=');
    const search = searchOf(location.search, { ...view, world: named ? world : undefined });
    known.current = { search, path: location.pathname };
    if (search === location.search || page === undefined) return;
    const { hash, state } = location;
    navigate({ pathname: page, search, hash }, { replace: true, preventScrollReset: true, state });
  });

  const follow = useEffectEvent((request: () => void) => {
    const { search, pathname } = location;
    const before = known.current;
    known.current = { search, path: pathname };
    const requested = worldQuery(search);
    // The page's own part of the address may be another.
    if (requested === worldQuery(before.search) && pathname === before.path) return;
    if (requested === '') return request();
    const { complete, seed, at, rate, anchor, zone, incident } = readLink(search, {
      panels: DASHBOARD_IDS,
      seed: world.seed,
    });
    if (seed !== undefined && seed !== world.seed) return globalThis.location.reload();
    if (complete && at === undefined && rate === undefined) world.clock.goLive();
    else world.clock.start({ at, rate, anchor });
    if (complete) setZone(zone ?? 'utc');
    if (complete) selection.select(incident);
  });

  useEffect(() => {
    const [ask, cancel] = debounce(SETTLE_MS, () => write());
    asking.current = ask;
    const leave = [world.clock.subscribe(ask), address.subscribe(ask), selection.subscribe(ask), onZone(ask)];
    return () => {
      cancel();
      for (const each of leave) each();
    };
  }, [world, address, selection]);
  // What was chosen before this code listened.
  useEffect(() => {
    if (chosen) asking.current();
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the address that has changed.
  useEffect(() => follow(asking.current), [location.pathname, location.search]);
  return null;
}
