import type { Choices } from '../../dashboards/contract';

/** What a panel shows at one moment. */
export interface Display {
  readonly state: unknown;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Instant whose state it is, at or before `t`. */
  readonly at: number;
  /** How it is shown; undefined for a dashboard without display choices. */
  readonly choices?: Choices | undefined;
  /** What it is compared with; undefined for nothing. */
  readonly other?: Other | undefined;
}

/** The second state of a panel that is compared. */
export interface Other {
  readonly world: string;
  readonly state: unknown;
  /** Instant that it is of, milliseconds since the Unix epoch. */
  readonly t: number;
}
