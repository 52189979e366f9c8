import type { Incident } from '../../sim/world/incidents';

/** What the visitor points at or has selected anywhere on the page. */
export interface Highlight {
  /** The instant pointed at, milliseconds since the Unix epoch. */
  readonly instant: number | undefined;
  /** The incident that is selected. */
  readonly incident: Incident | undefined;
}

/** What can be pointed at in a drawing and has no row of the table. */
export interface Item {
  /** Tells it from the others. */
  readonly key: string;
  readonly words: string;
}
