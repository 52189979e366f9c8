import type { Location, NavigationType } from 'react-router-dom';
import { debounce } from '../clock/debounce';
import { isNavigating, type Router } from '../compat/router';
import { DASHBOARD_IDS } from '../dashboards/ids';
import { readLink } from '../session/address/link';
import { sameVisit, visitOf } from '../session/address/page-route';
import { originalIn } from '../session/address/world-in';
import type { PagePath } from '../session/address/write';
import { remembered } from '../session/remember';
import type { Session } from '../session/session';
import { DEFAULT_WORLD, storedWorld } from '../session/storage/world';
import { carriedView, FIRST_VISIT, ownView, viewOf, viewOfWorlds } from '../session/view';
import { GESTURE_EVENTS, isNewGesture } from './gesture';
import { ScrollPositions, scrollToHash } from './scroll';

/** Milliseconds without another change after which a gesture that goes on is written: browsers refuse many changes in a row. */
const SETTLE_MS = 200;

/** The page of an address. */
export interface Arrival {
  readonly location: Location;
  readonly action: `${NavigationType}`;
  /** Undefined on the 404 page. */
  readonly page: PagePath | undefined;
  /** Nothing but the page itself writes its address. */
  readonly isBare: boolean;
}

/**
 * The browser's history of a session. What a visitor chooses is a new entry at once, and the rest of the same gesture changes that entry; what
 * changes without a gesture changes the present one. Going back, or following a link, has the session show what the address says. Begins
 * with an entry that the session shows already.
 */
export class PageHistory {
  readonly #session: Session;
  readonly #router: Router;
  readonly #scroll = new ScrollPositions();
  /** The entry that was read or written last, and the visit that the page shows. */
  #known: Location;
  #visit: string;
  #isBare = true;
  /** Whether the next choice is the first of its gesture, and whether something has changed since the last write. */
  #isNew = true;
  #isChanged = false;
  /** The element of the last gesture. */
  #touched: EventTarget | null = null;
  readonly #settle: () => void;

  /** `isAmended` where the session shows more than its address says, as what was kept of an earlier visit. */
  constructor(session: Session, router: Router, isAmended: boolean) {
    this.#session = session;
    this.#router = router;
    this.#isChanged = isAmended;
    this.#known = router.state.location;
    this.#visit = visitOf(this.#known);
    [this.#settle] = debounce(SETTLE_MS, () => this.#write());
    session.subscribe(() => this.#change());
    router.subscribe(({ location }) => {
      if (isNavigating(router) || visitOf(location) !== this.#visit) this.#scroll.leave(this.#visit);
    });
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
    addEventListener('pagehide', () => {
      this.#scroll.leave(this.#visit);
      this.#scroll.keep();
      // The document itself comes back to its place before any of its code does.
      history.scrollRestoration = 'auto';
    });
    history.scrollRestoration = 'manual';
    for (const each of GESTURE_EVENTS) addEventListener(each, (event) => this.#begin(event), true);
    // A drag is over, or the pointer is on its way to the browser's own buttons, of which the page hears too late.
    addEventListener('pointerup', () => this.#amend());
    document.documentElement.addEventListener('pointerleave', () => this.#amend());
  }

  /** Whether the page shows all that the address asks for. The router knows of an entry before the page has read it. */
  get isShown(): boolean {
    return !isNavigating(this.#router) && this.#isKnown(this.#router.state.location);
  }

  /** Reads the entry at which the page has arrived, before it is painted. */
  arrive(arrival: Arrival): void {
    const { location, action, page, isBare } = arrival;
    // A newer one is on its way.
    if (this.#router.state.location.key !== location.key) return;
    const before = this.#known;
    this.#known = location;
    this.#isBare = isBare || page === undefined;
    const isBack = action === 'POP' && location.key !== before.key;
    const isHere = location.search === before.search && location.pathname === before.pathname;
    if (!isHere || isBack) this.#read(arrival, isBack, location.pathname === before.pathname);
    const visit = visitOf(location);
    if (visit !== this.#visit && !isBare && !this.#scroll.comeBack(visit))
      scrollToHash(location.hash, this.#router.state.preventScrollReset);
    this.#visit = visit;
    queueMicrotask(() => this.#amend());
  }

  #read({ location, page, isBare }: Arrival, isBack: boolean, isSamePage: boolean): void {
    this.#isNew = false;
    const session = this.#session;
    // An address without a seed is of the visitor's own world, which is another where a link named the one that is shown.
    const ownWorld = session.namesWorld ? (storedWorld.read() ?? DEFAULT_WORLD) : session.original;
    const link = readLink(location.search, { panels: DASHBOARD_IDS, world: ownWorld.seed });
    const saysAll = isBack || link.complete === true;
    const saysWorld = saysAll || link.seed !== undefined || link.fork !== undefined;
    const original = saysWorld ? originalIn(link, ownWorld) : session.original;
    const { seed, cycleDays } = session.original;
    const isOther = original.seed !== seed || original.cycleDays !== cycleDays;
    const view = isOther ? viewOfWorlds(session.view) : session.view;
    const kept = isSamePage ? ownView(view) : isBare ? FIRST_VISIT : remembered(page);
    const next = viewOf(link, isBack ? FIRST_VISIT : { ...carriedView(view), ...kept });
    // A page that writes its own address has a course of time of its own.
    const pageView = isBare ? { ...next, at: view.at, rate: view.rate, anchor: view.anchor } : next;
    session.notices.set(link.notices);
    session.show(page, pageView, original, isOther ? link.seed !== undefined : session.namesWorld);
    this.#isChanged = !saysAll;
  }

  /** Writes what the page says by itself into the present entry. */
  #amend(): void {
    if (!this.#isChanged) return;
    const before = this.#isNew;
    this.#isNew = false;
    this.#write();
    this.#isNew = before;
  }

  #change(): void {
    this.#isChanged = true;
    // One gesture may change several things.
    queueMicrotask(() => {
      if (this.#isNew) this.#write();
    });
    this.#settle();
  }

  #begin(event: Event): void {
    if (!isNewGesture(event, this.#touched)) return;
    this.#touched = event.target;
    this.#amend();
    this.#isNew = true;
  }

  #isKnown({ key, search, pathname }: Location): boolean {
    const known = this.#known;
    return known.key === key && known.search === search && known.pathname === pathname;
  }

  #write(): void {
    const router = this.#router;
    const session = this.#session;
    if (this.#isBare) return;
    // Where a hand brakes the world, it goes on as before or is stopped for good in a moment.
    const isBraked = session.clock.pace !== 1;
    const at = router.state.location;
    // On the way to another address the browser's is already that, or the router still loads what it needs.
    const address = globalThis.location;
    const path = address.pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
    const isMoving = path !== at.pathname || address.search !== at.search || isNavigating(router);
    // An address may be there that is still to be read: to write it then would take a visitor's step back.
    if (isBraked || isMoving || !this.#isKnown(at)) {
      this.#settle();
      return;
    }
    this.#isChanged = false;
    const { search, page } = session;
    if (search === at.search || page === undefined) return;
    const replace = !this.#isNew;
    this.#isNew = false;
    const to = { pathname: page, search, hash: at.hash };
    void router.navigate(to, { replace, preventScrollReset: true, state: sameVisit(at) });
    this.#known = router.state.location;
  }
}
