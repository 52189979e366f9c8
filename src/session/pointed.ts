import { createStore, type Store } from '../store/store';

/** A means of pointing: a pointer over a drawing, or the slider of Inspect. */
type Pointer = 'pointer' | 'inspect';

/** The thing that a visitor points at: with the pointer or, while that points at nothing, with Inspect. */
export interface PointedThing<T> extends Pick<Store<T | undefined>, 'value' | 'subscribe'> {
  point(by: Pointer, at: T | undefined): void;
}

/** Creates a value that points at nothing. */
export function createPointedThing<T>(): PointedThing<T> {
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
