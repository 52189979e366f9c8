import type { RouteObject } from 'react-router-dom';
import { MissingPage } from './missing-page';

/** What a page's `lazy` resolves with. */
type Loaded = Pick<RouteObject, 'element'>;

/**
 * The same routes, but a page whose code cannot be loaded is replaced by one that says so. Without it the router would take the whole site
 * down with an error, and remember it.
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
