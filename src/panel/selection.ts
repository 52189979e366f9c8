import { createContext, useContext, useSyncExternalStore } from 'react';

/** The correlation id that a visitor selected, shared by all panels of the document. */
export class Selection {
  readonly #listeners = new Set<() => void>();
  #id: string | undefined;

  constructor(id?: string) {
    this.#id = id;
  }

  get id(): string | undefined {
    return this.#id;
  }

  /** Selects an id, or none. */
  select = (id: string | undefined): void => {
    if (id === this.#id) return;
    this.#id = id;
    for (const listener of [...this.#listeners]) listener();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
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
