import { startTimer } from '../clock/timers';
import { isDecodable } from './decodable';

/** Milliseconds until an address that the browser refused is written again: browsers count changes in windows of 10 to 30 s. */
const RETRY_MS = 10_000;

type Write = History['replaceState'];

/** What of a window is mended. */
type Mended = Pick<Window, 'history' | 'location' | 'addEventListener'>;

/** Whether the browser refuses what it would take at another time, and not what it can never write. */
const refused = (error: unknown) => !(error instanceof DOMException && error.name === 'DataCloneError');

/**
 * Makes the window's history safe for the router, which must start after it. A change of the present entry that the browser refuses,
 * as after many in a row, is written a while later instead of failing whatever the visitor chose. A fragment with a broken percent
 * sequence, which names nothing on any page, is taken out of the address before the router reads it.
 */
export function repairHistory(view: Mended): void {
  const { history, location } = view;
  let forget = () => {};
  const replace: Write = history.replaceState.bind(history);
  const push: Write = history.pushState.bind(history);
  const write: Write = (state, unused, url) => {
    forget();
    try {
      replace(state, unused, url);
    } catch (error) {
      if (!refused(error)) throw error;
      forget = startTimer(RETRY_MS, () => write(state, unused, url));
    }
  };
  history.replaceState = write;
  history.pushState = (state, unused, url) => {
    // What was to be written was for the entry that is left. Where this one is refused, the router loads its address.
    forget();
    push(state, unused, url);
  };
  const arrive = () => {
    forget();
    if (!isDecodable(location.hash)) write(history.state, '', location.origin + location.pathname + location.search);
  };
  view.addEventListener('popstate', arrive);
  arrive();
}
