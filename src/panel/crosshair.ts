import { createContext, useContext } from 'react';

/** The instant that a visitor points at in one panel, shared by all panels of the document. */
export class Crosshair {
  readonly #listeners = new Set<() => void>();
  #instant: number | undefined;

  /** Milliseconds since the Unix epoch; undefined while nothing is pointed at. */
  get instant(): number | undefined {
    return this.#instant;
  }

  /** Points at an instant, or at none. */
  point(instant: number | undefined): void {
    if (instant === this.#instant) return;
    this.#instant = instant;
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const CrosshairContext = createContext(new Crosshair());

export function useCrosshair(): Crosshair {
  return useContext(CrosshairContext);
}
