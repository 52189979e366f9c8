import type { createBrowserRouter, Location, NavigateOptions, To } from 'react-router-dom';
import { reducedMotionQuery } from '../clock/reduced-motion';

export type Router = ReturnType<typeof createBrowserRouter>;

/** True while a router is on the way to another address, which it knows before React does. */
export const isNavigating = (router: Router): boolean => router.state.navigation.state !== 'idle';

/**
 * Writes another query or hash of the page shown into the history, and returns its entry. A router completes a
 * navigation that has nothing to load before it returns, although what it returns is a promise.
 */
export function navigateWithin(router: Router, to: To, options: NavigateOptions): Location {
  void router.navigate(to, options);
  return router.state.location;
}

/**
 * Wraps a router so that pages change with a view transition, where the browser supports it and the visitor does not
 * prefer reduced motion. The DOM changes in one step, and the page stays interactive.
 */
export function withViewTransitions(router: Router): Router {
  let path = router.state.location.pathname;
  const subscribe: Router['subscribe'] = (listener) =>
    router.subscribe((state, options) => {
      const pathBefore = path;
      path = state.location.pathname;
      if (path === pathBefore || !document.startViewTransition || reducedMotionQuery().matches)
        return listener(state, options);
      // The router may have moved on by the time the first picture is taken.
      const change = () => listener(router.state, { ...options, flushSync: true });
      // An aborted transition (a newer one began, or the page is hidden) is no error.
      document.startViewTransition(change).ready.catch(() => {});
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
