import { startTimer } from '../clock/timers';
import { isDecodable } from './decodable';

/** Milliseconds until an address that the browser refused is written again: browsers count changes in windows of 10 to 30 s. */
const RETRY_MS = 10_000;

type Write = History['replaceState'];

/** The parts of a window that are patched. */
type Mended = Pick<Window, 'history' | 'location' | 'addEventListener'>;

/** Whether the browser refused a write because there were too many, rather than because it can never be written. */
const refused = (error: unknown) => !(error instanceof DOMException && error.name === 'DataCloneError');

/**
 * Makes the window’s history safe for the router, which must start afterwards. If the browser refuses to change the
 * current entry, for example after many changes in a row, the write is retried later instead of throwing. A fragment
 * with a broken percent sequence is removed from the address first.
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
