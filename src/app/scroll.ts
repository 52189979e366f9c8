import { entriesOf } from '../session/storage/storage';

/** The entry of the session storage that holds, by visit, how far each page of the history was scrolled. */
const STORED = 'northwall.scroll';

/** How far each page of the history was scrolled. A visit of a page is one place: choices on it are entries too, and none of them scrolls it. */
export class ScrollPositions {
  readonly #positions = new Map<string, number>();

  constructor() {
    try {
      for (const [visit, y] of entriesOf(JSON.parse(sessionStorage.getItem(STORED) ?? '{}')) ?? [])
        if (typeof y === 'number') this.#positions.set(visit, y);
    } catch {
      // Text that is no JSON, or no storage: pages begin at their top.
    }
  }

  /** Notes the place of a visit that is left. */
  leave(visit: string): void {
    this.#positions.set(visit, scrollY);
  }

  /** Keeps the places while the document is away. */
  keep(): void {
    try {
      sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(this.#positions)));
    } catch {
      // Without storage a reload begins at the top.
    }
  }

  /** Goes to the place of a visit that a visitor comes back to; false where there is none. */
  comeBack(visit: string): boolean {
    const y = this.#positions.get(visit);
    if (y !== undefined) scrollTo(0, y);
    return y !== undefined;
  }
}

/** Goes to the element that a hash names, or to the top of the page unless it `stays`. */
export function scrollToHash(hash: string, stays: boolean): void {
  const element = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (element) element.scrollIntoView();
  else if (!stays) scrollTo(0, 0);
}
