import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../store/store';

/** The correlation id that a visitor selected, shared by all panels of the document. */
export class Selection {
  readonly #id: Store<string | undefined>;
  readonly subscribe: Store<string | undefined>['subscribe'];
  /** Selects an id, or none. */
  readonly select: (id: string | undefined) => void;

  constructor(id?: string) {
    this.#id = createStore(id);
    this.subscribe = this.#id.subscribe;
    this.select = this.#id.set;
  }

  get id(): string | undefined {
    return this.#id.value;
  }
}

/** The selection of this document; `boot` provides it. */
export const SelectionContext = createContext(new Selection());

const none = () => undefined;

/** The selected correlation id, and the function that selects another or none. */
export function useSelection(): readonly [id: string | undefined, select: (id: string | undefined) => void] {
  const selection = useContext(SelectionContext);
  const id = useSyncExternalStore(selection.subscribe, () => selection.id, none);
  return [id, selection.select];
}
