import type { WorldName } from '../math/seed-of';
/**
 * Something that a visitor does to the one element of that role whose accessible name is exactly that: a click, or a
 * key.
 */
export interface CaseStep {
  /** ARIA role, such as `button`. */
  readonly role: string;
  readonly name: string;
  /** Key that is pressed on the element, such as `ArrowRight`. Absent for a click. */
  readonly press?: string;
}

/** Another view of a case: what its address says besides, or what a visitor does first. */
export interface CaseView {
  /** Unique in the case, lower case. */
  readonly name: string;
  /** Parameters of the address. */
  readonly query?: Readonly<Record<string, string>>;
  readonly steps?: readonly CaseStep[];
}

/** An instant of a world at which a dashboard is tested: its state is hashed and its picture compared. */
export interface Case {
  /** Unique in the dashboard, lower case: names the picture and the fixture. */
  readonly name: string;
  /** Name of the world. */
  readonly world: WorldName;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  /** Photographed as well, narrow and wide. */
  readonly views?: readonly CaseView[];
}
