import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * The same router, but the browser fades from a page to the next where it can and the visitor does not ask for less motion.
 * The page is changed in one go between two pictures of it, and answers all the while.
 */
export function withViewTransitions(router: Router): Router {
  let shown = router.state.location.pathname;
  const subscribe: Router['subscribe'] = (listener) =>
    router.subscribe((state, options) => {
      const left = shown;
      shown = state.location.pathname;
      if (shown === left || !document.startViewTransition || matchMedia(STILL).matches) return listener(state, options);
      // The router may have moved on by the time the first picture is taken.
      const change = () => listener(router.state, { ...options, flushSync: true });
      // A fade that the next one cuts short, or that a hidden page does not show, is no failure.
      document.startViewTransition(change).ready.catch(() => {});
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
