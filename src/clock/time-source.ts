/** Source of real time for the clock. The browser's is below; tests supply their own. */
export interface TimeSource {
  /** Milliseconds since the Unix epoch, UTC. May jump when the machine's clock is set. */
  wall(): number;
  /** Milliseconds that only ever run forward. */
  monotonic(): number;
}

/** The browser's time. */
export const browserTime: TimeSource = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
};
