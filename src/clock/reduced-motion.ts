/** World milliseconds between two pictures for a visitor who asked for less motion. */
export const REDUCED_STEP_MS = 1_000;

/** Whether the visitor asked the browser for less motion: `matches`, and an event when that changes. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
