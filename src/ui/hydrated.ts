import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and during hydration, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
