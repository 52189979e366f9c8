/** A value that others can listen to. */
export interface Store<T> {
  readonly value: T;
  /** Replaces the value, and calls the listeners where it differs. */
  set(value: T): void;
  /** Adds a listener; the function returned removes it. A listener that others remove meanwhile is still called. */
  subscribe(listener: () => void): () => void;
}

/** A store of `initial`. Its functions need no `this`, as React's `useSyncExternalStore` wants them. */
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
