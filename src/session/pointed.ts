import { createStore, type Store } from '../store/store';

/** A source of pointing: a pointer over a drawing, or the slider of Inspect. */
type Pointer = 'pointer' | 'inspect';

/** The thing that a visitor points at: the pointer's, or while it points at none, that of Inspect. */
export interface Pointed<T> extends Pick<Store<T | undefined>, 'value' | 'subscribe'> {
  point(by: Pointer, at: T | undefined): void;
}

/** Nothing is pointed at. */
export function createPointed<T>(): Pointed<T> {
  const store = createStore<T | undefined>(undefined);
  const things: Partial<Record<Pointer, T | undefined>> = {};
  return {
    get value() {
      return store.value;
    },
    subscribe: store.subscribe,
    point(by, at) {
      things[by] = at;
      store.set(things.pointer ?? things.inspect);
    },
  };
}
