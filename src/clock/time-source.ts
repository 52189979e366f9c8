/** Real time as the machine's clock has it: all that the world's clock reads. */
export interface RealTime {
  /**
   * Whole milliseconds since the Unix epoch, UTC. Goes on while the machine sleeps, and may jump when its clock is set.
   */
  now(): number;
}

/** Real time. The browser's is below; tests supply their own. */
export interface TimeSource extends RealTime {
  /** Milliseconds that only ever run forward; in some browsers they stand still while the machine sleeps. */
  monotonic(): number;
}

/** The browser's time. */
export const browserTime: TimeSource = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};
