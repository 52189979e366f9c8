import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store';

const NOTHING = { n: 0, text: '' };
const message = createStore(NOTHING);

/**
 * Announces `text` to screen readers in the page's one status region, even if it repeats the last announcement; ''
 * empties the region.
 */
export const announce = (text: string): void => message.set({ n: message.value.n + 1, text });

/**
 * The page's one polite status region, empty until something is announced. Each announcement is a new element, because
 * a repeated text alone would be no change.
 */
export function Announcer() {
  const { n, text } = useSyncExternalStore(
    message.subscribe,
    () => message.value,
    () => NOTHING,
  );
  return (
    <div role="status" className="visually-hidden">
      {text && <span key={n}>{text}</span>}
    </div>
  );
}
