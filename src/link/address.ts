import { createContext, useContext } from 'react';
import type { Choices, PagePath } from './write';

/** How the visitor arrived. */
interface Arrival {
  readonly path: string;
  /** The link named everything that differs from a first visit. */
  readonly complete: boolean;
  /** The link named a world. */
  readonly seed: boolean;
}

const NOWHERE: Arrival = { path: '', complete: false, seed: false };

/** Pending changes of the page's address, and how the visitor arrived. */
export class Address {
  readonly arrival: Arrival;
  readonly #listeners = new Set<() => void>();
  #changes: Choices = {};

  constructor(arrival: Arrival = NOWHERE) {
    this.arrival = arrival;
  }

  /** Changes a log's parameters in the address; an undefined one is removed. */
  change(changes: Choices): void {
    this.#changes = { ...this.#changes, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Whether there is something to put. */
  get pending(): boolean {
    return Object.keys(this.#changes).length > 0;
  }

  /** Returns the pending changes and clears them. */
  take(): Choices {
    const changes = this.#changes;
    this.#changes = {};
    return changes;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The route's path of the page shown; undefined on the 404 page. */
export const PageContext = createContext<PagePath | undefined>(undefined);

/** The address of this document; `boot` provides it. */
export const AddressContext = createContext(new Address());

export function useAddress(): Address {
  return useContext(AddressContext);
}
