import type { WorldName } from '../../sim/math/seed-of';
import type { FeedInputs } from './inputs';

/**
 * The content of a panel at one moment, with everything that it was computed from: the page may have moved on, and the
 * next state is still to come.
 */
export interface Display extends FeedInputs {
  /** World of the state. */
  readonly world: WorldName;
  readonly state: unknown;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Instant of the state, at or before `t`. */
  readonly at: number;
  /**
   * The state that the panel is compared with; undefined without a comparison, if that is before 1970, and if the model
   * failed there.
   */
  readonly other?: Other | undefined;
  /** True if the model failed to compute the state to compare with. */
  readonly hasOtherFailed?: boolean;
}

/** The other state of a panel that is compared. */
export interface Other {
  readonly world: WorldName;
  readonly state: unknown;
  /** Instant of this state, milliseconds since the Unix epoch. */
  readonly t: number;
}
