import { createContext, useContext } from 'react';
import type { Parameter } from './link';

type Changes = Readonly<Partial<Record<Parameter, string | undefined>>>;

/** How the visitor arrived. */
interface Arrival {
  readonly path: string;
  /** The link named everything that it wanted otherwise than on a first visit. */
  readonly whole: boolean;
  /** The link named a world. */
  readonly seed: boolean;
}

const NOWHERE: Arrival = { path: '', whole: false, seed: false };

/** What the page has to put into its address and has not yet, and how the visitor arrived. */
export class Address {
  readonly arrival: Arrival;
  readonly #listeners = new Set<() => void>();
  #changes: Changes = {};

  constructor(arrival: Arrival = NOWHERE) {
    this.arrival = arrival;
  }

  /** Has parameters changed in the address, or taken away where undefined. */
  change(changes: Changes): void {
    this.#changes = { ...this.#changes, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Whether there is something to put. */
  get pending(): boolean {
    return Object.keys(this.#changes).length > 0;
  }

  /** Hands the changes over; they are forgotten here. */
  take(): Changes {
    const changes = this.#changes;
    this.#changes = {};
    return changes;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The address of this document; `boot` provides it. */
export const AddressContext = createContext(new Address());

export function useAddress(): Address {
  return useContext(AddressContext);
}
