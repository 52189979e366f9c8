import { createContext, useContext } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** Changes the query and the hash of a page's address; what is not named is removed. */
type Go = (to: Partial<Pick<Location, 'search' | 'hash'>>, options?: NavigateOptions) => void | Promise<void>;

/** The address of a page, and the function that changes it. */
interface Place {
  readonly location: Location;
  readonly go: Go;
}

/** The place of a page that is shown inside another one; undefined for the page of the document's address. */
export const PlaceContext = createContext<Place | undefined>(undefined);

/** The page's address. A page reads it here rather than from the router, as it may be shown in a kiosk's scene. */
export function usePlace(): Location {
  const own = useContext(PlaceContext);
  const around = useLocation();
  return own?.location ?? around;
}

/** The function that changes the page's address. */
export function useGo(): Go {
  const own = useContext(PlaceContext);
  const navigate = useNavigate();
  return own?.go ?? navigate;
}
