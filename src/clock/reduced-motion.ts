/** World milliseconds between two pictures for a visitor who prefers reduced motion. */
export const REDUCED_STEP_MS = 1_000;

/** The media query that matches if the visitor prefers reduced motion, with an event when that changes. */
export const reducedMotionQuery = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Returns the instant shown at `t` in a world that runs at `rate`: with reduced motion a whole second, unless time is
 * stopped.
 */
export const steppedInstant = (t: number, rate: number, { matches }: MediaQueryList): number =>
  matches && rate !== 0 ? Math.floor(t / REDUCED_STEP_MS) * REDUCED_STEP_MS : t;
