import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { debounce } from '../clock/debounce';
import { ShowWorldContext, useWorld } from '../clock/world';
import { pageZone } from '../clock/zone';
import { isNavigating, RouterContext } from '../compat/router';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { PageContext, useAddress } from '../link/address';
import { carriedQuery, linkValues, readLink } from '../link/link';
import { isSameWorld, namedWorld, originalOf, worldIn } from '../link/world-in';
import { shownSearch, timeParameters } from '../link/write';
import { reloadPage } from '../loading/pending-part';
import { ComparisonContext } from '../selection/comparison';
import { SelectionContext } from '../selection/selection';
import { DEFAULT_WORLD, storedWorld } from '../storage/world';
import { noteShownEntry } from './shown-entry';

/** Milliseconds without another change after which the address is written: browsers refuse many changes in a row. */
const SETTLE_MS = 200;

/** A query that was written or followed, and the path of the page that it was for. */
interface Followed {
  readonly search: string;
  readonly path: string;
}

/**
 * Keeps the address in step with the screen, so that a copy of it shows the same: the clock, the zone, the selection
 * and the page's own choices are written into it, and what is carried goes to the next page. Going back, or following a link that names
 * all it shows, reads everything from the address again. `arrival` is the query the world started with, which may be of an earlier page.
 * `chosen` is true if the visitor made choices before this code had loaded.
 */
export default function AddressSync({ arrival, chosen }: { arrival: Followed; chosen: boolean }) {
  const world = useWorld();
  const show = useContext(ShowWorldContext);
  const address = useAddress();
  const selection = useContext(SelectionContext);
  const comparison = useContext(ComparisonContext);
  const page = useContext(PageContext);
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const router = useContext(RouterContext);
  /** The last of them, and the key of the history's entry that was read last. */
  const known = useRef(arrival);
  const entry = useRef(location.key);

  const requestWrite = useRef<() => void>(() => {});
  const write = useEffectEvent(() => {
    // On the way to another address the browser's is already that, or the router still loads what it needs.
    const there = globalThis.location;
    const path = there.pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
    // An address may be rendered that is still to be read, by `follow`: beside a newer one in `known` it would pass for a step back.
    const unread = entry.current !== location.key;
    const moving = unread || path !== location.pathname || there.search !== location.search;
    // What React shows of the router may be older: to write the address then would take a visitor's step back.
    if (moving || isNavigating(router)) return requestWrite.current();
    // The page is about to show another world, or to be loaded again for it.
    if (!isSameWorld(worldIn(linkValues(there.search), world), world)) return;
    const view = {
      ...timeParameters(world.clock.setting),
      zone: pageZone.value,
      incident: selection.value,
      comparison: comparison.value,
      choices: address.take(),
    };
    const search = shownSearch(location.search, view, world, address.arrival.namesWorld);
    known.current = { search, path: location.pathname };
    if (search === location.search || page === undefined) return;
    const { hash, state } = location;
    navigate({ pathname: page, search, hash }, { replace: true, preventScrollReset: true, state });
  });

  const follow = useEffectEvent((request: () => void) => {
    const { search, pathname, key } = location;
    const before = known.current;
    known.current = { search, path: pathname };
    const isBack = action === 'POP' && key !== entry.current;
    entry.current = key;
    if (search === before.search && pathname === before.path && !isBack) return;
    // An address without a seed is of the visitor's own world, which is another where a link named the one that is shown.
    const own = address.arrival.namesWorld ? namedWorld(storedWorld.read() ?? DEFAULT_WORLD) : originalOf(world);
    const link = readLink(search, { panels: DASHBOARD_IDS, world: own.name });
    const { complete, at, rate, anchor, zone, incident } = link;
    /** The address says all that differs from a first visit. */
    const saysAll = isBack || complete;
    if (saysAll) address.restore(search);
    const carried = carriedQuery(search);
    if (carried === '' && !saysAll) return request();
    const next = worldIn(link, own);
    if (!isSameWorld(originalOf(next), originalOf(world))) return reloadPage();
    show(next.name);
    // Only the page's own part of the address is another.
    if (carried === carriedQuery(before.search) && pathname === before.path) return;
    if (saysAll && at === undefined && rate === undefined) world.clock.goLive();
    else world.clock.start({ at, rate, anchor });
    if (saysAll) pageZone.set(zone ?? 'utc');
    if (saysAll) selection.set(incident);
    if (saysAll) comparison.set(link.comparison);
  });

  useEffect(() => {
    const [ask, cancel] = debounce(SETTLE_MS, () => write());
    requestWrite.current = ask;
    const stores = [world.clock, address, selection, comparison, pageZone];
    const leave = stores.map((store) => store.subscribe(ask));
    return () => {
      cancel();
      for (const each of leave) each();
    };
  }, [world, address, selection, comparison]);
  // What was chosen before this code listened.
  useEffect(() => {
    if (chosen) requestWrite.current();
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the history's entry that has changed.
  useEffect(() => {
    follow(requestWrite.current);
    noteShownEntry(location);
  }, [location.key, location.pathname, location.search]);
  return null;
}
