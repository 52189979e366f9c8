import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '../store/store';

/** Fits a media query to the picture that the document is laid out in, as in a kiosk's show; undefined on a desk. */
export const mediaFit = createStore<((query: string) => string) | undefined>(undefined);

/** Returns what to ask the window in place of `query`, so that code and style sheets have one answer. */
export function mediaList(query: string): MediaQueryList {
  return matchMedia(mediaFit.value?.(query) ?? query);
}

/** Listens to a change of a media query's result; the function returned stops that. */
function onMedia(query: string, listener: () => void): () => void {
  let unsubscribeList = () => {};
  const follow = () => {
    unsubscribeList();
    const list = mediaList(query);
    list.addEventListener('change', listener);
    unsubscribeList = () => list.removeEventListener('change', listener);
  };
  follow();
  const unsubscribeFit = mediaFit.subscribe(() => {
    follow();
    listener();
  });
  return () => {
    unsubscribeFit();
    unsubscribeList();
  };
}

/** True if a media query matches where the page is laid out, kept up to date; false in prerendered HTML. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback((listener: () => void) => onMedia(query, listener), [query]),
    () => mediaList(query).matches,
    () => false,
  );
}
