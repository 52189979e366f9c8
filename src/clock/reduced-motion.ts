/** World milliseconds between two pictures for a visitor who asked for less motion. */
export const REDUCED_STEP_MS = 1_000;

/** Whether the visitor asked the browser for less motion: `matches`, and an event when that changes. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The instant shown at `t` in a world that runs at `rate`: a whole second if the visitor asked for less motion, unless
 * time is stopped.
 */
export const steppedInstant = (t: number, rate: number, { matches }: MediaQueryList): number =>
  matches && rate !== 0 ? Math.floor(t / REDUCED_STEP_MS) * REDUCED_STEP_MS : t;
