import { useSyncExternalStore } from 'react';
import type { Observable } from '../store/observable';

/** What `read` makes of a value that can change. It must return the same object for the same value. */
export function useObservable<T, R>(source: Observable<T>, read: (value: T) => R): R {
  return useSyncExternalStore(
    source.subscribe,
    () => read(source.value),
    () => read(source.prerendered),
  );
}
