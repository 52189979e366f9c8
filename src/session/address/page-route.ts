import { createContext, useContext } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '../session';
import { useSession } from '../use-session';
import { type PagePath, searchWith } from './write';

/** Changes the query and the hash of a page's address; what is not named is removed. */
type NavigatePage = (to: Partial<Pick<Location, 'search' | 'hash'>>, options?: NavigateOptions) => void | Promise<void>;

interface AddressChange {
  /** Without its `#`; none removes it. */
  readonly hash?: string;
  /** What becomes of the query; by default it stays. */
  readonly search?: (now: string) => string;
}

/** The parts of its address that a page reads. Each navigation makes a new object. */
type PageAddress = Pick<Location, 'search' | 'hash' | 'state' | 'key'>;

/** The address of a page, and the function that changes it. */
export interface PageRoute {
  readonly address: PageAddress;
  readonly navigate: NavigatePage;
}

/**
 * The key of the visit that an entry of the history belongs to. Choices on a page are entries of one visit, and none of
 * them scrolls the page.
 */
export const visitOf = ({ state, key }: Pick<Location, 'state' | 'key'>): string => state?.visit ?? key;

/** The state of an entry that belongs to the same visit of its page as the one at `location`. */
export const visitState = (location: Pick<Location, 'state' | 'key'>) => ({ visit: visitOf(location) });

/** The route's path of the page shown; undefined on the 404 page. */
export const PageContext = createContext<PagePath | undefined>(undefined);

/** The address of a page that is shown inside another one; undefined for the page of the document's address. */
export const PageRouteContext = createContext<PageRoute | undefined>(undefined);

/** The page's address. A page reads it here rather than from the router, as it may be shown in a kiosk's scene. */
export function usePageAddress(): PageAddress {
  const route = useContext(PageRouteContext);
  const location = useLocation();
  return route?.address ?? location;
}

/** The query of what a session shows: `search` where that says the same, be it in other words. */
export const currentSearch = (search: string, session: Pick<Session, 'search'>): string =>
  searchWith(search, {}) === session.search ? search : session.search;

/**
 * The function that changes the page's address. The address follows what the page shows a moment later: the query that
 * a component was rendered with would undo the last choice.
 */
export function usePageNavigate(): (change: AddressChange, options?: NavigateOptions) => void | Promise<void> {
  const route = useContext(PageRouteContext);
  const session = useSession();
  const navigate = useNavigate();
  const address = usePageAddress();
  return ({ hash, search = (now) => now }, options) => {
    const now = route ? address.search : currentSearch(address.search, session);
    return (route?.navigate ?? navigate)({ search: search(now), ...(hash && { hash }) }, options);
  };
}
