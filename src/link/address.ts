import { createContext, useContext } from 'react';
import type { Texts } from './table';
import type { PagePath } from './write';

/** How the visitor arrived. */
interface Arrival {
  readonly path: string;
  /** The link named everything that differs from a first visit. */
  readonly complete: boolean;
  /** The link named a world. */
  readonly namesWorld: boolean;
}

const NOWHERE: Arrival = { path: '', complete: false, namesWorld: false };

/** What a change of the address is: a visitor's choice, or what the page had chosen for it before. */
export type Origin = 'choice' | 'kept';

/** What the page has to say in its address, and how the visitor arrived. */
export class Address {
  readonly arrival: Arrival;
  readonly #listeners = new Set<(origin: Origin) => void>();
  readonly #readers = new Set<(search: string) => void>();
  #changes: Texts = {};

  constructor(arrival: Arrival = NOWHERE) {
    this.arrival = arrival;
  }

  /** Changes parameters of the page's own in the address; an undefined one is removed. */
  change(changes: Texts, origin: Origin = 'choice'): void {
    this.#changes = { ...this.#changes, ...changes };
    for (const listener of [...this.#listeners]) listener(origin);
  }

  /** The changes since the page was opened, or since its choices were read from an address: to write them twice changes nothing. */
  get pending(): Texts {
    return this.#changes;
  }

  /** Drops the pending changes: they are of a page that is left. */
  leave(): void {
    this.#changes = {};
  }

  subscribe = (listener: (origin: Origin) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Has every part of the page that reads its choices from the address read them from `search`, and drops pending changes. */
  restore(search: string): void {
    this.leave();
    for (const read of [...this.#readers]) read(search);
  }

  /** Calls back with the query to read choices from when a visitor comes back to it. The function returned unsubscribes. */
  onRestore(read: (search: string) => void): () => void {
    this.#readers.add(read);
    return () => this.#readers.delete(read);
  }
}

/** The route's path of the page shown; undefined on the 404 page. */
export const PageContext = createContext<PagePath | undefined>(undefined);

/** The address of this document; `boot` provides it. */
export const AddressContext = createContext(new Address());

export function useAddress(): Address {
  return useContext(AddressContext);
}
