import type { WorldName } from '../math/seed-of';
/** Step of a visitor on the one element of a role with exactly this accessible name: a click, or a key. */
export interface CaseStep {
  /** ARIA role, such as `button`. */
  readonly role: string;
  readonly name: string;
  /** Key that is pressed on the element, such as `ArrowRight`. Absent for a click. */
  readonly press?: string;
}

/** Further view of a case: more parameters of its address, or a visitor's first steps. */
export interface CaseView {
  /** Name, unique in the case, lower case. */
  readonly name: string;
  /** Parameters of the address. */
  readonly query?: Readonly<Record<string, string>>;
  readonly steps?: readonly CaseStep[];
}

/** Instant of a world at which a dashboard is tested: its state is hashed and its picture compared. */
export interface Case {
  /** Name, unique in the dashboard, lower case: names the picture and the fixture. */
  readonly name: string;
  readonly world: WorldName;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  /** Further views that are photographed, narrow and wide. */
  readonly views?: readonly CaseView[];
}
