/** An instant of a world at which a dashboard is tested: its state is hashed and its picture compared. */
export interface Case {
  /** Unique in the dashboard, lower case: names the golden and the fixture. */
  readonly name: string;
  readonly seed: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}
