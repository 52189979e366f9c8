import { useSyncExternalStore } from 'react';
import type { Observable } from '../store/observable';

/**
 * Returns the result of `read` for an observable's present value. `read` must return the same object for the same
 * value.
 */
export function useObservable<T, R>(source: Observable<T>, read: (value: T) => R): R {
  return useSyncExternalStore(
    source.subscribe,
    () => read(source.value),
    () => read(source.prerendered),
  );
}
