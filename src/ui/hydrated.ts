import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True except in prerendered HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
