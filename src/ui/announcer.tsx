import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store';

const message = createStore('');

/** Announces `text` to screen readers in the page’s one status region. */
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
