import type { Location } from 'react-router-dom';
import { isNavigating, type Router } from '../compat/router';
import { visitOf } from '../session/address/page-route';
import { entriesOf } from '../session/storage/storage';

/** The entry of the session storage that holds, by visit, how far each page of the history was scrolled. */
const STORED = 'northwall.scroll';

function storedPositions(): Map<string, number> {
  try {
    const entries = [...(entriesOf(JSON.parse(sessionStorage.getItem(STORED) ?? '{}')) ?? [])];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    // Text that is no JSON, or no storage: pages begin at their top.
    return new Map();
  }
}

/** Goes to the element that a hash names, or to the top of the page unless it `stays`. */
function scrollToHash(hash: string, stays: boolean): void {
  const element = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (element) element.scrollIntoView();
  else if (!stays) scrollTo(0, 0);
}

/**
 * How far each page of the history was scrolled. A visit of a page is one place: choices on it are entries too, and
 * none of them scrolls it.
 */
export class PageScroll {
  readonly #router: Router;
  readonly #positions = storedPositions();
  #visit: string;

  constructor(router: Router) {
    this.#router = router;
    this.#visit = visitOf(router.state.location);
    const leave = () => this.#positions.set(this.#visit, scrollY);
    router.subscribe(({ location }) => {
      if (isNavigating(router) || visitOf(location) !== this.#visit) leave();
    });
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
    addEventListener('pagehide', () => {
      leave();
      this.#store();
      // The document itself comes back to its place before any of its code does.
      history.scrollRestoration = 'auto';
    });
    history.scrollRestoration = 'manual';
  }

  /**
   * Goes to where the visitor was when this visit was left, or else to what the hash names. A page without a shell
   * `isBare`, and scrolls by itself.
   */
  arrive(location: Location, isBare: boolean): void {
    const visit = visitOf(location);
    const isSame = visit === this.#visit;
    this.#visit = visit;
    if (isSame || isBare) return;
    const y = this.#positions.get(visit);
    if (y === undefined) scrollToHash(location.hash, this.#router.state.preventScrollReset);
    else scrollTo(0, y);
  }

  #store(): void {
    try {
      sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(this.#positions)));
    } catch {
      // Without storage a reload begins at the top.
    }
  }
}
