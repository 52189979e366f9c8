import type { Choices } from '../../dashboards/contract';
import type { WorldName } from '../../sim/math/seed-of';

/** The content of a panel at one moment. */
export interface Display {
  readonly state: unknown;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Instant of the state, at or before `t`. */
  readonly at: number;
  /** Display choices; undefined for a dashboard without any. */
  readonly choices?: Choices | undefined;
  /** The state that the panel is compared with; undefined for none. */
  readonly other?: Other | undefined;
}

/** The other state of a panel that is compared. */
export interface Other {
  readonly world: WorldName;
  readonly state: unknown;
  /** Instant of this state, milliseconds since the Unix epoch. */
  readonly t: number;
}
