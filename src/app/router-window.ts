import { startTimer } from '../clock/timers';
import { isDecodable } from './decodable';

/**
 * Milliseconds until an address that the browser refused is written again: browsers count changes in windows of 10 to
 * 30 s.
 */
const RETRY_MS = 10_000;

type Write = History['replaceState'];

/** Whether the browser refused a write because there were too many, rather than because it can never be written. */
const isRefused = (error: unknown) => !(error instanceof DOMException && error.name === 'DataCloneError');

/** An object like `target`, but for the members given. */
function withOverrides<T extends object>(target: T, members: Partial<T>): T {
  return new Proxy(target, {
    get(_, key) {
      const value = Reflect.get(Object.hasOwn(members, key) ? members : target, key);
      // A method of the browser's works on the browser's own object alone.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * The window for a router to work in, like `view` but for its history. If the browser refuses to change the current
 * entry, for example after many changes in a row, the write is retried later instead of throwing; a new entry on the
 * same page is then the current one. A fragment with a broken percent sequence is removed from the address first.
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
    // What was to be written was for the entry that is left.
    cancelRetry();
    try {
      history.pushState(state, unused, url);
    } catch (error) {
      // The router loads the address of another page; a choice on this one changes the present entry.
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
