import type { RouteObject } from 'react-router-dom';
import { MissingPage } from './missing-page';

/** Result of a page's `lazy`. */
type Loaded = Pick<RouteObject, 'element'>;

/**
 * Wraps routes so that `MissingPage` replaces a page whose code cannot be loaded. Otherwise the router would show its
 * error page for the whole site and remember the failure.
 */
export function recoverableRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children } = route;
    if (route.index) return route;
    if (children) return { ...route, children: recoverableRoutes(children) };
    if (typeof lazy !== 'function') return route;
    const load = async (): Promise<Loaded> => (await lazy()) as Loaded;
    return { ...route, lazy: () => load().catch(() => ({ element: <MissingPage load={load} /> })) };
  });
}
