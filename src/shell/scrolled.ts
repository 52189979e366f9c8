import { useSyncExternalStore } from 'react';

/** A page that is scrolled further than this, in px, counts as scrolled. */
const SCROLLED_PX = 48;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled; false in prerendered HTML. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > SCROLLED_PX,
    () => false,
  );
}
