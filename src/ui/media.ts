import { useCallback, useSyncExternalStore } from 'react';

/** True if a media query matches, kept up to date; false in prerendered HTML. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
}
