/** Real time by the machine's clock: the only input of the world's clock. */
export interface RealTime {
  /**
   * Returns whole milliseconds since the Unix epoch, UTC. Goes on while the machine sleeps, and may jump when its clock
   * is set.
   */
  now(): number;
}

/** Source of real time: the browser's, or one of a test. */
export interface TimeSource extends RealTime {
  /** Returns milliseconds that never run backwards; in some browsers they stand still while the machine sleeps. */
  monotonic(): number;
}

/** The browser's time. */
export const browserTime: TimeSource = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};
