import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '../session';
import { useSession } from '../use-session';
import { type PagePath, searchWith } from './write';

/** Changes the query and the hash of a page's address. A part that is absent is removed. */
type NavigatePage = (to: Partial<Pick<Location, 'search' | 'hash'>>, options?: NavigateOptions) => void | Promise<void>;

interface AddressChange {
  /** Hash without its `#`; none removes it. */
  readonly hash?: string;
}

/** The parts of its address that a page reads: a new object for each navigation. */
type PageAddress = Pick<Location, 'search' | 'hash' | 'state' | 'key'>;

/** The address of a page, and a function that changes it. */
export interface PageRoute {
  readonly address: PageAddress;
  readonly navigate: NavigatePage;
}

/**
 * Returns the key of the stay to which an entry of the history belongs. Choices on a page are entries of one stay, and
 * none of them scrolls the page.
 */
export const stayOf = ({ state, key }: Pick<Location, 'state' | 'key'>): string => state?.stay ?? key;

/** Returns the state of an entry that belongs to the same stay as the one at `location`. */
export const stayState = (location: Pick<Location, 'state' | 'key'>) => ({ stay: stayOf(location) });

/** Path of the page shown, as in its route; undefined on the 404 page. */
export const PageContext = createContext<PagePath | undefined>(undefined);

/** Route of a page that is shown inside another one; undefined for the page of the document's address. */
export const PageRouteContext = createContext<PageRoute | undefined>(undefined);

/** Returns the page's address. Pages use this rather than the router, as they may be shown in a kiosk's scene. */
export function usePageAddress(): PageAddress {
  const route = useContext(PageRouteContext);
  const location = useLocation();
  return route?.address ?? location;
}

/** Returns the query of a session, or `search` if that means the same, even if it is written differently. */
export const currentSearch = (search: string, session: Pick<Session, 'search'>): string =>
  searchWith(search, {}) === session.search ? search : session.search;

const none = () => undefined;

/**
 * Returns the page's query for a link. It follows the session while the link can be used, because the address lags a
 * moment behind, and for as long as the brake is held.
 */
export function useLinkSearch(isUsable = true): string {
  const isInside = useContext(PageRouteContext) !== undefined;
  const session = useSession();
  const { search } = usePageAddress();
  const current = useSyncExternalStore(
    session.subscribe,
    () => (isUsable && !isInside ? currentSearch(search, session) : undefined),
    none,
  );
  return current ?? search;
}

/**
 * Returns a function that changes the page's address. It starts from the session's current query, because the address
 * lags a moment behind: the query of the last render would undo the last choice.
 */
export function usePageNavigate(): (change: AddressChange, options?: NavigateOptions) => void | Promise<void> {
  const route = useContext(PageRouteContext);
  const session = useSession();
  const navigate = useNavigate();
  const address = usePageAddress();
  return ({ hash }, options) => {
    const search = route ? address.search : currentSearch(address.search, session);
    return (route?.navigate ?? navigate)({ search, ...(hash && { hash }) }, options);
  };
}
