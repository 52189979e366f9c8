/** What the page of the operations floor offers to the runner, as `window.floorBench`. */
export interface FloorBench {
  /** True once everything on screen shows the instant of the page's clock. */
  readonly settled: boolean;
  /** Moves the page's clock to `t`, milliseconds since the Unix epoch; resolves to the milliseconds until all on screen shows it. */
  seek(t: number): Promise<number>;
  /**
   * Moves the clock on by `step` world milliseconds, and again in the frame after the one in which all on screen shows it, as a pointer
   * does that is being dragged, for `ms`; resolves to the milliseconds that each step took.
   */
  scrub(step: number, ms: number): Promise<number[]>;
  /** Has a corner of 16 px change in every frame, and nothing else, for `ms`; resolves to how many frames there were. */
  blink(ms: number): Promise<number>;
}
