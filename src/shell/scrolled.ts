import { useSyncExternalStore } from 'react';

/** CSS px beyond which a page counts as scrolled. */
const SCROLLED_PX = 48;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** True if the page is scrolled; false in prerendered HTML. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > SCROLLED_PX,
    () => false,
  );
}
