import type { Location } from 'react-router-dom';
import { isNavigating, type Router } from '../compat/router';
import { stayOf } from '../session/address/page-route';
import { entriesOf } from '../session/storage/storage';
import { elementOfHash } from '../ui/element-of-hash';

/** Entry of the session storage with the scroll position of each page of the history, by stay. */
const STORED = 'northwall.scroll';

function storedPositions(): Map<string, number> {
  try {
    const entries = [...(entriesOf(JSON.parse(sessionStorage.getItem(STORED) ?? '{}')) ?? [])];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    // The text is no JSON, or there is no storage: pages begin at their top.
    return new Map();
  }
}

/** Most positions that are stored: browsers keep 50 entries of a tab's history, one of them 100. */
const MOST_POSITIONS = 100;

/** Scrolls to the element that a hash names, or to the top of the page unless it `stays`. */
function scrollToHash(hash: string, stays: boolean): void {
  const element = hash && elementOfHash(hash);
  if (element) element.scrollIntoView();
  else if (!stays) scrollTo(0, 0);
}

/**
 * Scroll positions of the pages of the history. A stay on a page has one position: choices on the page are entries too,
 * and none of them scrolls it.
 */
export class PageScroll {
  readonly #router: Router;
  readonly #positions = storedPositions();
  #stay: string;

  constructor(router: Router) {
    this.#router = router;
    this.#stay = stayOf(router.state.location);
    const leave = () => this.#leave();
    router.subscribe(({ location }) => {
      if (isNavigating(router) || stayOf(location) !== this.#stay) leave();
    });
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
    addEventListener('pagehide', () => {
      leave();
      this.#store();
      // At a reload the browser scrolls the document before any code runs.
      history.scrollRestoration = 'auto';
    });
    history.scrollRestoration = 'manual';
  }

  /**
   * Scrolls to the position at which this stay was left, or else to the hash. A page without a shell (`isBare`) scrolls
   * by itself.
   */
  arrive(location: Location, isBare: boolean): void {
    const stay = stayOf(location);
    const isSame = stay === this.#stay;
    this.#stay = stay;
    if (isSame || isBare) return;
    const y = this.#positions.get(stay);
    if (y === undefined) scrollToHash(location.hash, this.#router.state.preventScrollReset);
    else scrollTo(0, y);
  }

  /** Keeps the position of this stay as the newest. */
  #leave(): void {
    this.#positions.delete(this.#stay);
    this.#positions.set(this.#stay, scrollY);
  }

  #store(): void {
    try {
      const newest = [...this.#positions].slice(-MOST_POSITIONS);
      sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(newest)));
    } catch {
      // Without storage a reload begins at the top.
    }
  }
}
