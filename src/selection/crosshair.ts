import { createContext, useContext } from 'react';
import { createStore } from '../store/store';

/** The instant that a visitor points at in one panel, shared by all panels of the document. */
export class Crosshair {
  readonly #instant = createStore<number | undefined>(undefined);
  readonly subscribe = this.#instant.subscribe;
  /** Points at an instant, or at none. */
  readonly point = this.#instant.set;

  /** Milliseconds since the Unix epoch; undefined while nothing is pointed at. */
  get instant(): number | undefined {
    return this.#instant.value;
  }
}

const CrosshairContext = createContext(new Crosshair());

export function useCrosshair(): Crosshair {
  return useContext(CrosshairContext);
}
