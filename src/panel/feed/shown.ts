/** What a panel shows at one moment. */
export interface Shown {
  readonly state: unknown;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Instant whose state it is, at or before `t`. */
  readonly at: number;
}
