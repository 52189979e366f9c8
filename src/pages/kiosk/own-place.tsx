import { type ReactNode, useMemo, useState } from 'react';
import { resolvePath, useLocation } from 'react-router-dom';
import { PageRouteContext } from '../../link/page-route';
import type { PagePath } from '../../link/write';

interface OwnPlaceProps {
  readonly path: PagePath;
  readonly search: string;
  readonly children: ReactNode;
}

/** Gives a page in a scene an address of its own, so that what it writes there, a filter or a tab, does not change the show's. It is lost with the scene. */
export function OwnPlace({ path, search, children }: OwnPlaceProps) {
  const around = useLocation();
  const [own, setOwn] = useState({ search, hash: '' });
  const place = useMemo(
    () => ({
      location: { ...around, ...own, pathname: path },
      navigate(to: Partial<typeof own>) {
        const { search, hash } = resolvePath(to, path);
        setOwn({ search, hash });
      },
    }),
    [around, own, path],
  );
  return <PageRouteContext value={place}>{children}</PageRouteContext>;
}
