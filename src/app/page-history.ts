import type { Location, NavigationType } from 'react-router-dom';
import { debounce } from '../clock/debounce';
import { isNavigating, navigateWithin, type Router } from '../compat/router';
import { stayState } from '../session/address/page-route';
import { rememberedView } from '../session/remember';
import type { Session } from '../session/session';
import { DEFAULT_WORLD, storedWorld } from '../session/storage/stored-world';
import { type Arrival, readArrival } from './arrival';
import { GESTURE_EVENTS, isNewGesture } from './gesture';
import { type BrowserState, type HistoryEvent, historyStep, isEntryRead, type PageHistoryState } from './history-state';
import { PageScroll } from './scroll';

/**
 * Milliseconds without another change after which a continuing gesture is written: browsers refuse many changes in a
 * row.
 */
const SETTLE_MS = 200;

/** Arrival as the router reports it. */
interface PageArrival extends Pick<Arrival, 'location' | 'page' | 'isBare'> {
  readonly action: `${NavigationType}`;
}

/**
 * Connects a session with the browser's history: `historyStep` decides what to write, `readArrival` what to show. It
 * begins with an entry that the session shows already.
 */
export class PageHistory {
  readonly #session: Session;
  readonly #router: Router;
  readonly #scroll: PageScroll;
  readonly #settle: () => void;
  #state: PageHistoryState;
  /** Element of the last gesture. */
  #touched: EventTarget | null = null;

  /**
   * `isAmended` is true if the session shows more than its address names, such as choices kept from an earlier visit.
   */
  constructor(session: Session, router: Router, isAmended: boolean) {
    this.#session = session;
    this.#router = router;
    this.#scroll = new PageScroll(router);
    this.#state = { entry: router.state.location, isBare: true, isNewGesture: true, isChanged: isAmended };
    [this.#settle] = debounce(SETTLE_MS, () => this.#on('pause'));
    session.subscribe(() => {
      this.#on('change');
      queueMicrotask(() => this.#on('choice'));
    });
    for (const each of GESTURE_EVENTS) addEventListener(each, (event) => this.#begin(event), true);
    // A drag is over, or the pointer may be on its way to the browser's own buttons, whose use the page notices too
    // late.
    addEventListener('pointerup', () => this.#on('rest'));
    document.documentElement.addEventListener('pointerleave', () => this.#on('rest'));
  }

  /**
   * True if the page shows everything that the address names. The router knows an entry before the page has read it.
   */
  get isCurrent(): boolean {
    return !isNavigating(this.#router) && isEntryRead(this.#state, this.#router.state.location);
  }

  /**
   * Reads the entry at which the page has arrived, before the page is painted. It may be called again for the same
   * entry.
   */
  arrive({ location, action, page, isBare }: PageArrival): void {
    // A newer entry is on its way.
    if (this.#router.state.location.key !== location.key) return;
    const before = this.#state.entry;
    this.#state = { ...this.#state, entry: location, isBare: isBare || page === undefined };
    const isBack = action === 'POP' && location.key !== before.key;
    const isSamePage = location.pathname === before.pathname;
    if (isBack || !isSamePage || location.search !== before.search)
      this.#read({ location, page, isBare, isBack, isSamePage });
    this.#scroll.arrive(location, isBare);
    queueMicrotask(() => this.#on('rest'));
  }

  #read(arrival: Arrival): void {
    const session = this.#session;
    this.#state = { ...this.#state, isNewGesture: false };
    const stored = { world: storedWorld.read() ?? DEFAULT_WORLD, choices: rememberedView(arrival.page) };
    const { view, original, namesWorld, notices, isComplete } = readArrival(arrival, session, stored);
    session.notices.set(notices);
    session.show(arrival.page, view, original, namesWorld);
    this.#state = { ...this.#state, isChanged: !isComplete };
  }

  #begin(event: Event): void {
    if (!isNewGesture(event, this.#touched)) return;
    this.#touched = event.target;
    this.#on('gesture');
  }

  #present(): BrowserState {
    const { location: entry } = this.#router.state;
    const { pathname, search } = globalThis.location;
    // During a navigation the browser's address is already the new one, or the router is still loading.
    const isHere = pathOf(pathname) === entry.pathname && search === entry.search && !isNavigating(this.#router);
    // A world under the brake goes on as before or stops for good in a moment.
    const isBraked = this.#session.clock.pace !== 1;
    return { entry, isBusy: isBraked || !isHere, search: this.#session.search };
  }

  #on(event: HistoryEvent): void {
    const [state, effect] = historyStep(this.#state, event, () => this.#present());
    this.#state = state;
    if (effect === 'wait') this.#settle();
    else if (effect) this.#write(effect === 'replace');
  }

  #write(replace: boolean): void {
    const { search, page } = this.#session;
    const at: Location = this.#router.state.location;
    const to = { pathname: page ?? at.pathname, search, hash: at.hash };
    const entry = navigateWithin(this.#router, to, { replace, preventScrollReset: true, state: stayState(at) });
    this.#state = { ...this.#state, entry };
  }
}

/** Converts a path of the browser into one of the site. */
const pathOf = (pathname: string) => pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
