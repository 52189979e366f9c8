import { type ReactNode, useContext, useMemo, useState } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import type { PagePath } from '../../link/write';

/** The query and hash of a page's own address, as the router has them. */
interface Place {
  readonly search: string;
  readonly hash: string;
}

type Navigate = (to: string | Partial<Place>) => void;

interface OwnPlaceProps {
  readonly path: PagePath;
  readonly search: string;
  readonly children: ReactNode;
}

/** Gives a page in a scene an address of its own, so that what it writes there, a filter or a tab, does not change the show's. It is lost with the scene. */
export function OwnPlace({ path, search, children }: OwnPlaceProps) {
  const around = useContext(LocationContext);
  const navigation = useContext(NavigationContext);
  const route = useContext(RouteContext);
  const [own, setOwn] = useState<Place>({ search, hash: '' });

  const location = useMemo(
    () => ({ ...around, location: { ...around.location, ...own, pathname: path } }),
    [around, own, path],
  );
  const inside = useMemo(() => {
    const write: Navigate = (to) => {
      if (typeof to === 'object') setOwn({ search: to.search ?? '', hash: to.hash ?? '' });
    };
    const navigator = { ...navigation.navigator, push: write, replace: write, go: () => {} };
    return { ...navigation, navigator };
  }, [navigation]);
  // Else the router of the whole document would be asked.
  const plain = useMemo(() => ({ ...route, isDataRoute: false }), [route]);

  return (
    <NavigationContext value={inside}>
      <RouteContext value={plain}>
        <LocationContext value={location}>{children}</LocationContext>
      </RouteContext>
    </NavigationContext>
  );
}
