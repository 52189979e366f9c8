/** A value with listeners. */
export interface Store<T> {
  readonly value: T;
  /** Replaces the value, and calls the listeners if it differs. */
  set(value: T): void;
  /**
   * Adds a listener; the function returned removes it. A listener that another one removes during a call is still
   * called.
   */
  subscribe(listener: () => void): () => void;
}

/** Creates a store of `initial`. Its functions need no `this`, as React's `useSyncExternalStore` requires. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get value() {
      return value;
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
