import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { debounce } from '../clock/debounce';
import { ShowWorldContext, useWorld } from '../clock/world';
import { pageZone } from '../clock/zone';
import { isNavigating, RouterContext } from '../compat/router';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { type Origin, PageContext, useAddress } from '../link/address';
import { carriedQuery, linkValues, readLink } from '../link/link';
import { sameVisit } from '../link/page-route';
import { isSameWorld, namedWorld, originalOf, worldIn } from '../link/world-in';
import { shownSearch, timeParameters } from '../link/write';
import { reloadPage } from '../loading/pending-part';
import { ComparisonContext } from '../selection/comparison';
import { SelectionContext } from '../selection/selection';
import { DEFAULT_WORLD, storedWorld } from '../storage/world';
import { GESTURE_EVENTS, isNewGesture } from './gesture';
import { noteShownEntry } from './shown-entry';

/** Milliseconds without another change after which a gesture that goes on is written: browsers refuse many changes in a row. */
const SETTLE_MS = 200;

/** A query that was written or followed, and the path of the page that it was for. */
interface Followed {
  readonly search: string;
  readonly path: string;
}

/**
 * Keeps the address in step with the screen, so that a copy of it shows the same: the clock, the zone, the selection and the page's own
 * choices are written into it, and what is carried goes to the next page. What a visitor chooses is a new entry of the history at once, and
 * the rest of the same gesture changes that entry; what changes without a gesture changes the present one. Going back, or following a link
 * that names all it shows, reads everything from the address again. `arrival` is the query the world started with, which may be of an
 * earlier page. `chosenAt` is the path of the page where the visitor made choices before this code had loaded.
 */
export default function AddressSync({ arrival, chosenAt }: { arrival: Followed; chosenAt: string | undefined }) {
  const world = useWorld();
  const show = useContext(ShowWorldContext);
  const address = useAddress();
  const selection = useContext(SelectionContext);
  const comparison = useContext(ComparisonContext);
  const page = useContext(PageContext);
  const location = useLocation();
  const action = useNavigationType();
  const router = useContext(RouterContext);
  /** The last of them, and the key of the history's entry that was read or written last. */
  const known = useRef(arrival);
  const entry = useRef(location.key);
  /** Whether the next choice is the first of its gesture, and whether something has changed since the last write. */
  const isNew = useRef(true);
  const isChanged = useRef(false);

  const settle = useRef<() => void>(() => {});
  const write = useEffectEvent(() => {
    // Where a hand brakes the world, it goes on as before or is stopped for good in a moment.
    if (!router || world.clock.pace !== 1) return settle.current();
    const at = router.state.location;
    // On the way to another address the browser's is already that, or the router still loads what it needs.
    const there = globalThis.location;
    const path = there.pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
    // An address may be there that is still to be read, by `follow`: to write it then would take a visitor's step back.
    const unread = entry.current !== at.key || at.pathname !== location.pathname;
    const moving = unread || path !== at.pathname || there.search !== at.search;
    if (moving || isNavigating(router)) return settle.current();
    // The page is about to show another world, or to be loaded again for it.
    if (!isSameWorld(worldIn(linkValues(there.search), world), world)) return;
    const view = {
      ...timeParameters(world.clock.setting),
      zone: pageZone.value,
      incident: selection.value,
      comparison: comparison.value,
      choices: address.pending,
    };
    const search = shownSearch(at.search, view, world, address.arrival.namesWorld);
    known.current = { search, path: at.pathname };
    isChanged.current = false;
    if (search === at.search || page === undefined) return;
    const { hash } = at;
    const replace = !isNew.current;
    isNew.current = false;
    void router.navigate({ pathname: page, search, hash }, { replace, preventScrollReset: true, state: sameVisit(at) });
    entry.current = router.state.location.key;
  });
  /** Writes what the page says by itself into the present entry. */
  const amend = useEffectEvent(() => {
    const before = isNew.current;
    isNew.current = false;
    write();
    isNew.current = before;
  });
  const writeAtOnce = useEffectEvent((origin: Origin) => {
    if (origin === 'kept') amend();
    else if (isNew.current) write();
  });

  const follow = useEffectEvent(() => {
    // A newer one is on its way.
    if (router?.state.location.key !== location.key) return;
    const { search, pathname, key } = location;
    const before = known.current;
    known.current = { search, path: pathname };
    const isBack = action === 'POP' && key !== entry.current;
    entry.current = key;
    if (search === before.search && pathname === before.path && !isBack) return;
    isNew.current = false;
    // An address without a seed is of the visitor's own world, which is another where a link named the one that is shown.
    const own = address.arrival.namesWorld ? namedWorld(storedWorld.read() ?? DEFAULT_WORLD) : originalOf(world);
    const link = readLink(search, { panels: DASHBOARD_IDS, world: own.name });
    const { complete, at, rate, anchor, zone, incident } = link;
    /** The address says all that differs from a first visit. */
    const saysAll = isBack || complete;
    if (saysAll) address.restore(search);
    const carried = carriedQuery(search);
    if (carried === '' && !saysAll) return write();
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
    settle.current = ask;
    // One gesture may change several of them.
    const choose = (origin: Origin = 'choice') => {
      isChanged.current = true;
      queueMicrotask(() => writeAtOnce(origin));
      ask();
    };
    const stores = [world.clock, address, selection, comparison, pageZone];
    const leave = stores.map((store) => store.subscribe(choose));
    return () => {
      cancel();
      for (const each of leave) each();
    };
  }, [world, address, selection, comparison]);
  useEffect(() => {
    let last: EventTarget | null = null;
    const begin = (event: Event) => {
      if (!isNewGesture(event, last)) return;
      last = event.target;
      if (isChanged.current) amend();
      isNew.current = true;
    };
    // A drag is over, or the pointer is on its way to the browser's own buttons, of which the page hears too late.
    const end = () => {
      if (isChanged.current) amend();
    };
    const page = document.documentElement;
    for (const each of GESTURE_EVENTS) addEventListener(each, begin, true);
    addEventListener('pointerup', end);
    page.addEventListener('pointerleave', end);
    return () => {
      for (const each of GESTURE_EVENTS) removeEventListener(each, begin, true);
      removeEventListener('pointerup', end);
      page.removeEventListener('pointerleave', end);
    };
  }, []);
  const arrive = useEffectEvent(() => {
    if (chosenAt === undefined) return;
    isNew.current = chosenAt === location.pathname;
    write();
  });
  // What was chosen before this code listened.
  useEffect(() => arrive(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the history's entry that has changed.
  useEffect(() => {
    follow();
    noteShownEntry(location);
  }, [location.key, location.pathname, location.search]);
  return null;
}
