import type { Incident } from '../../sim/world/incidents/incidents';

/**
 * The instant that a visitor points at, and the incident that is selected, anywhere on the page. The plot hands it on
 * to the drawings; no other type of the world is known here.
 */
export interface Highlight {
  /** The instant pointed at, milliseconds since the Unix epoch. */
  readonly instant: number | undefined;
  readonly selected: Incident | undefined;
}

/** A part of a drawing that can be pointed at and has no row in the table. */
export interface Item {
  /** Key, unique within the drawing. */
  readonly key: string;
  readonly words: string;
}
