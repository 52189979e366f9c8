/** What the page of the operations floor offers to the runner, as `window.floorBench`. */
export interface FloorBench {
  /** True once everything on screen shows the instant of the page's clock. */
  readonly settled: boolean;
  /** Moves the page's clock to `t`, milliseconds since the Unix epoch; resolves to the milliseconds until all on screen shows it. */
  seek(t: number): Promise<number>;
}
