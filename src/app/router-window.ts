import { startTimer } from '../clock/timers';
import { isDecodable } from './decodable';

/** Milliseconds until an address that the browser refused is written again: browsers count changes over 10 to 30 s. */
const RETRY_MS = 10_000;

type Write = History['replaceState'];

/** True if the browser refused a write because there were too many, rather than because it is impossible. */
const isRefused = (error: unknown) => !(error instanceof DOMException && error.name === 'DataCloneError');

/** Returns an object like `target`, except for the given members. */
function withOverrides<T extends object>(target: T, members: Partial<T>): T {
  return new Proxy(target, {
    get(_, key) {
      const value = Reflect.get(Object.hasOwn(members, key) ? members : target, key);
      // A method of the browser's works only on the browser's own object.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Returns the window for a router to work in: `view` with a tolerant history. If the browser refuses to change the
 * current entry, for example after many changes in a row, the write is retried later instead of throwing; a refused new
 * entry on the same page changes the current one. A fragment with a broken percent sequence is first removed from the
 * address.
 */
export function routerWindow(view: Window): Window {
  const { history, location } = view;
  let cancelRetry = () => {};
  const replaceState: Write = (state, unused, url) => {
    cancelRetry();
    try {
      history.replaceState(state, unused, url);
    } catch (error) {
      if (!isRefused(error)) throw error;
      cancelRetry = startTimer(RETRY_MS, () => replaceState(state, unused, url));
    }
  };
  const pushState: Write = (state, unused, url) => {
    // The pending write was for the entry that is left.
    cancelRetry();
    try {
      history.pushState(state, unused, url);
    } catch (error) {
      // Another page is left to the router, which then loads its address; a choice on this page changes the present
      // entry.
      const isHere = new URL(url ?? '', location.href).pathname === location.pathname;
      if (!isRefused(error) || !isHere) throw error;
      replaceState(state, unused, url);
    }
  };
  const arrive = () => {
    cancelRetry();
    if (isDecodable(location.hash)) return;
    replaceState(history.state, '', location.origin + location.pathname + location.search);
  };
  view.addEventListener('popstate', arrive);
  arrive();
  return withOverrides(view, { history: withOverrides(history, { replaceState, pushState }) });
}
