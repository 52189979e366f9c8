import type { Incident } from '../../sim/world/incidents/incidents';

/** What a visitor can select. The plot hands it on to the drawings, and alone here knows a type of the world. */
export type Selected = Incident;

/** What the visitor points at or has selected anywhere on the page. */
export interface Highlight {
  /** The instant pointed at, milliseconds since the Unix epoch. */
  readonly instant: number | undefined;
  readonly selected: Selected | undefined;
}

/** What can be pointed at in a drawing and has no row of the table. */
export interface Item {
  /** Tells it from the others. */
  readonly key: string;
  readonly words: string;
}
