import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { whenSettled } from '../clock/settle';
import { useWorld } from '../clock/world';
import { onZone, setZone, zoneNow } from '../clock/zone';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { useAddress } from '../link/address';
import { asked, readLink, rewrite } from '../link/link';
import { SelectionContext } from '../panel/selection';
import { CYCLE_DAYS } from '../sim/cycle';

/** Milliseconds without another change after which the address is written: browsers refuse many changes in a row. */
const SETTLE_MS = 200;

/** A query that was written or followed, and the path of the page that it was for. */
interface Followed {
  readonly search: string;
  readonly path: string;
}

/**
 * Keeps the address such that a copy of it shows the same screen: each change of the clock, the zone, the selection and the
 * logs' filters goes into it, and goes along to the next page. Going back, or following a link into another instant, moves the clock.
 * `arrival` is what the world began with: a visitor may be a page further by the time this code has come. `chosen`: something was chosen
 * until then.
 */
export default function AddressSync({ arrival, chosen }: { arrival: Followed; chosen: boolean }) {
  const world = useWorld();
  const address = useAddress();
  const selection = useContext(SelectionContext);
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  /** The last of them. */
  const known = useRef(arrival);

  const asking = useRef<() => void>(() => {});
  const write = useEffectEvent(() => {
    // On the way to another address the browser's is already that, or the router still loads what it needs.
    const there = globalThis.location;
    const moving = there.pathname !== location.pathname || there.search !== location.search;
    if (moving || navigation.state !== 'idle') return asking.current();
    const { mode, rate } = world.clock.state;
    const live = mode === 'live';
    const incident = selection.id;
    const zone = zoneNow() === 'local' ? 'local' : undefined;
    const changes = {
      at: live ? undefined : String(world.clock.now()),
      speed: live || rate === 1 ? undefined : String(rate),
      zone,
      incident,
      ...address.take(),
    };
    const bare = rewrite(location.search, { ...changes, seed: undefined, cycle: undefined });
    const named = address.arrival.seed || bare.includes('v=');
    const search = rewrite(location.search, {
      ...changes,
      seed: named ? world.seed : undefined,
      cycle: named && world.cycleDays !== CYCLE_DAYS ? String(world.cycleDays) : undefined,
    });
    known.current = { search, path: location.pathname };
    if (search === location.search) return;
    const { pathname, hash, state } = location;
    navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
  });

  const follow = useEffectEvent((ask: () => void) => {
    const { search, pathname } = location;
    const before = known.current;
    known.current = { search, path: pathname };
    const asks = asked(search);
    // The page's own part of the address may be another.
    if (asks === asked(before.search) && pathname === before.path) return;
    if (asks === '') return ask();
    const { whole, seed, at, rate, zone, incident } = readLink(search, DASHBOARD_IDS);
    if (seed !== undefined && seed !== world.seed) return globalThis.location.reload();
    if (whole && at === undefined && rate === undefined) world.clock.goLive();
    else world.clock.start({ at, rate });
    if (whole) setZone(zone ?? 'utc');
    if (whole) selection.select(incident);
  });

  useEffect(() => {
    const [ask, cancel] = whenSettled(SETTLE_MS, () => write());
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
