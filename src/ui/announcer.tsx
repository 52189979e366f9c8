import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the page's one status region say `text` to a screen reader. */
export function announce(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

/** The page's one polite status region, empty until something is announced. */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
  return (
    <div role="status" className="visually-hidden">
      {text}
    </div>
  );
}
