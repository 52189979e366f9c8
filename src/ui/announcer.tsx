import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store';

const message = createStore('');

/** Has the page's one status region say `text` to a screen reader. */
export const announce = message.set;

/** The page's one polite status region, empty until something is announced. */
export function Announcer() {
  const text = useSyncExternalStore(
    message.subscribe,
    () => message.value,
    () => '',
  );
  return (
    <div role="status" className="visually-hidden">
      {text}
    </div>
  );
}
